import type { DeviceNarration } from './deviceNarration.ts'

export const imac: DeviceNarration = {
  openings: {
    de: [
      'Zuerst der Geruch: neues Plastik, warmer Staub, ein wenig Strom. Dann die Farbe. Ein Blau wie ein Schwimmbad, in einer Welt, in der Computer aussahen wie Haferbrei.',
      'Er hatte einen Griff. An einer Maschine von siebzehn Kilo ist das beinahe ein Witz. Aber ein Griff sagt: Du darfst mich anfassen. Und das taten die Leute.',
      'Pst, er wählt. Ein Ton, ein Pfiff, der Streit zweier Insekten, dann ein Rauschen. Und aus dem Nebenzimmer ruft jemand, dass er telefonieren muss.',
      'Man konnte hineinsehen. Hinter der Schale lag, wie hinter Milchglas, der Schatten von etwas, das dachte. Vorher hatte kaum jemand in einen Computer hineinsehen wollen.',
    ],
    en: [
      'First the smell: new plastic, warm dust, a little electricity. Then the colour. Blue like a swimming pool, in a world where computers looked like porridge.',
      'It had a handle. On a machine of seventeen kilos that is almost a joke. But a handle says: you may touch me. And people did.',
      'Hush, it is dialling. A tone, a whistle, two insects quarrelling, then a long rush of noise. And from the next room somebody calls that they need the telephone.',
      'You could look inside. Behind the shell, as behind frosted glass, lay the shadow of something that was thinking. Hardly anyone had ever wanted to look inside a computer before.',
    ],
  },
  body: {
    de: [
      'Gezeigt wurde er im Mai 1998, in einer einzigen Farbe, benannt nach einem Strand in Australien. Das i stand für Internet. Auspacken, Strom, Telefonkabel, fertig. Fast jeder dritte frühe Käufer hatte nie zuvor einen Computer besessen.',
      'Ein Diskettenlaufwerk fehlte, und man lachte darüber. Die Maus war rund wie ein Biskuit, und die Hand wusste nie, wo vorne ist. Man verzieh es ihm. Einem Ding, das so leuchtet, bleibt man nicht lange böse.',
      'Er stand nicht im Büro. Er stand in der Stube, wo ihn alle sahen, und also gab es eine Warteschlange. Zehn Minuten für jeden, mit dem Küchenwecker. Jemand schrieb das erste E-Mail seines Lebens und rief danach an, um zu fragen, ob es angekommen sei.',
      'Bald wurden auch Bügeleisen, Telefone und Hefter durchsichtig. Als hätten die Dinge auf einmal nichts mehr zu verbergen.',
    ],
    en: [
      'It was shown in May 1998, in one single colour, named after a beach in Australia. The i stood for internet. Unpack it, plug it in, telephone cable, done. Almost one in three early buyers had never owned a computer.',
      'It had no floppy drive, and people laughed at that. Its mouse was as round as a biscuit, and the hand never knew which way was up. It was forgiven. Nobody stays angry for long with a thing that glows.',
      'It did not live in the office. It lived in the sitting room, where everyone could see it, and so there was a queue. Ten minutes each, by the kitchen timer. Somebody wrote the first e-mail of their life, and then telephoned to ask whether it had arrived.',
      'Soon irons, telephones and staplers turned see-through as well. As if things suddenly had nothing left to hide.',
    ],
  },
  closings: {
    de: [
      'Die meisten sind heute dunkel. Aber frag jemanden nach dem ersten Abend, und du hörst von einem blauen Schimmer an der Wand.',
      'Geblieben ist nicht das Tempo. Geblieben ist das Gefühl, dass etwas klug sein und sich trotzdem freuen kann, dich zu sehen.',
      'Wer war bei euch an der Reihe, und wer stoppte die Zeit? Und wem hast du zuerst geschrieben?',
    ],
    en: [
      'Most of them are dark today. But ask anyone about the first evening, and you will hear of a blue glimmer on a wall.',
      'What stayed is not the speed. What stayed is the feeling that something could be clever and still be pleased to see you.',
      'Whose turn was it in your home, and who kept the time? And to whom did you write first?',
    ],
  },
}
