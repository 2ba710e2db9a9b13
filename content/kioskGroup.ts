import type { Bilingual } from './bilingual.ts'

const en = {
  region: 'From the other screens',
  silenced: 'Another screen in this room is speaking.',
  offer: { tape: 'A story was handed over from the cassette deck: listen here?' },
  accept: 'Listen here',
  decline: 'Not now',
}

const de: typeof en = {
  region: 'Von den anderen Bildschirmen',
  silenced: 'Ein anderer Bildschirm in diesem Raum spricht.',
  offer: { tape: 'Vom Kassettendeck wurde eine Geschichte herübergereicht: hier anhören?' },
  accept: 'Hier anhören',
  decline: 'Nicht jetzt',
}

/** What the screens of a group say to each other's visitors (FIT-05). */
export const kioskGroupWords: Bilingual<typeof en> = { en, de }
