import type { Bilingual } from '../bilingual.ts'

interface ExhibitsWords {
  readonly kicker: string
  readonly title: string
  readonly lead: string
  readonly prototypes: string
  readonly catalogue: string
  readonly stories: string
  readonly explore: string
  readonly exploreText: string
  readonly share: string
  readonly shareText: string
}

export const exhibits: Bilingual<ExhibitsWords> = {
  en: {
    kicker: 'Plan of the rooms',
    title: 'Exhibits',
    lead: 'Each room belongs to one device. Walk in any order; every room leads back here.',
    prototypes: 'Prototypes',
    catalogue: 'Rooms',
    stories: 'Memories',
    explore: 'Explore stories',
    exploreText: 'What others remember, to read and to hear.',
    share: 'Share your story',
    shareText: 'Write or speak a memory of your own.',
  },
  de: {
    kicker: 'Plan der Räume',
    title: 'Exponate',
    lead: 'Jeder Raum gehört einem Gerät. Die Reihenfolge ist frei, und jeder Raum führt hierher zurück.',
    prototypes: 'Prototypen',
    catalogue: 'Räume',
    stories: 'Erinnerungen',
    explore: 'Geschichten entdecken',
    exploreText: 'Was andere erinnern, zum Lesen und Hören.',
    share: 'Deine Geschichte erzählen',
    shareText: 'Schreib oder sprich eine eigene Erinnerung.',
  },
}
