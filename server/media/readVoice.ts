import { Worker } from 'node:worker_threads'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { NotAudio } from '#server/jobs/NotAudio.ts'
import { watchThreadTime } from './threadTime.ts'
import type { VoiceFile } from './parseVoice.ts'
import type { VoiceAnswer } from './voiceWorker.ts'
import { HttpError } from '#server/http/HttpError.ts'
import { mediaHash } from './repository.ts'

/**
 * ms of work for a recording, by its size, since malicious files are small. Measured: 100 ms per megabyte from
 * browsers, 400 with the shortest packets; the first file loads the parser.
 */
const readLimitMs = (bytes: number): number => 1000 + bytes * 6e-4
/** Generous for 4.5 MB; a file that needs more is refused. */
const maxHeapMb = 256
/** ms that the thread waits for another recording. */
const idleMs = 15_000

let thread: Worker | null = null
let idle: NodeJS.Timeout | undefined
let isReading = false

interface Sender {
  /** Senders take turns. */
  readonly address?: string
  /** Aborted when the client has gone. */
  readonly signal?: AbortSignal
}

interface Job extends Sender {
  readonly bytes: Uint8Array
  readonly resolve: (voice: VoiceFile) => void
  readonly reject: (reason: unknown) => void
}

/** Waiting jobs by address; the next in turn is first. */
const queues = new Map<string, readonly Job[]>()

/**
 * Validates a recording by its content and makes it seekable: webm, mp4, ogg, mp3 and wav, audio only. Packets are
 * copied, not encoded again; a recording that breaks off is kept up to there. Runs in a thread with limited time and
 * memory, one recording at a time, addresses in turn.
 * @throws NotAudio with a sentence; the signal's reason where it is aborted
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
    // One at a time; the next follows after a failure, too.
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
    // An idle thread must not keep the process alive.
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
 * Validates a recording and makes it seekable; stops when the client goes.
 * @throws HttpError 415 for invalid recordings, 408 when the client has gone
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
