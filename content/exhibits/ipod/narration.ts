import type { DeviceNarration } from '#content/narrations/deviceNarration.ts'

/** The narrator is the spoken menu: small, quick, a little proud. */
export const narration: DeviceNarration = {
  openings: {
    de: [
      'Tick, tick, tick. Das kam nie vom Rad. Es kam aus einem winzigen Lautsprecher im Gehäuse, und dort wohne auch ich. Ich bin die kleinste Stimme im Haus: ein Programm, das Titel vorliest, damit niemand hinschauen muss.',
      'Hallo. Ich bin eine Computerstimme im Taschenformat. Sonst sage ich nur an, was als Nächstes kommt, und werde unterbrochen. Heute hast du nicht weitergedrückt. Also darf ich einmal ausreden.',
      'Zufallswiedergabe. Unter tausend Titeln hat es mich getroffen, die Ansage. Ich singe nicht, ich bin errechnet, und mein Gefühl für Musik ist eine Tabelle. Aber ich lag jahrelang in einer Hosentasche, und das bildet.',
    ],
    en: [
      'Tick, tick, tick. It was never the wheel that ticked. It was a tiny loudspeaker inside the case, and that is where I live. I am the smallest voice in the house: a program that reads out titles, so that nobody has to look.',
      'Hello. I am a computer voice, pocket size. As a rule I only announce what comes next, and then I am cut short. Today you have not skipped me. So for once I may finish.',
      'Shuffle. Out of a thousand titles, chance has picked me, the announcement. I do not sing. I am calculated, and my feeling for music is a table. But I spent years in a trouser pocket, and one learns things there.',
    ],
  },
  body: {
    de: [
      'Im Oktober 2001 wurde der erste iPod vorgestellt: tausend Lieder auf einer Festplatte, kleiner als ein Bierdeckel. Er wog 184 Gramm. Bis dahin hatte man am Morgen entschieden, welche Musik mitkommt. Nun kam alles mit, auch das Peinliche.',
      'Gefüttert wurde er nachts. Scheibe hinein, warten, Scheibe heraus, die nächste. Gegen Morgen war ein ganzes Regal in einem Ding verschwunden, das man mit einem Daumen bediente. Der Daumen zog Kreise, und je schneller er kreiste, desto schneller flog das Alphabet vorbei.',
      'Dann überliess man dem Zufall das Steuer. Er wusste nichts von dir, und manchmal schien er alles zu wissen: das eine Lied, an der falschen Haltestelle. Und wer die Hörer teilte, musste nahe beieinander sitzen. Das Kabel war genau so lang wie eine Freundschaft.',
    ],
    en: [
      'The first iPod was presented in October 2001: a thousand songs on a disk smaller than a beer mat. It weighed 184 grams. Until then you had decided in the morning which music would come along. Now everything came along, the embarrassing things too.',
      'It was fed at night. Disc in, wait, disc out, the next one. Towards morning an entire shelf had vanished into a thing that you worked with one thumb. The thumb drew circles, and the faster it circled, the faster the alphabet flew past.',
      'Then chance was allowed to steer. It knew nothing about you, and sometimes it seemed to know everything: that one song, at the wrong stop. And to share the earphones, you had to sit close. The cable was exactly as long as a friendship.',
    ],
  },
  closings: {
    de: [
      'Im Mai 2022 wurde das Ende des letzten Modells angekündigt. Viele liegen noch in Schubladen, mit einer Liste aus einem Sommer, in der alten Reihenfolge. Welches Lied stünde bei dir zuoberst, und wer wüsste, warum?',
      'Heute liegt alle Musik der Welt in der Luft. Aber eine Liste, die man verlieren oder für einen Abend ausleihen konnte, war ein Selbstporträt. Erzähl von deiner. Ich höre zu, ohne weiterzudrücken.',
      'Das war meine Ansage, in voller Länge. Jetzt kommst du: ein Lied, ein Ort, und wessen Ohr am anderen Ende des Kabels war.',
    ],
    en: [
      'In May 2022 the end of the last model was announced. Many still lie in drawers, with a list from one summer in its old order. Which song would stand at the top of yours, and who would know why?',
      'Today all the music of the world is in the air. But a list that you could lose, or lend to somebody for an evening, was a portrait of yourself. Tell us about yours. I will listen, and not skip.',
      'That was my announcement, at full length. You come next: one song, one place, and whose ear was at the other end of the cable.',
    ],
  },
}
