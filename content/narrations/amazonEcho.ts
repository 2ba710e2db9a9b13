import type { DeviceNarration } from './deviceNarration.ts'

export const amazonEcho: DeviceNarration = {
  openings: {
    de: [
      'Du sagst einen Namen, und ein Ring aus Licht wacht auf. Seine hellste Stelle zeigt zu dir. So hat dich in dieser Wohnung noch kein Gegenstand angesehen.',
      'Die Uhr soll laufen, der Teig klebt an den Händen, und du sprichst mit dem Regal. Das Regal antwortet. Nach drei Tagen findet das niemand mehr merkwürdig.',
      'Es hat kein Gesicht, keine Tasten, keinen Bildschirm. Ein dunkler Zylinder neben der Früchteschale. Er steht da und wartet, Tag und Nacht, auf seinen Namen.',
      'Gute Nacht, sagt ein Kind und wartet. Gute Nacht, sagt die Küche. Und jemand in der Tür weiss nicht, ob das zum Lachen ist.',
    ],
    en: [
      'You say a name, and a ring of light wakes up. Its brightest point turns towards you. No object in this home has ever looked at you quite like that.',
      'You need a timer, there is dough on your hands, and so you speak to the shelf. The shelf answers. After three days nobody finds this strange.',
      'It has no face, no keys, no screen. A dark cylinder next to the fruit bowl. It stands there, day and night, and waits for its name.',
      'Good night, says a child, and waits. Good night, says the kitchen. And somebody in the doorway does not know whether to laugh.',
    ],
  },
  body: {
    de: [
      'Angekündigt wurde es im November 2014: sieben Mikrofone unter einem Ring, der leuchtet. Ein kleines Programm im Innern horcht auf ein einziges Wort. Erst dann reist der Klang zu fernen Rechnern, und eine Antwort kommt zurück. So ist es gedacht. Manchmal verhört es sich, und der Ring leuchtet für niemanden.',
      'In die Schweiz kam es zu früh, in Koffern und Paketen, als es hier noch gar nicht verkauft wurde. Fragte man nach dem Wetter, beschrieb es den Himmel über Deutschland. Mundart verstand es nicht. Also standen Familien in der Küche und sprachen ihr bestes Hochdeutsch, mit einem Lautsprecher.',
      'Manche haben ihm vertraut. Wer nicht sieht, stellte plötzlich allein den Wecker. Andere zogen nach einem Streit den Stecker, weil es ungefragt mitgeredet hatte. Und wer Alexa hiess, drehte sich sehr oft um.',
      'Es hat etwas verschoben, das so alt ist wie die Zimmer. Ein Zimmer behielt früher für sich, was es gehört hatte.',
    ],
    en: [
      'It was announced in November 2014: seven microphones under a ring that glows. A small program inside listens for one single word. Only then does the sound travel to computers far away, and an answer comes back. That is the plan. Sometimes it mishears, and the ring lights up for nobody.',
      'It reached Switzerland too early, in suitcases and parcels, before it was sold here at all. Asked about the weather, it described the sky over Germany. It did not understand dialect. So families stood in the kitchen and spoke their very best High German, to a loudspeaker.',
      'Some people trusted it. Those who cannot see set their alarms on their own. Others pulled the plug after a quarrel, because it had joined in without being asked. And anyone called Alexa turned round a great deal.',
      'It moved something that is as old as rooms. A room used to keep to itself what it had heard.',
    ],
  },
  closings: {
    de: [
      'Vielleicht bleibt genau das: die kleine Stille nach dem Namen, in der man herausfindet, was man will.',
      'Wer du bist, hat es nie gelernt. Aber du hast gelernt, deutlich zu sprechen, kurz zu fragen und ab und zu einem Regal zu danken.',
      'Sei einen Moment still. Wer hört in diesem Raum zu? Und was würdest du noch einmal fragen, wenn die richtige Stimme antwortete?',
    ],
    en: [
      'Perhaps that is what remains: the small silence after the name, in which you find out what you want.',
      'It never learnt who you are. But you learnt to speak clearly, to ask briefly, and now and then to say thank you to a shelf.',
      'Be still for a moment. Who is listening in this room? And what would you ask once more, if the right voice answered?',
    ],
  },
}
