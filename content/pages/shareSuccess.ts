import type { Bilingual } from '../bilingual.ts'

const en = {
  where: 'It now stands in the exhibition beside all the others.',
  see: 'See where it stands',
  personalLink: 'Take it with you',
  personalLinkText:
    'This link is yours alone: with it you hear your story again, correct it or take it back. It is shown once.',
  open: 'Open my story',
  another: 'Share another story',
}

const de: typeof en = {
  where: 'Sie steht jetzt in der Ausstellung, neben allen anderen.',
  see: 'Zeig mir, wo sie steht',
  personalLink: 'Nimm sie mit',
  personalLinkText:
    'Dieser Link gehört nur dir: Mit ihm hörst du deine Geschichte wieder, korrigierst sie oder nimmst sie zurück. Er wird einmal gezeigt.',
  open: 'Meine Geschichte öffnen',
  another: 'Noch eine Geschichte teilen',
}

/** What is said once a story has been shared; it comes on demand. */
export const shareSuccess: Bilingual<typeof en> = { en, de }
