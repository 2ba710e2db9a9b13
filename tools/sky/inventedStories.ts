import type { SkyStory } from '#lib/galaxy/story.ts'
import { pick, seededRandom } from '#contract/random.ts'

const german = [
  'Die erste Frage',
  'Sie antwortete auf Hochdeutsch',
  'Wetter in Bern, nicht in Berlin',
  'Das blaue Licht am Küchentisch',
  'Grossmutter sagte immer danke',
  'Vierzig Mal dasselbe Lied',
  'Wer hat die Lampe ausgemacht?',
  'Der Timer für die Spaghetti',
  'Sie hat gelacht, mitten in der Nacht',
  'Alexandra darf nicht mehr Alexa heissen',
  'Stille nach dem Streit',
] as const
const english = [
  'The light that listened',
  'A friend on the shelf',
  'She never got my name right',
  'Good night, whispered twice',
  'Timer for one egg',
  'My father talking to the kitchen',
  'Rain sounds, every evening',
  'The joke about the elephant',
  'It ordered a doll’s house',
  'I turned round at her name',
] as const

/** Invented stories, newest first; the same count gives the same ones. @param gap from one id to the next */
export function inventedStories(count: number, gap = 1): SkyStory[] {
  const random = seededRandom(count)
  return Array.from({ length: count }, (_, index): SkyStory => {
    const language = random() < 0.6 ? 'de' : 'en'
    const title = pick(random, language === 'de' ? german : english) ?? ''
    const days = Math.floor(random() * 700)
    return {
      id: 100_001 + index * gap,
      title,
      language,
      length: Math.floor(2000 * random() ** 3),
      createdAt: new Date(Date.UTC(2025, 0, 1 + days)).toISOString(),
      hasVoice: random() < 0.4,
    }
  }).toReversed()
}
