import type { DeviceNarration } from './deviceNarration.ts'

export const cassetteTape: DeviceNarration = {
  openings: {
    de: [
      'Drück die Taste. Sie klickt nicht, sie rastet ein. Hinter dem dunklen Fenster beginnt sich ein kleines Rad zu drehen, und vor jeder Musik steht ein Rauschen. So klingt Warten.',
      'Vor dem ersten Lied kam immer eine Sekunde nichts. Ein leises Rauschen, wie aus einer Muschel. Wer damit gross geworden ist, hält heute noch kurz den Atem an.',
      'Sie wog fast nichts und klapperte, wenn man sie schüttelte. Zwei kleine Räder, ein braunes Band, ein Streifen Papier, der einen Namen wollte. Sie passte in eine Kinderhand, und sie hörte zu.',
      'Man konnte der Zeit zusehen. Links wurde das Band dünner, rechts wurde es dicker, und ohne Uhr wusstest du, wie viel vom Nachmittag noch übrig war.',
    ],
    en: [
      'Press the key. It does not click, it clunks. Behind the smoked window a small wheel begins to turn, and before any music there is a breath of hiss. That is the sound of waiting.',
      'Before the first song there was always a second of nothing. A soft rushing, like a shell held to the ear. Whoever grew up with it still holds their breath.',
      'It weighed next to nothing and rattled when you shook it. Two small wheels, a brown ribbon, a strip of paper that wanted a name. It fitted into the hand of a child, and it listened.',
      'You could watch the time passing. On the left the tape grew thin, on the right it grew fat, and you knew without a clock how much of the afternoon was left.',
    ],
  },
  body: {
    de: [
      'Ende August 1963 wurde sie in Berlin gezeigt. Der Ingenieur Lou Ottens hatte sich einen Holzklotz zusägen lassen, passend für seine Jackentasche: So gross durfte sie werden, grösser nicht. Gedacht war sie für Diktate. Für eine Stimme, nicht für ein Orchester.',
      'Die Leute hatten anderes vor. Sie hielten Mikrofone vor Radios, geboten der Familie Ruhe und fluchten leise, wenn der Moderator in den Schluss hineinredete. Sie brachen zwei kleine Laschen heraus, damit etwas für immer blieb. Sie retteten Bandsalat mit einem Bleistift.',
      'Im Juli 1979 trug ein Gerät aus Tokio die Musik auf die Strasse. Es hatte zwei Buchsen für Kopfhörer, falls jemand mitgehen wollte.',
      'Und dann war da noch das andere. Dreissig Minuten pro Seite, von Hand beschriftet, für genau einen Menschen. Sagen konnte man es nicht. Also brachte man es in eine Reihenfolge.',
    ],
    en: [
      'It was shown in Berlin at the end of August 1963. The engineer Lou Ottens had a block of wood cut to fit his jacket pocket: that big it could be, and no bigger. It was meant for dictation. For a voice, not for an orchestra.',
      'People had other plans. They held microphones up to radios, hushed the whole family and swore softly when the presenter talked over the ending. They broke off two little tabs, to keep something for ever. They rescued tangled tape with a pencil.',
      'In July 1979 a player from Tokyo carried the music out into the street. It had two headphone sockets, in case somebody wanted to walk along.',
      'And then there was the other thing. Thirty minutes a side, labelled by hand, for exactly one person. You could not say it out loud. So you put it in order, song by song.',
    ],
  },
  closings: {
    de: [
      'Heute liegen die Kassetten in einer Schachtel im Keller, und kein Gerät im Haus spielt sie mehr. Und doch: Wenn ein bestimmtes Lied endet, hörst du das nächste schon kommen.',
      'Geblieben ist nicht der Klang, der war nie besonders gut. Geblieben ist der Moment, bevor die Taste einrastet, und der Gedanke daran, wer zuhören wird.',
      'Dreh sie um. Auf der anderen Seite ist noch Platz. Was käme bei dir darauf, und für wen?',
    ],
    en: [
      'The tapes lie in a box in the cellar now, and nothing in the house will play them. And yet, when a certain song ends, you still hear the one that has to come next.',
      'What stayed is not the sound, which was never very good. What stayed is the moment before the key goes down, and the thought of who will be listening.',
      'Turn it over. On the other side there is still room. What would you put there, and for whom?',
    ],
  },
}
