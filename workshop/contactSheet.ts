import '../tools/requireNode.mjs'
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import type { OverlayOptions } from 'sharp'
import { devices } from '../content/exhibits/index.ts'
import { sampleStories } from '../content/exhibits/sampleStories.ts'
import { firstStoryId } from '../contract/limits.ts'
import { createDrawing } from '../server/storyteller/embedded/embeddedIllustrator.ts'
import type { DrawnPicture } from '../server/storyteller/embedded/drawingProcess.ts'
import { contactSheetPeople } from './contactSheetPeople.ts'
import { inRoot } from '../tools/lib/paths.ts'

// npm run make -- contact-sheet [FOLDER [FIRST]]: 24 story visuals from story FIRST on and 24 avatars, drawn as the server
// draws them, as visuals.png and avatars.png. Prints how long a picture takes and the most memory that was held.

const count = 24
const columns = 6
/** Pixels of a tile with its margin, and of the margin. */
const [tile, margin] = [420, 10]

const folder = process.argv[2] ?? inRoot('.look')
const first = Number(process.argv[3] ?? 0)
await mkdir(folder, { recursive: true })

const stories = Array.from({ length: count }, (_, i) => {
  // Every seventh, so that the devices take turns; and the languages too.
  const story = sampleStories[((first + i) * 7) % sampleStories.length]
  if (story === undefined) throw new Error('There are no sample stories')
  const language = i % 2 === 0 ? 'de' : 'en'
  const [title, text] = language === 'de' ? [story.titleDE, story.textDE] : [story.titleEN, story.textEN]
  const deviceName = devices.find((device) => device.id === story.deviceId)?.name ?? ''
  const { deviceId } = story
  return {
    storyId: firstStoryId + first + i,
    deviceId,
    deviceName,
    title,
    text,
    language,
    edition: 1,
  } as const
})

await makeSheet('visuals.png', stories, (drawing, story) => drawing.run('story', story))
await makeSheet('avatars.png', contactSheetPeople, (drawing, avatar) => drawing.run('avatar', avatar))

async function makeSheet<Subject>(
  name: string,
  jobs: readonly Subject[],
  draw: (drawing: ReturnType<typeof createDrawing>, subject: Subject) => Promise<DrawnPicture>,
): Promise<void> {
  // A process of its own for each sheet, so that the memory it names is its own.
  const drawing = createDrawing()
  const tiles: OverlayOptions[] = []
  const seconds: number[] = []
  let [peakBytes, bytes] = [0, 0]
  try {
    for (const [i, job] of jobs.entries()) {
      const began = performance.now()
      const drawn = await draw(drawing, job)
      seconds.push((performance.now() - began) / 1000)
      peakBytes = Math.max(peakBytes, drawn.peakBytes)
      bytes += drawn.bytes.length
      const size = tile - 2 * margin
      tiles.push({
        input: await sharp(drawn.bytes).resize(size, size).png().toBuffer(),
        left: (i % columns) * tile + margin,
        top: Math.floor(i / columns) * tile + margin,
      })
    }
  } finally {
    await drawing.close()
  }
  const size = { width: columns * tile, height: Math.ceil(jobs.length / columns) * tile }
  const file = join(folder, name)
  await sharp({ create: { ...size, channels: 3, background: '#b9b5ae' } })
    .composite(tiles)
    .png()
    .toFile(file)
  const [start = 0, ...rest] = seconds
  const mean = rest.reduce((sum, one) => sum + one, 0) / rest.length
  console.log(
    `${file}: ${jobs.length} pictures, first ${start.toFixed(2)} s, then ${mean.toFixed(2)} s each, ` +
      `${Math.round(bytes / jobs.length / 1024)} KB each, ${Math.round(peakBytes / 1024 / 1024)} MB at most`,
  )
}
