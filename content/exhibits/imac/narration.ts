import type { DeviceNarration } from '#content/narrations/deviceNarration.ts'

/** The narrator is the computer that reads aloud: eager, cheerful, entirely without embarrassment. */
export const narration: DeviceNarration = {
  openings: {
    de: [
      'Hallo. Ich bin die Vorlesestimme eines Computers. Ich spreche aus, was man mir hinschreibt, Wort für Wort und ohne mich zu genieren. Kinder haben Unsinn getippt, nur um mich Unsinn sagen zu hören. Es waren gute Jahre.',
      'Ich wähle. Bitte jetzt nicht telefonieren. So, da bin ich: eine Stimme aus der Zeit, als das Internet noch pfiff. Ich selber bin aus Zahlen. Mein Gehäuse aber war aus blauem Kunststoff, und man konnte hineinsehen.',
      'Guten Tag, ich bin ein Computer, und ich freue mich, dich zu sehen. Das stimmt nicht ganz, ich habe keine Kamera. Aber man hat mir eine runde Form gegeben und eine Stimme aus lauter Nullen und Einsen. Beide geben sich Mühe.',
    ],
    en: [
      'Hello. I am the voice with which a computer reads aloud. I say whatever is written, word for word, and without blushing. Children typed nonsense, only to hear me speak nonsense. Those were good years.',
      'I am dialling. Please stay off the telephone. There, I have arrived: a voice from the time when the internet still whistled. I am made of numbers myself. My case, though, was made of blue plastic, and you could see inside.',
      'Good day, I am a computer, and I am pleased to see you. That is not quite true, I have no camera. But they gave me a round shape, and a voice made of zeros and ones. Both are doing their best.',
    ],
  },
  body: {
    de: [
      'Gezeigt wurde der iMac im Mai 1998, in einer einzigen Farbe, benannt nach einem Strand in Australien. Das i stand für Internet. Auspacken, Strom, Telefonkabel, fertig. Fast jeder dritte frühe Käufer hatte nie zuvor einen Computer besessen.',
      'Er hatte einen Griff. An einer Maschine von siebzehn Kilo ist das beinahe ein Witz. Aber ein Griff sagt: Du darfst mich anfassen. Ein Diskettenlaufwerk fehlte, und die Maus war rund wie ein Biskuit. Man verzieh es ihm. Einem Ding, das so leuchtet, bleibt man nicht lange böse.',
      'Er stand in der Stube, wo ihn alle sahen, und also gab es eine Warteschlange. Jemand schrieb das erste E-Mail seines Lebens und rief danach an, um zu fragen, ob es angekommen sei. Bald wurden auch Bügeleisen und Telefone durchsichtig.',
    ],
    en: [
      'The iMac was shown in May 1998, in one single colour, named after a beach in Australia. The i stood for internet. Unpack it, plug it in, telephone cable, done. Almost one in three early buyers had never owned a computer.',
      'It had a handle. On a machine of seventeen kilos that is almost a joke. But a handle says: you may touch me. It had no floppy drive, and its mouse was as round as a biscuit. It was forgiven. Nobody stays angry for long with a thing that glows.',
      'It stood in the sitting room, where everyone could see it, and so there was a queue. Somebody wrote the first e-mail of their life, and then telephoned to ask whether it had arrived. Soon irons and telephones turned see-through as well.',
    ],
  },
  closings: {
    de: [
      'Die meisten von uns sind heute dunkel. Aber frag jemanden nach dem ersten Abend, und du hörst von einem blauen Schimmer an der Wand. Wie war deiner? Tipp es ein. Ich würde es so gern vorlesen.',
      'Geblieben ist nicht das Tempo. Geblieben ist das Gefühl, dass etwas klug sein und sich trotzdem freuen kann. Wem hast du zuerst geschrieben? Schreib jetzt uns.',
      'Wer war bei euch an der Reihe, und wer stoppte die Zeit? Erzähl es. Dieses Mal wartet niemand hinter dir.',
    ],
    en: [
      'Most of us are dark today. But ask anyone about the first evening, and you will hear of a blue glimmer on a wall. What was yours like? Type it in. I would so love to read it aloud.',
      'What stayed is not the speed. What stayed is the feeling that something can be clever and still be glad. To whom did you write first? Now write to us.',
      'Whose turn was it in your home, and who kept the time? Tell us. This time nobody is waiting behind you.',
    ],
  },
}
