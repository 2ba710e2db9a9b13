import sharp from 'sharp'

/** Of a browser's trace. */
interface TraceEvent {
  readonly name: string
  readonly ts: number
  readonly args: { readonly data?: { readonly documentLoaderURL?: string }; readonly snapshot?: string }
}

const stepMs = 500
const width = 206
const gap = 6

/** What stood on the screen at each half second from the navigation to `untilMs`, side by side, as a PNG. */
export async function filmStrip(
  events: readonly TraceEvent[],
  url: string,
  untilMs: number,
): Promise<Buffer> {
  const start = events.findLast(
    ({ name, args }) => name === 'navigationStart' && args.data?.documentLoaderURL === url,
  )
  const from = start?.ts ?? 0
  const seen = events.filter(({ name, ts }) => name === 'Screenshot' && ts >= from)
  const times = Array.from({ length: Math.ceil(untilMs / stepMs) + 1 }, (_, step) => step * stepMs)
  const shown = times.map((ms) => seen.findLast(({ ts }) => ts <= from + ms * 1000)?.args.snapshot)
  const frames = await Promise.all(
    shown.map((frame) => frame && sharp(Buffer.from(frame, 'base64')).resize({ width }).toBuffer()),
  )
  const height = Math.max(1, ...(await Promise.all(frames.map(heightOf))))
  return sharp({
    create: { width: frames.length * (width + gap), height, channels: 3, background: '#808080' },
  })
    .composite(
      frames.flatMap((input, place) => (input ? { input, left: place * (width + gap), top: 0 } : [])),
    )
    .png()
    .toBuffer()
}

const heightOf = async (frame: Buffer | '' | undefined) =>
  frame ? ((await sharp(frame).metadata()).height ?? 1) : 1
