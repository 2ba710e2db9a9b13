import type { SampleStory } from '../sampleStory.ts'

export const sampleStories: readonly SampleStory[] = [
  {
    language: 'de',
    titleDE: 'Vierzehn Sekunden Mama',
    titleEN: 'Fourteen seconds of Mum',
    textDE:
      'Meine Mutter hat nie begriffen, dass niemand abnimmt. «Bist du da? Brigitte? Also du bist nicht da.» Dann hörte man sie atmen, den Radio in der Küche, und dass sie das Kabel um den Finger wickelte, das knarrte so. «Ich wollte nur fragen, ob du noch Quitten willst.» Vierzehn Sekunden. Das war im Oktober 1994, im November ist sie gestorben. Ich habe die kleine Kassette herausgenommen und eine neue gekauft. Sie liegt bei den Nähsachen, in der Dose mit den Knöpfen. Ein Gerät dafür habe ich nicht mehr. Ich weiss ja, was darauf ist. Die Quitten habe ich dann selber geholt.',
    textEN:
      'My mother never grasped that nobody picks up. “Are you there? Brigitte? So you are not there.” Then you heard her breathing, the kitchen radio, and the cord she was winding round her finger, it used to creak. “I only wanted to ask if you’d like some more quinces.” Fourteen seconds. That was in October 1994, and in November she died. I took the little tape out and bought a new one. It lives with the sewing things, in the tin with the buttons. I no longer have anything to play it on, but I know what is on it. The quinces I went and fetched myself.',
  },
  {
    language: 'de',
    titleDE: 'Die Ansage zu viert',
    titleEN: 'Four of us on the greeting',
    textDE:
      'In der WG an der Hardstrasse wollten wir eine Ansage, in der alle vorkommen. Vier Leute, ein Mikrofon so gross wie eine Linse, dreissig Sekunden Band. Markus sollte Kontrabass machen, mit dem Mund. Beim ersten Mal hat Sandra gelacht, beim zweiten der Wasserkocher gepfiffen, beim neunten war es perfekt, und dann merkten wir, dass niemand die Taste gedrückt hatte. Genommen haben wir das elfte, da hört man am Schluss nur noch, wie einer vom Stuhl fällt. Mein Vater hat drei Wochen lang nicht mehr angerufen. Er dachte, er habe sich verwählt, jedes Mal.',
    textEN:
      'In our shared flat we wanted a greeting with everybody in it. Four people, a microphone as big as a lentil, thirty seconds of tape. Markus was to do the double bass, with his mouth. On the first take Sandra laughed, on the second the kettle whistled, the ninth was perfect, and then we noticed that no one had pressed the key. We kept number eleven, at the end of which all you hear is somebody falling off a chair. My father did not call for three weeks. He thought he had dialled the wrong number, every single time.',
  },
  {
    language: 'en',
    titleDE: 'Im Dunkeln neben dem Gerät',
    titleEN: 'In the dark beside the machine',
    textDE:
      'Ich war zu Hause. Das ist die ganze Geschichte. Er rief um Viertel nach neun an, wie angekündigt, und ich stand im Flur, in Socken, das Licht aus, als könnte er es sehen. Es klingelte viermal, dann kam meine eigene Stimme und sagte, ich sei nicht da. Ich klang so fröhlich. Dann er. Er machte lange Pausen, man hörte Autos, er stand in einer Kabine. «Wenn du da bist, nimm ab.» Meine Hand lag auf dem Hörer, der war ganz warm davon. Dann fiel die letzte Münze, und das rote Licht fing an zu blinken, einmal, Pause, einmal. Wir sind seit siebenundzwanzig Jahren verheiratet, aber nicht miteinander.',
    textEN:
      'I was at home. That is the whole story. He rang at a quarter past nine, as he had said he would, and I stood in the hall in my socks with the light off, as though he could see it. Four rings, then my own voice, saying that I was out. I sounded so cheerful. Then him. He left long gaps, you could hear cars, he was in a phone box. “If you are there, pick up.” My hand was on the receiver and had made it quite warm. Then the last coin dropped and the red light began to blink, once, pause, once. We have been married for twenty-seven years, though not to each other.',
  },
  {
    language: 'de',
    titleDE: 'Code vier sieben',
    titleEN: 'Code four seven',
    textDE:
      'Im Sommer 1991 suchte ich eine Lehrstelle und war trotzdem mit den Pfadi im Jura. Jeden Abend nach dem Abwasch lief ich zum Telefon beim Dorfladen und rief bei uns zu Hause an, damit niemand abnahm. Dann das kleine Kästchen an die Muschel halten, das piepste, vier, sieben, und die Maschine spulte zurück. Das Spulen kostete am meisten. Ich hatte zwei Franken in Zwanzigern. Am fünften Abend eine fremde Stimme: «Hier Schreinerei Amstutz.» Da war das Geld zu Ende. Ich stand da und wusste nicht, ob ja oder nein. Der Laden war zu. Ich habe die ganze Nacht gehobelt, im Traum.',
    textEN:
      'In the summer of 1991 I was looking for an apprenticeship and had gone to scout camp in the Jura all the same. Every evening after the washing-up I walked to the phone by the village shop and called our own number, hoping that no one would answer. Then you held the little box against the mouthpiece, it went beep, four, seven, and the machine wound back. The winding cost the most. I had two francs in small change. On the fifth evening a stranger: “This is Amstutz, the joiner’s.” And there the money ran out. I did not know if it was yes or no. The shop was shut. I planed wood all night, in my dreams.',
  },
  {
    language: 'en',
    titleDE: 'Nur der Hund',
    titleEN: 'Only the dog',
    textDE:
      'Wir waren zwei Wochen in Portugal, und die Nachbarin hütete den Hund. Bei der Rückkehr blinkte das Licht so oft, dass ich zweimal neu zählte: neun. Ich drückte auf Abspielen. Stille, ein Schnaufen, dann Krallen auf Parkett. Nächste Nachricht: Schnaufen. In der vierten bellte er, weit weg, und hier in der Stube bellte er zurück. Es stellte sich heraus, dass sie ihm das Telefon ans Ohr gehalten hatte, jeden Abend um sieben, damit er unsere Stimmen auf der Ansage hört. Neunmal hat er zugehört bis zum Pfeifton. Den Ton fand er nicht gut.',
    textEN:
      'We had two weeks in Portugal and the neighbour looked after the dog. When we got back the light blinked so often that I had to count again: nine. I pressed play. Silence, some panting, claws on a wooden floor. Next message: panting. In the fourth he barked, far off, and here in the living room he barked back. It turned out that she had held the phone to his ear every evening at seven, so that he could hear our voices on the greeting. Nine times he had listened right up to the beep. He did not care for the beep. – Graham',
  },
]
