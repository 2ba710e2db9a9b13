import type { DeviceNarration } from './deviceNarration.ts'

/** For devices that visitors brought along by name. The narrator keeps the list, knows nothing more, and says so. */
export const anyDevice: DeviceNarration = {
  openings: {
    de: [
      'Ich bin die Hausmaschine dieser Ausstellung. Ich führe die Liste der Dinge, die jemand mitgebracht hat, und lese sie vor, mit einer Stimme aus lauter Zahlen. Neu auf der Liste: {device}. Ich sage es so, wie es geschrieben steht.',
      'Manche Geräte kommen mit dem Lastwagen ins Museum. Dieses kam in einem Satz: {device}. Ich bin nur das Sprechgerät am Eingang, gebaut aus Summen und Geduld. Aber ich habe den Satz behalten.',
      'Für dieses Gerät gibt es keinen Sockel. {device}: Jemand hat es im Kopf mitgebracht und zwischen die anderen gestellt. Ich bin eine Maschine und habe keinen Kopf. Umso lieber erzähle ich davon.',
    ],
    en: [
      'I am the house machine of this exhibition. I keep the list of things that somebody brought along, and I read it out, in a voice made of numbers. New on the list: {device}. I say it as it is written.',
      'Some devices come to a museum by lorry. This one came in a sentence: {device}. I am only the talking machine at the entrance, built of buzz and patience. But I have kept the sentence.',
      'There is no plinth for this one. {device}: somebody brought it along in their head, and put it down among the others. I am a machine and have no head. I am all the happier to tell you about it.',
    ],
  },
  body: {
    de: [
      'Wer es zuerst gebaut hat und wie oft es verkauft wurde, weiss ich nicht. Dafür gibt es Bücher. Ich weiss nur, was jedes Gerät zurücklässt, das lange genug bei jemandem war.',
      'Eine helle Stelle auf dem Tisch, dort, wo es stand. Einen Handgriff, der im Dunkeln noch sitzt. Ein Geräusch, an dem die ganze Familie hörte, dass jemand zu Hause ist.',
      'Man hat es verflucht, wenn es nicht wollte. Man hat ihm gut zugeredet, als könnte es hören. Irgendwann ging es kaputt, oder es kam ein neues, und niemand hat sich verabschiedet. Das holt man an einem Ort wie diesem nach. Denn ein Gerät ist nie nur ein Gerät. Es ist der Nachmittag, an dem es zum ersten Mal lief, und der Mensch, der daneben stand.',
    ],
    en: [
      'Who built it first, and how many were sold, I do not know. There are books for that. I only know what every device leaves behind when it has been with somebody for long enough.',
      'A pale patch on the table, where it used to stand. A movement of the hand that still works in the dark. A noise by which a whole family could tell that somebody was home.',
      'It was cursed when it would not work. It was spoken to kindly, as if it could hear. At some point it broke, or a new one came, and nobody said goodbye. That is what a place like this is for. Because a device is never only a device. It is the afternoon when it first worked, and the person who was standing next to it.',
    ],
  },
  closings: {
    de: [
      'Falls du es auch gekannt hast: Hier ist noch Platz für deine Fassung. Ich setze sie auf die Liste, gleich unter den Namen.',
      'Mehr weiss ich noch nicht. Der Rest liegt bei euch. Erzähl mir, wie es klang, und ich höre auf, es mir falsch vorzustellen.',
      'Und wo steht es heute? Vielleicht hast du selbst noch eines, ganz hinten im Schrank. Hol es heraus, wenigstens mit Worten.',
    ],
    en: [
      'If you knew it too, there is still room here for your version. I will put it on the list, right below the name.',
      'That is all I know so far. The rest is with you. Tell me what it sounded like, and I will stop imagining it wrongly.',
      'And where is it today? Perhaps you still have one yourself, at the very back of a cupboard. Bring it out, in words at least.',
    ],
  },
}
