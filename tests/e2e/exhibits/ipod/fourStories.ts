import type { Story } from '#contract/story.ts'
import { aStory } from '#tests/e2e/support/stories.ts'

/** Four stories: the second has no German, the third nothing but a voice. */
export const fourStories: Story[] = [
  aStory({ id: 100_014, titleEN: 'Left ear only', titleDE: 'Nur das linke Ohr' }),
  aStory({ id: 100_013, titleEN: 'Shuffle on the tram', titleDE: null, textDE: null }),
  aStory({
    id: 100_012,
    titleEN: null,
    titleDE: null,
    textEN: null,
    textDE: null,
    voice: { url: '/media/none', type: 'audio/wav', duration: 6, waveform: null },
  }),
  aStory({ id: 100_011, titleEN: 'A scratch on the back', titleDE: 'Ein Kratzer hinten' }),
]
