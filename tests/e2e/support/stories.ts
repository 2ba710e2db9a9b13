import type { Story } from '#contract/story.ts'

/** A story as the server answers it, complete in both languages; give what the test is about. */
export function aStory(about: Partial<Story> = {}): Story {
  return {
    id: 100_001,
    titleEN: 'The tape in the glovebox',
    titleDE: 'Die Kassette im Handschuhfach',
    textEN: 'It smelt of warm plastic and nobody knew who had labelled it.',
    textDE: 'Sie roch nach warmem Plastik, und niemand wusste, wer sie beschriftet hatte.',
    visualUrl: null,
    voice: null,
    language: 'en',
    sample: false,
    createdAt: '2026-01-01T12:00:00.000Z',
    ...about,
  }
}

/** One of which nothing is there yet but what the test says. */
export const aBareStory = (about: Partial<Story>): Story =>
  aStory({ titleEN: null, titleDE: null, textEN: null, textDE: null, ...about })
