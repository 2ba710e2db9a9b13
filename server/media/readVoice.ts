import { Worker } from 'node:worker_threads'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotAudio } from '#server/jobs/NotAudio.ts'
import { watchThreadTime } from './threadTime.ts'
import type { VoiceFile } from './parseVoice.ts'
import type { VoiceAnswer } from './voiceWorker.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { mediaHash } from './repository.ts'

/**
 * Work that a recording may take, ms: a small one little, since files built to keep the reader busy are small. Measured:
 * 100 ms a megabyte of what browsers record, 400 of the shortest packets there are; the first file loads the reader.
 */
const readLimitMs = (bytes: number): number => 1000 + bytes * 6e-4
/** Generous for 4.5 MB; a file that makes the reader want more is refused. */
const maxHeapMb = 256
/** The thread stays for the next recording, then its memory is given back. */
const idleMs = 15_000

let thread: Worker | null = null
let idle: NodeJS.Timeout | undefined
let isReading = false

interface Sender {
  /** Senders take turns, whatever each has sent. */
  readonly address?: string
  /** Aborted where nobody waits for the answer any more. */
  readonly signal?: AbortSignal
}

interface Job extends Sender {
  readonly bytes: Uint8Array
  readonly resolve: (voice: VoiceFile) => void
  readonly reject: (reason: unknown) => void
}

/** What waits, by address; whose turn is next stands first. */
const queues = new Map<string, readonly Job[]>()

/**
 * Checks a recording by its content and makes it seekable: webm, mp4, ogg, mp3 and wav, sound only. What was recorded
 * is copied packet by packet, never encoded anew; a recording that breaks off is kept up to there. Runs in a thread of
 * its own with bounded time and memory, one recording after the other, one of each address in turn.
 * @throws NotAudio with a sentence that says what is wrong; the signal's reason where it is aborted
 */
export function readVoice(bytes: Uint8Array, { address = '', signal }: Sender = {}): Promise<VoiceFile> {
  return new Promise((resolve, reject) => {
    const job = { bytes, resolve, reject, ...(signal && { signal }) }
    queues.set(address, [...(queues.get(address) ?? []), job])
    if (!isReading) void readAll()
  })
}

async function readAll(): Promise<void> {
  isReading = true
  for (let job = takeNext(); job !== undefined; job = takeNext()) {
    const { bytes, signal, resolve, reject } = job
    // One at a time; the next is read whatever became of this one.
    await readNow(bytes, signal).then(resolve, reject)
  }
  isReading = false
}

function takeNext(): Job | undefined {
  for (const [address, [job, ...rest]] of queues) {
    queues.delete(address)
    if (rest.length > 0) queues.set(address, rest)
    return job
  }
  return undefined
}

async function readNow(bytes: Uint8Array, signal: AbortSignal | undefined): Promise<VoiceFile> {
  signal?.throwIfAborted()
  clearTimeout(idle)
  const worker = (thread ??= openThread())
  worker.ref()
  try {
    const answer = await answerOf(worker, bytes, signal)
    if ('voice' in answer) return answer.voice
    if ('refusal' in answer) throw new NotAudio(answer.refusal)
    throw new NotAudio('The recording is damaged and cannot be read.', { cause: answer.failure })
  } finally {
    // An idle thread does not keep the process alive.
    worker.unref()
    idle = setTimeout(() => closeThread(worker), idleMs)
    idle.unref()
  }
}

function openThread(): Worker {
  return new Worker(new URL('./voiceWorker.ts', import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: maxHeapMb },
  })
}

function closeThread(worker: Worker): void {
  if (thread === worker) thread = null
  void worker.terminate()
}

function answerOf(worker: Worker, bytes: Uint8Array, signal: AbortSignal | undefined): Promise<VoiceAnswer> {
  return new Promise((resolve, reject) => {
    const giveUp = (error: Error) => {
      stopListening()
      closeThread(worker)
      reject(error)
    }
    const handleMessage = (answer: VoiceAnswer) => {
      stopListening()
      resolve(answer)
    }
    const handleError = (error: Error & { code?: string }) => {
      const isTooMuch = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
      giveUp(isTooMuch ? new NotAudio('The recording is damaged: it cannot be read in bounds.') : error)
    }
    const handleExit = () => giveUp(new Error('The reader of recordings ended early.'))
    const stopWatch = watchThreadTime(worker, readLimitMs(bytes.length), () =>
      giveUp(new NotAudio('The recording is damaged: it takes too long to read.')),
    )
    const handleAbort = () => giveUp(signal?.reason)
    function stopListening() {
      stopWatch()
      signal?.removeEventListener('abort', handleAbort)
      worker.off('message', handleMessage).off('error', handleError).off('exit', handleExit)
    }
    worker.on('message', handleMessage).on('error', handleError).on('exit', handleExit)
    signal?.addEventListener('abort', handleAbort)
    worker.postMessage(bytes)
  })
}

export interface ReceivedVoice {
  hash: string
  bytes: Uint8Array
  type: string
  seconds: number
}

/**
 * Checks a recording by its content and makes it seekable. Where the client goes, nobody reads on for it.
 * @throws HttpError 415 when it is not one, 408 when the client has gone
 */
export async function receiveVoice(
  request: Pick<FastifyRequest, 'audio' | 'ip'>,
  reply: Pick<FastifyReply, 'raw'>,
): Promise<ReceivedVoice> {
  const left = new AbortController()
  const abort = () => left.abort()
  reply.raw.once('close', abort)
  try {
    const voice = await readVoice(request.audio, { address: request.ip, signal: left.signal })
    return { ...voice, hash: mediaHash(voice.bytes) }
  } catch (error) {
    if (error instanceof NotAudio) throw new HttpError(415, error.message, { cause: error })
    if (left.signal.aborted)
      throw new HttpError(408, 'The connection was closed before the recording was read.')
    throw error
  } finally {
    reply.raw.off('close', abort)
  }
}
