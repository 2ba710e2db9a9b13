import type { DeviceNarration } from '#content/narrations/deviceNarration.ts'

/** The narrator is the deck: patient, a little worn, polite. */
export const narration: DeviceNarration = {
  openings: {
    de: [
      'Klack. Guten Tag. Ich bin die Stimme dieses Kassettendecks, und ich bestehe aus Summen und Rauschen. Atmen kann ich nicht. Aber vor jedem Satz lasse ich eine kleine Lücke, wie das Band vor dem ersten Lied.',
      'Band läuft. Hier spricht eine Maschine aus der Zeit der Drehknöpfe. Niemand hat mich aufgenommen: Ich werde gerechnet, Silbe um Silbe. Setz dich trotzdem. Ich habe lange zugehört, jetzt bin ich an der Reihe.',
      'Seite A. Ich bin ein Apparat, dem Ingenieure das Sprechen beigebracht haben, nicht besonders schön. Verzeih mir die Betonung. Ich erzähle dir von einem kleinen Ding, das besser zuhören konnte als ich.',
    ],
    en: [
      'Clunk. Good day. I am the voice of this cassette deck, and I am made of buzz and hiss. I cannot breathe. But before each sentence I leave a small gap, like the tape before the first song.',
      'Tape running. This is a machine from the age of knobs. Nobody recorded me: I am calculated, one syllable after another. Sit down all the same. I have listened for a long time, and now it is my turn.',
      'Side A. I am an apparatus that engineers have taught to speak, not very beautifully. Forgive my stresses. I will tell you about a small thing that was a better listener than I am.',
    ],
  },
  body: {
    de: [
      'Ende August 1963 wurde sie in Berlin gezeigt. Der Ingenieur Lou Ottens hatte sich einen Holzklotz zusägen lassen, passend für seine Jackentasche: So gross durfte sie werden, grösser nicht. Gedacht war sie für Diktate. Für eine Stimme, nicht für ein Orchester.',
      'Die Leute hatten anderes vor. Sie hielten Mikrofone vor Radios und geboten der Familie Ruhe. Sie brachen zwei kleine Laschen heraus, damit etwas für immer blieb. Und den Bandsalat retteten sie mit einem Bleistift.',
      'Im Juli 1979 trug ein Walkman aus Tokio die Musik auf die Strasse. Er hatte zwei Buchsen für Kopfhörer, falls jemand mitgehen wollte. Und was man nicht sagen konnte, brachte man in eine Reihenfolge: dreissig Minuten pro Seite, von Hand beschriftet, für genau einen Menschen.',
    ],
    en: [
      'It was shown in Berlin at the end of August 1963. The engineer Lou Ottens had a block of wood cut to fit his jacket pocket: that big it could be, and no bigger. It was meant for dictation. For a voice, not for an orchestra.',
      'People had other plans. They held microphones up to radios and hushed the whole family. They broke off two little tabs, to keep something for ever. And tangled tape they rescued with a pencil.',
      'In July 1979 a Walkman from Tokyo carried the music out into the street. It had two sockets for headphones, in case somebody wanted to walk along. And what you could not say out loud, you put in order: thirty minutes a side, labelled by hand, for exactly one person.',
    ],
  },
  closings: {
    de: [
      'Seite A ist gleich zu Ende. Auf der anderen ist noch Platz. Was käme bei dir darauf, und für wen? Erzähl es. Ich lasse das Band laufen.',
      'Geblieben ist nicht der Klang, der war nie besonders gut. Geblieben ist der Moment, bevor die Taste einrastet. Jetzt zum Beispiel. Was möchtest du aufnehmen?',
      'Die Kassetten liegen heute in einer Schachtel im Keller. Und doch: Wenn ein bestimmtes Lied endet, hörst du das nächste schon kommen. Welches ist es? Sag es uns.',
    ],
    en: [
      'Side A is nearly over. On the other one there is still room. What would you put there, and for whom? Tell us. I will keep the tape running.',
      'What stayed is not the sound, which was never very good. What stayed is the moment before the key goes down. Now, for instance. What would you like to record?',
      'The tapes lie in a box in the cellar today. And yet, when a certain song ends, you still hear the one that has to come next. Which one is it? Do tell us.',
    ],
  },
}
