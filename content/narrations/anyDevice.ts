import type { DeviceNarration } from './deviceNarration.ts'

/** For devices that visitors brought along by name. Knows nothing about them, and says so. */
export const anyDevice: DeviceNarration = {
  openings: {
    de: [
      '{device}. Jemand hat dieses Wort hier ausgesprochen, und seither gehört es in diese Ausstellung, auch ohne Vitrine.',
      'Manche Geräte kommen mit dem Lastwagen ins Museum. Dieses kam in einem Satz: {device}.',
      'Für dieses Gerät gibt es keinen Sockel. {device}: Jemand hat es im Kopf mitgebracht und zwischen die anderen gestellt.',
    ],
    en: [
      '{device}. Somebody spoke that name here, and since then it has belonged to this exhibition, even without a glass case.',
      'Some devices come to a museum by lorry. This one came in a sentence: {device}.',
      'There is no plinth for this one. {device}: somebody brought it along in their head, and put it down among the others.',
    ],
  },
  body: {
    de: [
      'Wer es zuerst gebaut hat und wie oft es verkauft wurde, können wir dir nicht sagen. Dafür gibt es Bücher. Wir wissen nur, was jedes Gerät zurücklässt, das lange genug bei jemandem war.',
      'Eine helle Stelle auf dem Tisch, dort, wo es stand. Einen Handgriff, der im Dunkeln noch sitzt. Ein Geräusch, an dem die ganze Familie hörte, dass jemand zu Hause ist.',
      'Man hat es verflucht, wenn es nicht wollte. Man hat ihm gut zugeredet, als könnte es hören. Irgendwann ging es kaputt, oder es kam ein neues, und niemand hat sich verabschiedet. Das holt man dann an einem Ort wie diesem nach.',
      'Denn ein Gerät ist nie nur ein Gerät. Es ist der Nachmittag, an dem es zum ersten Mal lief, und der Mensch, der daneben stand.',
    ],
    en: [
      'Who built it first, and how many were sold, we cannot tell you. There are books for that. We only know what every device leaves behind when it has been with somebody for long enough.',
      'A pale patch on the table, where it used to stand. A movement of the hand that still works in the dark. A noise by which a whole family could tell that somebody was home.',
      'It was cursed when it would not work. It was spoken to kindly, as if it could hear. At some point it broke, or a new one came, and nobody said goodbye. That is what a place like this is for.',
      'Because a device is never only a device. It is the afternoon when it first worked, and the person who was standing next to it.',
    ],
  },
  closings: {
    de: [
      'Falls du es auch gekannt hast: Hier ist noch Platz für deine Fassung.',
      'Mehr wissen wir noch nicht. Den Rest müsst ihr uns erzählen.',
      'Und wo steht es heute? Vielleicht hast du es selbst noch, ganz hinten im Schrank.',
    ],
    en: [
      'If you knew it too, there is still room here for your version.',
      'That is all we know so far. The rest is yours to tell.',
      'And where is it today? Perhaps you still have one yourself, at the very back of a cupboard.',
    ],
  },
}
