import { avatarEras } from '#content/avatars/avatarEras.ts'
import { deviceWords, featureWords, skillWords, storageWords } from '#content/motifs/avatarWordTables.ts'
import type { AvatarAnswers } from '#contract/avatar.ts'
import { artwork, artworksIn, attribute, castShadow, cutOut, fillSlots, pictureSvg, use } from './artwork.ts'
import type { Artwork, Slot } from './artwork.ts'
import { isMotif } from './findMotifs.ts'
import type { Sheet } from './print.ts'
import { chanceFrom } from './random.ts'
import { readAnswer } from './readAnswer.ts'
import { strip } from './strip.ts'

/**
 * The avatar of six answers. The era determines inks, clothes and line; the device the head; the storage the arms and
 * load; the features additions; the skills posture and tool; the name the letter behind. Each answer affects its own
 * part only.
 * @throws Error with the name of an SVG file that is missing or faulty
 */
export function avatarPicture(answers: AvatarAnswers): Sheet {
  const { palette, dots, letter, pixels } = avatarEras[answers.retroEra]
  const part = (folder: string, kind: string) => artwork(`avatars/${folder}/${kind}`)
  const head = part('heads', readAnswer(answers.favoriteDevice, deviceWords).kinds[0])
  const storage = part('storages', readAnswer(answers.favoriteStorage, storageWords).kinds[0])
  const posture = part('postures', readAnswer(answers.skills, skillWords).kinds[0])
  const features = readAnswer(answers.favoriteFeatures, featureWords)
    .kinds.slice(0, 2)
    .map((kind) => part('features', kind))
  const byName = chanceFrom(answers.name.trim())
  const room = artwork(byName.of(artworksIn('avatars/rooms')))
  const letters = artwork('avatars/letters')
  const clothes = inFaceInk(part('eras', answers.retroEra), head)
  const worn = [clothes, storage, ...features]
  const motifs = new Set<Artwork>()
  // Leaves space for what stands on the head.
  const size = features.some(({ body }) => body.includes('-top"')) ? 0.9 : 1

  const applyColour = (body: string): string =>
    fillSlots(body, (slot) => {
      if (slot.name === 'head') return `<g transform="${slot.transform}">${applyColour(head.body)}</g>`
      if (storage.traits.includes('sleeveless') && ['sleeve', 'cuff'].includes(slot.name)) return ''
      return (
        worn.flatMap((owner) => [...strokesOf(owner, slot), partOf(owner, slot)]).join('') || motifIn(slot)
      )
    })
  function motifIn({ name, transform }: Slot): string {
    if (!isMotif(name)) return ''
    const motif = artwork(`motifs/${name}`)
    motifs.add(motif)
    return use(motif.id, transform)
  }

  const figure = `<g id="figure">${applyColour(posture.body)}</g>`
  const parts = [clothes, letters, storage, ...features].map(({ body }) => applyColour(body))
  const dot = `stroke-width="${letter.wide}" stroke-linecap="${letter.cap}"`
  const wall = fillSlots(room.body, ({ name, options, transform }) => {
    if (name === 'letter')
      return use(
        `${letters.id}-${initialOf(answers.name)}`,
        transform,
        ` class="${options.join(' ')}" ${dot}`,
      )
    const at = `${transform} scale(${size})`
    return castShadow('figure', at, 0) + cutOut('figure', at)
  })
  const { name, retroEra, favoriteDevice, favoriteFeatures, favoriteStorage, skills } = answers
  const sentences = [name, retroEra, favoriteDevice, favoriteFeatures, favoriteStorage, skills]
  const margin = strip(sentences.map((answer) => `${answer}.`).join(' '), byName, 0, 60)
  return {
    svg: pictureSvg([...[...motifs].map(({ body }) => body), ...parts, figure], wall, margin),
    files: [room, posture, head, letters, ...worn, ...motifs],
    palette,
    screens: [
      { kind: 'dots', period: dots, angle: 45 },
      { kind: 'dots', period: 9, angle: 75 },
      { kind: 'grain', period: 7, angle: 15 },
    ],
    slips: [3.4, -2.2, -2.6, 3],
    coarse: pixels,
  }
}

const partOf = ({ id, body }: Artwork, { name, transform }: Slot) =>
  body.includes(`id="${id}-${name}"`) ? use(`${id}-${name}`, transform) : ''

/** The strokes of a limb, moved from the file's limb to the posture's. */
const strokesOf = ({ body }: Artwork, { name, d }: Slot) =>
  (body.match(/<path\b[^>]*\/>/g) ?? [])
    .filter((tag) => attribute(tag, 'class').startsWith(`${name} `))
    .map((tag) => tag.replace(/\sd="[^"]*"/, ` d="${d}"`))

/** Eyes and mouth in the ink of the head's face; glints in the opposite. */
function inFaceInk(clothes: Artwork, head: Artwork): Artwork {
  const ink = head.traits.find((trait) => trait.startsWith('face-'))?.slice(5) ?? 'dark'
  const inked = clothes.body.replaceAll('-face"', `-${ink}"`)
  return { ...clothes, body: inked.replaceAll('-glint"', ink === 'dark' ? '-paper"' : '-dark"') }
}

/** The first letter of a name, `star` for letters without a drawing. */
export function initialOf(name: string): string {
  const first = /\p{L}|\p{N}/u.exec(name.trim().normalize('NFD').toUpperCase())?.[0] ?? ''
  return /^[A-Z]$/.test(first) ? first : 'star'
}
