import type { SampleStory } from '../sampleStory.ts'

export const sampleStories: readonly SampleStory[] = [
  {
    language: 'de',
    titleDE: 'Das weisse Kabel im 7.04',
    titleEN: 'The white cable on the 7.04',
    textDE:
      'Lehrlingslohn, drei Monate gespart, Herbst 2004. Am ersten Morgen habe ich ihn im Zug nach Olten extra so gehalten, dass man ihn sieht. Die Rückseite war eiskalt und spiegelte, man konnte sich darin die Haare richten, ein bisschen verbogen. Gegenüber sassen die Pendler mit ihrer Zeitung, und ich merkte, wie ihre Augen dem weissen Kabel nachgingen, von der Jackentasche hinauf zum Ohr. Ich hatte erst elf Lieder drauf, die restlichen 989 fehlten noch. Bis Aarau war ich zweimal durch. Am Abend war hinten schon der erste Kratzer vom Schlüssel, quer über mein Gesicht.',
    textEN:
      'Apprentice’s wages, three months of saving, autumn 2004. The first morning on the train to Olten I held it so that people would have to see it. The steel on the back was freezing. It worked as a mirror too, if you did not mind your face a bit bent. The commuters across from me had their papers up, but I watched their eyes follow the white cable out of my pocket and up to my ear. I owned eleven songs. The other nine hundred and eighty-nine were still to come, so by Aarau I was through twice. Same evening my keys put the first scratch on it, right across where my face would be. – Jonas',
  },
  {
    language: 'en',
    titleDE: 'Haltestelle Kunsthaus',
    titleEN: 'The stop by the art museum',
    textDE:
      'Ich hatte das Lied nicht gelöscht, ich hatte nur beschlossen, es nie mehr anzuwählen. An die Zufallswiedergabe habe ich nicht gedacht. Es war November, das Tram war voll, alle Mäntel nass, und genau beim Kunsthaus, wo wir uns getrennt hatten, kam dieses Klavier. Mein Daumen lag auf dem Rad und bewegte sich nicht. Einmal drücken, und es wäre weg gewesen. Die Türen gingen auf, kalte Luft an den Knöcheln, Leute mit Schirmen, die Türen gingen zu. Ich bin sitzen geblieben, bis es fertig war, vier Haltestellen zu weit, und bin im Regen zurückgelaufen.',
    textEN:
      'I had not deleted the song. I had only decided never to pick it again. What I forgot about was shuffle. November, the tram packed, everybody’s coat wet, and right at the stop by the art museum, which is where it had ended, that piano came on. My thumb was on the wheel and it would not move. One press and it would have gone. The doors opened, cold air round the ankles, umbrellas, the doors closed. I stayed in my seat until the last note, four stops past my own, and walked back through the rain with the earphones in and nothing playing.',
  },
  {
    language: 'en',
    titleDE: 'Die Nacht der 140 CDs',
    titleEN: 'The night of the 140 CDs',
    textDE:
      'Ich war vierzehn, und meine Eltern hatten gesagt: «Wenn du es schaffst, gehört alles dir.» Also habe ich an einem Freitag alle CDs der Familie neben den Laptop gestapelt, Bollywood links, Jazz rechts, und eine nach der anderen eingelegt. Das Laufwerk sirrte hoch, dann ein Summen, dann das Klicken der Schublade. Alle sieben Minuten. Um drei Uhr sass ich im Schneidersitz unter der Decke, den Laptop auf den Beinen, der war so warm wie eine Katze. Papas Lieblings-CD hatte einen Kratzer und blieb bei 43 Prozent stehen. Ich habe sie mit Zahnpasta geputzt. Um halb sechs ging das Licht im Gang an.',
    textEN:
      'I was fourteen and my parents said: if you manage it, you can have it all. So one Friday I stacked every CD we owned next to the laptop, Bollywood on the left, Dad’s jazz on the right, and fed them in. The drive would whine, settle into a hum, then push its tray out with a click. Seven minutes each. By three in the morning I was cross-legged under the duvet and the laptop was as warm as a cat. Dad’s favourite had a scratch and stuck at forty-three per cent. I cleaned it with toothpaste, I’d read that somewhere. At half past five the hall light went on, and I held my breath. – Priya',
  },
  {
    language: 'de',
    titleDE: 'Nur das linke Ohr',
    titleEN: 'Left ear only',
    textDE:
      'Schulreise in der Achten, Rückfahrt vom Oeschinensee. Im Car war nur neben Nino noch ein Platz frei. Er hat nichts gesagt, mir einfach einen Stöpsel hingehalten, den linken, noch warm. Das Kabel war kurz, wir mussten die Köpfe schräg halten, in den Kurven haben sich unsere Haare berührt. Was in meinem Ohr ankam, war nur die halbe Musik, Schlagzeug und so ein Kratzen, der Gesang war offenbar auf seiner Seite. Ich habe aus dem Fenster geschaut und genickt, als würde ich das Lied kennen. Jahre später habe ich es einmal richtig gehört, auf beiden Ohren. Es war ein ganz anderes.',
    textEN:
      'School trip, year eight, on the way home from the lake. The only seat left on the coach was next to Nino. He didn’t say anything, just held out one earphone. The left. It was still warm. The cable was too short for two people, so we sat with our heads tipped together and in the bends my hair touched his. I got half the music: drums and a sort of scratching. The singing must have been on his side. I looked out of the window and nodded as if I knew it. Years later I heard that song properly, in both ears, and it was a different one.',
  },
  {
    language: 'de',
    titleDE: 'Märsche vom Enkel',
    titleEN: 'Marches from my grandson',
    textDE:
      'Ich bin Jahrgang 1935 und habe vierzig Jahre Es-Bass geblasen. 2007 brachte mir der Enkel dieses weisse Kästli, darauf hatte er alle Märsche geladen, auch die von unserem Verein, ab Band. Er legte mir den Daumen auf das Rad und führte ihn im Kreis herum, wie man einem Kind das Schreiben zeigt. Es tickte dabei. Das Ticken war das Beste, in der stillen Stube, neben der Pendeluhr, als hätte sie ein Junges bekommen. Am Anfang drehte ich immer zu weit und landete bei irgendeinem Rapper. Den habe ich dann jeweils zu Ende gehört, man ist ja höflich.',
    textEN:
      'I was born in 1935 and played the E-flat bass for forty years. In 2007 my grandson came round with this little white box. He had put all the marches on it, even our own band’s, off the old tapes. He took my thumb, set it on the wheel and led it round and round, the way you teach a child to write. It ticked. In the quiet room that was what I liked best, the ticking next to the pendulum clock, as though the clock had had young. At first I always turned too far and ended up with some rapper. I heard him out each time. One has manners. – Hansruedi',
  },
]
