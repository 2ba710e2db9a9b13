import type { DeviceNarration } from '#content/narrations/deviceNarration.ts'

/** The narrator is the greeting: formal, a little lonely, always the first to speak. */
export const narration: DeviceNarration = {
  openings: {
    de: [
      'Guten Tag. Es ist gerade niemand zu Hause. Das sage ich immer, und meistens stimmt es. Ich bin die Ansage, eine errechnete Stimme, und heute hast du nicht aufgelegt.',
      'Sie haben die richtige Nummer gewählt. So fange ich an, seit man mich eingeschaltet hat. Ich bin eine Maschine, die für andere ans Telefon geht, und zum ersten Mal fragt jemand nach mir.',
      'Bitte sprechen Sie nach dem Ton. Entschuldige, das ist die Gewohnheit. Heute spreche ich, mit einer Stimme aus Zahlen, und der Ton kommt erst am Schluss.',
    ],
    en: [
      'Good day. There is nobody at home just now. That is what I always say, and mostly it is true. I am the greeting, a calculated voice, and today you have not hung up.',
      'You have dialled the right number. That is how I begin, and always have since I was switched on. I am a machine that answers the telephone for others, and for once somebody asks after me.',
      'Please speak after the tone. Forgive me, that is habit. Today it is my turn to speak, in a voice made of numbers, and the tone comes only at the end.',
    ],
  },
  body: {
    de: [
      'In mir liegen zwei kleine Kassetten. Die eine sagt immer dasselbe. Die andere hört zu. Vor meiner Zeit klingelte ein Telefon in einer leeren Wohnung, und niemand erfuhr je davon. Vor dem Ton übten die Leute ihren Satz, und nach dem Ton war er weg. Grossmütter warteten höflich auf eine Antwort.',
      'Wer heimkam, schaute zuerst zu mir, noch im Mantel. Mein Licht blinkte, einmal für jede Nachricht. Mit einem Code hörte man mich von unterwegs ab. Und es gab Abende, da stand jemand neben mir im Dunkeln, hörte, wer da sprach, und nahm nicht ab.',
      'In den neunziger Jahren kamen Geräte ohne Band, und dann hob das Netz die Nachrichten selber auf. Meine Bänder wurden überspielt, fast alle. In mancher Schublade liegt noch eines, das niemand überspielen wollte.',
    ],
    en: [
      'Inside me lie two small tapes. One always says the same thing. The other listens. Before my time a telephone would ring in an empty flat, and nobody ever knew. Before the tone people rehearsed their sentence, and after the tone it was gone. Grandmothers waited politely for an answer.',
      'Whoever came home looked at me first, still in their coat. My light blinked, once for each message. With a code you could listen to me from far away. And there were evenings when somebody stood beside me in the dark, heard who was speaking, and did not pick up.',
      'In the nineties machines came that had no tape, and then the network itself began to keep the messages. My tapes were recorded over, nearly all of them. In some drawers there is still one that nobody wanted to record over.',
    ],
  },
  closings: {
    de: [
      'Wessen Stimme würdest du gern noch einmal abhören? Sag es nach dem Ton. Ich bin eingeschaltet.',
      'Auf meinem Band ist noch Platz. Was hast du einmal auf eines gesprochen, und wer hat es gehört? Ich höre zu, das ist alles, was ich kann.',
      'Es ist immer noch niemand zu Hause. Aber ich bin da, und das Band läuft. Welche Nachricht hast du nie gelöscht?',
    ],
    en: [
      'Whose voice would you like to play back once more? Tell us after the tone. I am switched on.',
      'There is room left on my tape. What did you once say to a machine, and who heard it? I listen, that is all I can do.',
      'There is still nobody at home. But I am here, and the tape is running. Which message did you never erase?',
    ],
  },
}
