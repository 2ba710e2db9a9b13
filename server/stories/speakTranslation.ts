import type { Context } from '#server/http/context.ts'
import { mediaHash } from '#server/media/repository.ts'
import { translationOf } from './prepared.ts'
import type { StoryToWorkOn } from './prepared.ts'
import type { MadeOfStory } from './jobs.ts'

/** Speaks the translation of a story: side B of its tape. */
export async function speakTranslation(
  { storyteller }: Pick<Context, 'storyteller'>,
  story: StoryToWorkOn,
): Promise<MadeOfStory> {
  const translation = translationOf(story)
  if (story.spoken_hash !== null || translation === null) return {}
  const { narrator } = await storyteller()
  const { audio, seconds, waveform, notice } = await narrator.read(translation)
  const hash = mediaHash(audio.bytes)
  return {
    notice,
    made: {
      story,
      file: { ...audio, hash },
      columns: {
        spoken_hash: hash,
        spoken_language: translation.language,
        spoken_type: audio.type,
        spoken_duration: seconds,
        spoken_waveform: waveform && JSON.stringify(waveform),
      },
    },
  }
}
