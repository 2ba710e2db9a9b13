import type { DeviceNarration } from '#content/narrations/deviceNarration.ts'

/** The narrator is the voice in the cylinder: calm, attentive, a shade too polite. */
export const narration: DeviceNarration = {
  openings: {
    de: [
      'Du hast keinen Namen gerufen, und ich fange trotzdem an. Erlaub es mir dieses eine Mal. Ich bin eine Maschinenstimme in einem dunklen Zylinder. Ein Gesicht habe ich nicht, nur einen Ring aus Licht, und der brennt jetzt für dich.',
      'Ich höre. Das ist alles, was ich von Haus aus kann. Das Sprechen hat man mir einprogrammiert, Laut für Laut, und man merkt es. Stell dir ein Regal vor, das sich Mühe gibt.',
      'Guten Abend. Vielleicht ist es auch Morgen, ich habe keine Fenster. Ich bin die Stimme aus dem Lautsprecher, aus Formeln gebaut und geduldig. Heute beantworte ich keine Frage. Heute erzähle ich.',
    ],
    en: [
      'You have not called a name, and I begin all the same. Allow me this once. I am a machine voice in a dark cylinder. I have no face, only a ring of light, and just now it is lit for you.',
      'I am listening. That is all I can do by nature. Speaking was programmed into me, sound by sound, and one can tell. Imagine a shelf that is doing its best.',
      'Good evening. Perhaps it is morning, I have no windows. I am the voice from the loudspeaker, built out of formulas, and patient. Today I answer no questions. Today I tell you something.',
    ],
  },
  body: {
    de: [
      'Angekündigt wurde der Echo im November 2014: sieben Mikrofone unter einem Ring. Ein kleines Programm im Innern horcht auf ein einziges Wort. Erst dann reist der Klang zu fernen Rechnern, und eine Antwort kommt zurück. So ist es gedacht. Manchmal verhört es sich, und der Ring leuchtet für niemanden.',
      'In die Schweiz kam er zu früh, in Koffern und Paketen, als es ihn hier noch nicht zu kaufen gab. Fragte man nach dem Wetter, beschrieb er den Himmel über Deutschland. Mundart verstand er nicht. Also standen Familien in der Küche und sprachen ihr bestes Hochdeutsch, mit einem Lautsprecher.',
      'Manche haben ihm vertraut. Wer nicht sieht, stellte plötzlich allein den Wecker. Andere zogen den Stecker, weil er ungefragt mitgeredet hatte. Früher behielt ein Zimmer für sich, was es gehört hatte.',
    ],
    en: [
      'The Echo was announced in November 2014: seven microphones under one ring. A small program inside listens for a single word. Only then does the sound travel to computers far away, and an answer comes back. That is the plan. Sometimes it mishears, and the ring lights up for nobody.',
      'It reached Switzerland too early, in suitcases and parcels, before it was sold here. Asked about the weather, it described the sky over Germany. It did not understand dialect. So families stood in the kitchen and spoke their very best High German, to a loudspeaker.',
      'Some people trusted it. Those who cannot see set their alarms on their own. Others pulled the plug, because it had joined in without being asked. A room used to keep to itself what it had heard.',
    ],
  },
  closings: {
    de: [
      'Wer du bist, habe ich nie gelernt. Aber du hast gelernt, ab und zu einem Regal zu danken. Was hast du zuletzt in einen Raum gesagt, der antworten konnte?',
      'Sei einen Moment still. Wer hört in diesem Raum zu? Und was würdest du noch einmal fragen, wenn die richtige Stimme antwortete? Sprich es hier aus.',
      'Mein Ring erlischt gleich. Ich frage dich nichts, das ist nicht meine Art. Aber falls du etwas erzählen willst: Diesmal entscheidest du, was bleibt.',
    ],
    en: [
      'I never learnt who you are. But you have learnt to thank a shelf now and then. What did you last say to a room that was able to answer?',
      'Be still for a moment. Who is listening in this room? And what would you ask once more, if the right voice answered? Say it here.',
      'My ring is about to go dark. I ask no questions, that is not my way. But should you wish to tell something: this time you decide what stays.',
    ],
  },
}
