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

/** A visitor's recording, validated and seekable. */
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

/** By file-type's extension for the bytes. Mediabunny alone would find an mp3 anywhere in 4 KB, even in HTML. */
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

/** More than an hour of the shortest Opus frames: more than any real recording of the accepted size. */
const maxPackets = 500_000
/** Least bytes of a packet: its own and the container's. A file that claims more packets was built to be slow. */
const packetBytes = 2
/** 4.5 MB hold about 100 minutes of Opus at most; a file that claims more is damaged. */
const maxSeconds = 3 * 3600

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

/** All packets up to the end, or to where the file breaks off, as after a crash of the browser. */
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

/** WebKitGTK writes the header of the last fragment twice, and the first one points to invalid bytes. */
function lastOfEachTime(packets: readonly EncodedPacket[]): EncodedPacket[] {
  return [...new Map(packets.map((packet) => [packet.timestamp, packet])).values()]
}

function endOf(packets: readonly EncodedPacket[]): number {
  let end = -Infinity
  for (const packet of packets) end = Math.max(end, packet.timestamp + packet.duration)
  return end
}

/** Copies packets unchanged into a new file with duration and index that begins at zero. */
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

/** Damaged files cause many kinds of errors in the parser, which all mean the same. */
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
