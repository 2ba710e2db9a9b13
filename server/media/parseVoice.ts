import { fileTypeFromBuffer } from 'file-type'
import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  Input,
  MP3,
  MP4,
  Mp4OutputFormat,
  OGG,
  Output,
  WAVE,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import type { EncodedPacket, InputAudioTrack, InputFormat } from 'mediabunny'
import { wholeWav } from '#server/storyteller/sound/wav.ts'
import { repairWebm } from './repairWebm.ts'
import { NotAudio } from '#server/jobs/NotAudio.ts'

/** A visitor's recording, checked and seekable. */
export interface VoiceFile {
  readonly bytes: Uint8Array
  /** Media type without parameters, e.g. `audio/webm`. */
  readonly type: string
  readonly seconds: number
}

interface Container {
  readonly type: string
  readonly format: InputFormat
  readonly codecs: readonly string[]
  /** For containers that recorders write without duration and index. */
  readonly remuxed?: () => WebMOutputFormat | Mp4OutputFormat
}

const webm: Container = {
  type: 'audio/webm',
  format: WEBM,
  codecs: ['opus', 'vorbis'],
  remuxed: () => new WebMOutputFormat(),
}
const mp4: Container = {
  type: 'audio/mp4',
  format: MP4,
  codecs: ['aac', 'opus', 'mp3'],
  remuxed: () => new Mp4OutputFormat({ fastStart: 'in-memory' }),
}
const ogg: Container = { type: 'audio/ogg', format: OGG, codecs: ['opus', 'vorbis'] }
const wav: Container = {
  type: 'audio/wav',
  format: WAVE,
  codecs: ['pcm-u8', 'pcm-s16', 'pcm-s24', 'pcm-s32', 'pcm-f32', 'ulaw', 'alaw'],
}

/**
 * By the ending that file-type gives to what it recognises in the bytes. Mediabunny would look for an mp3 anywhere in
 * the first 4 KB, behind a page of HTML too.
 */
const containers: Readonly<Record<string, Container>> = {
  webm,
  mp4,
  m4a: mp4,
  ogg,
  oga: ogg,
  opus: ogg,
  wav,
  mp3: { type: 'audio/mpeg', format: MP3, codecs: ['mp3'] },
}

/** More than an hour of the shortest Opus frames: no real recording of the size that is accepted has more. */
const maxPackets = 500_000
/** Each takes a byte of its own and at least one of the container's: what claims more is built to be slow. */
const packetBytes = 2
/** 4.5 MB hold at most about 100 minutes of Opus; what claims more is damaged. */
const maxSeconds = 3 * 3600

/** @throws NotAudio */
export async function parseVoice(bytes: Uint8Array): Promise<VoiceFile> {
  if (bytes.length === 0) throw new NotAudio('The recording is empty.')
  const found = await fileTypeFromBuffer(bytes)
  const container = found && containers[found.ext]
  if (!found) throw new NotAudio('This is not an audio recording.')
  if (!container) throw new NotAudio(`This is not an audio recording but ${found.mime}.`)

  return voiceIn(container, repaired(container, bytes))
}

function repaired(container: Container, bytes: Uint8Array): Uint8Array {
  if (container === wav) return wholeWav(bytes)
  return (container === webm ? repairWebm(bytes) : null) ?? bytes
}

async function voiceIn(container: Container, bytes: Uint8Array): Promise<VoiceFile> {
  using input = new Input({ formats: [container.format], source: new BufferSource(bytes) })
  const track = await onlyVoiceOf(input, container)
  const all = await packetsOf(track, Math.min(maxPackets, bytes.length / packetBytes))
  const packets = container === mp4 ? lastOfEachTime(all) : all
  const [first] = packets
  const seconds = first ? endOf(packets) - first.timestamp : 0
  if (!first || !(seconds > 0)) throw new NotAudio('The recording contains no sound.')
  if (seconds > maxSeconds) throw new NotAudio('The recording is damaged: its times make no sense.')
  if (!container.remuxed) return { bytes, type: container.type, seconds }
  return { bytes: await remux(track, packets, container.remuxed()), type: container.type, seconds }
}

async function onlyVoiceOf(input: Input, container: Container): Promise<InputAudioTrack> {
  const tracks = await readable(() => input.getTracks())
  if (tracks.some((track) => !track.isAudioTrack()))
    throw new NotAudio('The recording contains more than sound.')
  const [track, ...others] = tracks.filter((candidate) => candidate.isAudioTrack())
  if (!track) throw new NotAudio('The recording contains no sound.')
  if (others.length > 0) throw new NotAudio('The recording contains more than one sound track.')
  const codec = await readable(() => track.getCodec())
  if (!codec || !container.codecs.includes(codec)) {
    throw new NotAudio(`Sound of this kind (${codec ?? 'unknown'}) cannot be played everywhere.`)
  }
  const channels = await readable(() => track.getNumberOfChannels())
  const rate = await readable(() => track.getSampleRate())
  if (!(channels > 0) || !(rate > 0))
    throw new NotAudio('The recording is damaged: it has no channels or no rate.')
  return track
}

/**
 * All packets up to the end, or up to where the file breaks off: what was said before a browser crashed is kept.
 */
async function packetsOf(track: InputAudioTrack, most: number): Promise<EncodedPacket[]> {
  const packets: EncodedPacket[] = []
  try {
    for await (const packet of new EncodedPacketSink(track).packets()) {
      if (packets.length >= most) throw new NotAudio('The recording is damaged: it has too many parts.')
      packets.push(packet)
    }
  } catch (error) {
    if (error instanceof NotAudio) throw error
    if (packets.length === 0) throw damaged(error)
  }
  return packets
}

/** WebKitGTK writes the head of its last fragment twice: the first one leads to bytes that are no sound. */
function lastOfEachTime(packets: readonly EncodedPacket[]): EncodedPacket[] {
  return [...new Map(packets.map((packet) => [packet.timestamp, packet])).values()]
}

function endOf(packets: readonly EncodedPacket[]): number {
  let end = -Infinity
  for (const packet of packets) end = Math.max(end, packet.timestamp + packet.duration)
  return end
}

/** Copies the packets, untouched, into a fresh file with duration and index that begins at zero. */
async function remux(
  track: InputAudioTrack,
  packets: readonly EncodedPacket[],
  format: WebMOutputFormat | Mp4OutputFormat,
): Promise<Uint8Array> {
  const decoderConfig = await readable(() => track.getDecoderConfig())
  const codec = await readable(() => track.getCodec())
  const start = packets[0]?.timestamp ?? 0
  if (!decoderConfig || !codec)
    throw new NotAudio('The recording is damaged: it does not say how to play it.')
  const target = new BufferTarget()
  const output = new Output({ format, target })
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  await readable(async () => {
    await output.start()
    for (const packet of packets) {
      await source.add(packet.clone({ timestamp: packet.timestamp - start }), { decoderConfig })
    }
    await output.finalize()
  })
  if (!target.buffer) throw new Error('The remuxed recording has no bytes.')
  return new Uint8Array(target.buffer)
}

/** The parser throws errors of many kinds at damaged files; all of them mean the same here. */
async function readable<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    throw damaged(error)
  }
}

function damaged(cause: unknown): NotAudio {
  return new NotAudio('The recording is damaged and cannot be read.', { cause })
}
