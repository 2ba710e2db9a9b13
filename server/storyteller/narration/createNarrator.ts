import { fileURLToPath } from 'node:url'
import type { Language } from '#contract/common.ts'
import type { Voice } from '#contract/narrationScript.ts'
import { NotAudio } from '#server/jobs/NotAudio.ts'
import { stagingOf } from '#server/storyteller/embedded/stagings.ts'
import { ServiceFailure } from '#server/jobs/ServiceFailure.ts'
import type {
  StoredTake,
  NarrationNeeds,
  NarrationOrder,
  NarrationWords,
  Narrator,
  ReadingOrder,
  Speaker,
  Transcriber,
  WrittenNarration,
  WrittenScript,
  WrittenSegment,
  Writer,
  MadeTake,
} from '#server/storyteller/ports.ts'
import { originalWordsOf } from '#server/storyteller/recordings/quoteFromVoice.ts'
import type { RecordedVoice, VoicedSegment } from './mixScript.ts'
import { renewQuotes } from './renewQuotes.ts'
import { isSpoken, transcriptOf } from './segments.ts'
import { createOwnProcess } from '#server/jobs/ownProcess.ts'
import type { OwnProcess } from '#server/jobs/ownProcess.ts'
import type { soundJobs } from './soundJobs.ts'

/** A quotation in its contributor's voice and original language. */
interface ContributorVoice extends RecordedVoice {
  /** The narration is in the other language. */
  readonly isTranslated: boolean
}

/** Why a transcription is unusable. */
const misaligned = {
  otherWords: 'the service hears something else than was said',
  noTimes: 'the times that the service hears cannot be those of the words',
} as const

interface Needs {
  readonly sound: SoundWork
  /** Null: the embedded one. */
  readonly writer: Writer | null
  /** Null: the synthesizer. */
  readonly speaker: Speaker | null
  readonly transcriber: Pick<Transcriber, 'recognizeWords'> | null
}

/**
 * Makes narrations: words by staff, a service or the embedded writer; voices of people, contributors, a service or the
 * synthesizer. A failing service is replaced by embedded work, and staff are informed.
 */
