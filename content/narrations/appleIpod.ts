import type { DeviceNarration } from './deviceNarration.ts'

export const appleIpod: DeviceNarration = {
  openings: {
    de: [
      'Ein Daumen, ein Kreis. Mehr war nicht zu lernen. Du hast einen Ring gezogen, immer im Uhrzeigersinn, und darunter lief Lied um Lied vorbei.',
      'Er war kalt, wenn man ihn aus der Tasche zog. Ein polierter Rücken, der jeden Fingerabdruck behielt, und nach einer Woche der erste Kratzer. An den Kratzer erinnert man sich besser als an die Lieder.',
      'Zuerst war da das Kabel, weiss und dünn, aus einem Mantel heraus, zu zwei Ohren hinauf. Im Tram sah man es und wusste: Dieser Mensch ist gerade anderswo.',
      'Tick, tick, tick. Das war nicht das Rad. Das war ein winziger Lautsprecher im Gehäuse, damit der Daumen etwas hatte, woran er glauben konnte.',
    ],
    en: [
      'One thumb, one circle. There was nothing more to learn. You drew a ring, always the same way round, and beneath it ran song after song.',
      'It was cold when you took it out of your pocket. A polished back that kept every fingerprint, and after one week the first scratch. You remember the scratch better than the songs.',
      'First came the cable, white and thin, out of a coat, up to two ears. You saw it on the tram and you knew: this person is somewhere else.',
      'Tick, tick, tick. It was not the wheel that ticked. It was a tiny loudspeaker inside the case, so that the thumb had something to believe in.',
    ],
  },
  body: {
    de: [
      'Vorgestellt wurde er im Oktober 2001, mit dem Versprechen von tausend Liedern in einer Hosentasche. Bis dahin hatte man am Morgen entschieden, welche Musik mitkommt. Nun kam alles mit, auch das Peinliche.',
      'Ganze Nächte wurde er gefüttert. Scheibe hinein, warten, Scheibe heraus, die nächste. Der Laptop wurde warm, der Stapel der Hüllen wuchs, und gegen Morgen war ein ganzes Regal in einem Ding verschwunden, kaum grösser als ein Kartenspiel.',
      'Dann durfte der Zufall ans Steuer. Er wusste nichts von dir, und manchmal schien er alles zu wissen. Das eine Lied, an der falschen Haltestelle. Du hättest weiterdrücken können. Stattdessen bist du stehen geblieben.',
      'Und da waren die Hörer, einer links, einer rechts. Wer sie teilte, musste nahe beieinander sitzen. Das Kabel war genau so lang wie eine Freundschaft.',
    ],
    en: [
      'It was presented in October 2001, with the promise of a thousand songs in a trouser pocket. Until then you had decided in the morning which music would come along. Now everything came along, the embarrassing things too.',
      'People spent whole nights feeding it. Disc in, wait, disc out, the next one. The laptop grew warm, the pile of cases grew tall, and towards morning an entire shelf had vanished into a thing hardly bigger than a pack of cards.',
      'Then chance was allowed to choose. It knew nothing about you, and sometimes it seemed to know everything. That one song, at the wrong stop. You could have skipped it. You stood still instead.',
      'And there were the earphones, one left, one right. To share them, you had to sit close. The cable was exactly as long as a friendship.',
    ],
  },
  closings: {
    de: [
      'Im Mai 2022 wurde das Ende des letzten Modells angekündigt. Viele liegen in Schubladen, von niemandem geladen, von niemandem vergessen. Darin steht noch eine Liste aus einem Sommer, in der alten Reihenfolge.',
      'Heute liegt alle Musik der Welt in der Luft. Aber eine Liste, die man in der Hand halten, verlieren und für einen Abend ausleihen konnte: Das war ein Selbstporträt.',
      'Wenn er noch einmal erwachte, welches Lied stünde zuoberst? Und wer wüsste, warum?',
    ],
    en: [
      'In May 2022 the end of the last model was announced. Many lie in drawers, charged by nobody, forgotten by nobody. Inside, a list from one summer still stands in its old order.',
      'Today all the music of the world is in the air. But a list that you could hold, and lose, and lend to somebody for an evening: that was a portrait of yourself.',
      'If it woke up once more, which song would stand at the top? And who would know why?',
    ],
  },
}