export function createNarrator({ sound, writer, speaker, transcriber }: Needs): Narrator {
  return { voiceFor, narrate, speak, read }

  function voiceFor(order: Parameters<Narrator['voiceFor']>[0]): Voice {
    return speaker === null
      ? { by: 'embedded', name: null }
      : { by: 'service', name: speaker.voiceFor(order) }
  }

  async function narrate(needs: NarrationNeeds): Promise<WrittenNarration> {
    const notices = new Set<string>()
    const script = await scriptFor(needs, notices)
    const words = { ...needs, script }
    const voices = await contributorVoices(words, notices)
    try {
      return await mixed(words, voices, await voicesOf(words, voices, notices), notices)
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error
      notices.add(`The embedded narrator spoke it, because ${error.reason}.`)
      // One voice for everything that people have not read; recordings of a service are stored for later.
      const takes = await needs.recordings.takesOf(script.segments)
      const ofPeople = takes.map((take) => (take?.voice.by === 'service' ? null : take))
      return { ...(await mixed(words, voices, ofPeople, notices)), speechFailure: error }
    }
  }

  async function speak(words: NarrationWords) {
    const notices = new Set<string>()
    const voices = await contributorVoices(words, notices)
    return mixed(words, voices, await voicesOf(words, voices, notices), notices)
  }

  function contributorVoices(words: NarrationWords, notices: Set<string>) {
    return Promise.all(words.script.segments.map((segment) => contributorVoice(segment, words, notices)))
  }

  async function mixed(
    { deviceId, language, script }: NarrationWords,
    voices: readonly (ContributorVoice | null)[],
    takes: readonly (StoredTake | null)[],
    notices: ReadonlySet<string>,
  ): Promise<WrittenNarration> {
    const segments = script.segments.map((segment, index) =>
      voiced(segment, takes[index] ?? null, voices[index] ?? null),
    )
    const { mp3, seconds, waveform, cues, times } = await sound.run('mix', {
      segments: segments.map(({ segment }) => segment),
      staging: stagingOf(deviceId),
      language,
    })
    return {
      transcript: transcriptOf(script.segments),
      cues,
      audio: { bytes: mp3, type: 'audio/mpeg' },
      seconds,
      waveform,
      storyIds: script.storyIds,
      segments: script.segments.map((segment, index) => {
        const { start = 0, end = 0 } = times[index] ?? {}
        return { ...segment, voice: segments[index]?.voice ?? null, start, end }
      }),
      ...(notices.size > 0 && { notice: [...notices].join(' ') }),
    }
  }

  async function scriptFor(needs: NarrationNeeds, notices: Set<string>): Promise<WrittenScript> {
    const { script, recordings: _recordings, ...order } = needs
    if (script !== null) return renewQuotes(script, order)
    const written = await writerOf(order, notices)
    if (written.notice !== undefined) notices.add(written.notice)
    return written
  }

  async function writerOf(order: NarrationOrder, notices: Set<string>): Promise<WrittenScript> {
    if (writer !== null) {
      try {
        return await writer.write(order)
      } catch (error) {
        if (!(error instanceof ServiceFailure)) throw error
        notices.add(`The embedded narrator wrote it, because ${error.reason}.`)
      }
    }
    return sound.run('write', order)
  }

  /**
   * Recordings by people, and by a service for the rest; null where the synthesizer speaks.
   * @throws ServiceFailure
   */
  async function voicesOf(
    { deviceId, language, recordings, script: { segments } }: NarrationWords,
    voices: readonly (ContributorVoice | null)[],
    notices: Set<string>,
  ): Promise<(StoredTake | null)[]> {
    const takes = [...(await recordings.takesOf(segments))]
    if (speaker === null) return takes
    const voice = voiceFor({ deviceId, language })
    for (const [index, segment] of segments.entries()) {
      if (takes[index] || !isSpoken(segment) || voices[index]?.isTranslated === false) continue
      const take = await spokenBy(speaker, { text: segment.text, language, deviceId }, notices)
      const stored = { ...take, voice }
      await recordings.keep(segment, stored)
      takes[index] = stored
    }
    return takes
  }

  async function spokenBy(by: Speaker, order: Parameters<Speaker['speak']>[0], notices: Set<string>) {
    const spoken = await by.speak(order)
    const { text, language } = order
    try {
      const take = await sound.run('take', { file: spoken, text, language })
      return { ...take, cues: await timed(take, text, language, notices) }
    } catch (error) {
      if (error instanceof NotAudio)
        throw new ServiceFailure({
          reason: `the answer of the service cannot be used: ${error.message}`,
          isFinal: true,
        })
      throw error
    }
  }

  /** Times by a transcriber where there is one, else by the sound. */
  async function timed({ wav, cues }: MadeTake, text: string, language: Language, notices: Set<string>) {
    if (!transcriber?.recognizeWords) return cues
    try {
      const recognized = await transcriber.recognizeWords({ bytes: wav, type: 'audio/wav' })
      const byWords = await sound.run('captions', { wav, text, language, recognized })
      if (typeof byWords !== 'string') return byWords
      notices.add(`Captions were timed by the sound, because ${misaligned[byWords]}.`)
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error
      notices.add(`Captions were timed by the sound, because ${error.reason}.`)
    }
    return cues
  }

  /** A segment with its voice: the contributor's own where there is one, under the reader if in the other language. */
  function voiced(segment: WrittenSegment, take: StoredTake | null, own: ContributorVoice | null) {
    const embedded: Voice | null = isSpoken(segment) ? { by: 'embedded', name: null } : null
    const mixed: VoicedSegment = {
      ...segment,
      recording: own?.isTranslated === false ? own : take,
      original: own?.isTranslated ? own.wav : null,
    }
    const voice: Voice | null = own ? { by: 'visitor', name: null } : (take?.voice ?? embedded)
    return { segment: mixed, voice }
  }

  /** A quotation cut from its contributor's recording; null where another voice reads it. */
  async function contributorVoice(
    { kind, storyId, text: quote }: WrittenSegment,
    { language, recordings }: NarrationWords,
    notices: Set<string>,
  ): Promise<ContributorVoice | null> {
    const contributor = kind === 'quote' && storyId !== null ? await recordings.contributorOf(storyId) : null
    if (contributor === null) return null
    const { audio, transcript, translation, language: spokenLanguage } = contributor
    const isTranslated = spokenLanguage !== language
    const words = isTranslated
      ? translation &&
        originalWordsOf(
          quote,
          { text: translation, language },
          { text: transcript, language: spokenLanguage },
        )
      : quote
    if (!words) return null
    const recognized = await transcriber?.recognizeWords?.(audio).catch((error: unknown) => {
      if (!(error instanceof ServiceFailure)) throw error
      notices.add(`Visitors' voices were cut by the sound, because ${error.reason}.`)
      return null
    })
    try {
      const job = {
        bytes: audio.bytes,
        transcript,
        language: spokenLanguage,
        quote: words,
        recognized: recognized ?? null,
      }
      const voice = await sound.run('quote', job)
      if (voice?.isCutBySound && recognized) {
        notices.add(`Visitors' voices were cut by the sound, because ${misaligned.noTimes}.`)
      }
      return voice && { ...voice, isTranslated }
    } catch (error) {
      if (!(error instanceof NotAudio)) throw error
      notices.add(`A visitor's words are read by the narrator. ${error.message}`)
      return null
    }
  }

  async function read({ text, language }: ReadingOrder) {
    const paragraphs = text
      .split(/\n+/)
      .map((paragraph) => paragraph.replace(/\s+/gu, ' ').trim())
      .filter((paragraph) => paragraph !== '')
    const embedded = () => sound.run('read', { paragraphs, language, recordings: null })
    if (speaker === null) return embedded()
    try {
      const recordings: RecordedVoice[] = []
      for (const paragraph of paragraphs) {
        const file = await speaker.speak({ text: paragraph, language, deviceId: 0 })
        recordings.push(await sound.run('take', { file, text: paragraph, language }))
      }
      return await sound.run('read', { paragraphs, language, recordings })
    } catch (error) {
      const reason =
        error instanceof ServiceFailure ? error.reason : error instanceof NotAudio ? error.message : null
      if (reason === null) throw error
      return { ...(await embedded()), notice: `The embedded narrator spoke it, because ${reason}.` }
    }
  }
}

/** ms that the process waits for another narration: a start takes more of the server's thread than a narration. */
const idleMs = 30_000
/** ms of silence after which the process counts as hung; a narration takes some seconds. */
const timeoutMs = 300_000

export type SoundWork = OwnProcess<typeof soundJobs>

/** The process that writes, speaks and mixes narrations, and reads recordings. */
export const createSoundWork = (): SoundWork =>
  createOwnProcess({
    program: fileURLToPath(new URL('./soundProcess.ts', import.meta.url)),
    name: 'The narrator',
    idleMs,
    timeoutMs,
  })
