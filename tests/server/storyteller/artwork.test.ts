import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { deviceWords, featureWords, skillWords, storageWords } from '#content/motifs/avatarWordTables.ts'
import { backdropMotifs } from '#content/backdrops/backdropWords.ts'
import { eraBackdrops } from '#content/motifs/eras.ts'
import { motifWords } from '#content/motifs/motifWords.ts'
import { retroEras } from '#contract/avatar.ts'
import {
  artwork,
  artworksIn,
  fillSlots,
  parseArtwork,
  toneOf,
} from '#server/storyteller/embedded/drawing/artwork.ts'
import { print } from '#server/storyteller/embedded/drawing/print.ts'
import { avatarPicture } from '#server/storyteller/embedded/drawing/avatarPicture.ts'

const content = new URL('../../../content/', import.meta.url)
const files = readdirSync(content, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.svg'))
  .toSorted()
const elements =
  'svg title style defs g path rect circle ellipse line polyline polygon clipPath linearGradient stop'.split(
    ' ',
  )
const attributes =
  'xmlns xmlns:svg version viewBox class id d x y x1 x2 y1 y2 cx cy r rx ry width height points transform offset fill clip-path stroke stroke-width stroke-linecap stroke-linejoin stroke-dasharray'.split(
    ' ',
  )
const poses = ['stands', 'lies', 'flies']
/** Classes that are no ink: what a root is, what a slot takes, what a limb is drawn with. */
const others =
  /^(?:stands|lies|flies|dark|sleeveless|face-[a-z\d-]+|slot|over|on-dark|flat|upright|only-[a-z\d-]+|arm|leg|sleeve)$/

const readText = (file: string) => readFileSync(new URL(file, content), 'utf8')
const tagsOf = (svg: string) =>
  svg.replace(/<style>.*?<\/style>|<!--.*?-->/gs, '').match(/<[^/][^>]*>/g) ?? []
const classesOf = (tag: string) => /\sclass="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? []
const isInk = (name: string) => /^(?:face|glint)$/.test(name) || toneOf(name) !== null

describe('the artwork', () => {
  test.each(files)(
    '[ART-01] %s is a picture of its own, of nothing but shapes in known inks',
    async (file) => {
      const svg = readText(file)
      const { format, width = 0 } = await sharp(Buffer.from(svg)).metadata()
      expect({ format, isWide: width > 0 }).toEqual({ format: 'svg', isWide: true })
      expect(svg).not.toMatch(/url\((?!#)|href|:\/\/(?!www\.w3\.org\/2000\/svg")/)
      for (const tag of tagsOf(svg)) {
        expect(elements).toContain(/^<(\w+)/.exec(tag)?.[1])
        for (const [, name] of tag.matchAll(/\s([\w:-]+)="/g)) expect(attributes, tag).toContain(name)
        const isSlot = classesOf(tag)[0] === 'slot'
        for (const [i, name] of classesOf(tag).entries()) {
          const ink = /^(?:fill|line|stop)-(.+)$/.exec(name)?.[1]
          if (ink !== undefined) expect(isInk(ink), `${tag} ${ink}`).toBe(true)
          else if (!(isSlot && i === 1)) expect(name, tag).toMatch(others)
        }
      }
      // What is drawn with a class has its colour in an editor.
      const used = new Set(
        tagsOf(svg)
          .flatMap(classesOf)
          .filter((name) => /^(?:fill|line|stop)-/.test(name)),
      )
      for (const name of used) expect(svg).toContain(`.${name} {`)
    },
  )

  test.each(files)('[ART-01] %s has ids of its own for all that is referred to', (file) => {
    const { id, body } = artwork(file.replace('.svg', ''))
    const ids = [...body.matchAll(/\sid="([^"]*)"/g)].map(([, one = '']) => one)
    expect(new Set(ids).size).toBe(ids.length)
    for (const [, one] of body.matchAll(/url\(#([^)]*)\)/g)) expect(ids).toContain(one)
    if (!file.includes('/eras/') && !file.includes('/storages/') && !file.includes('/features/'))
      expect(ids).toContain(id)
  })

  test('[ART-01] additions of editors are left out: ids, titles, comments', () => {
    const { body } = parseArtwork(
      'motifs/kite',
      `<?xml version="1.0"?>
<svg class="flies"
   id="svg1"><title id="title1">kite</title><style>.fill-dark { fill: #000 }</style><!-- string -->
  <g
     id="motifs-kite"><path
       id="path1"
       class="fill-dark"
       d="M0 0h9v9z" /></g></svg>`,
    )
    expect(body.replaceAll(/\s+/g, ' ')).toBe(
      '<g id="motifs-kite"><path class="fill-dark" d="M0 0h9v9z" /></g>',
    )
  })
})

/** Which parts of a folder the words can call for. */
const called: readonly (readonly [folder: string, names: readonly string[]])[] = [
  ['motifs', Object.keys(motifWords)],
  ['backdrops', [...Object.keys(backdropMotifs), ...Object.values(eraBackdrops).flat()]],
  ['avatars/heads', Object.keys(deviceWords)],
  ['avatars/storages', Object.keys(storageWords)],
  ['avatars/features', Object.keys(featureWords)],
  ['avatars/postures', Object.keys(skillWords)],
  ['avatars/eras', retroEras],
]
const slotsOf = (name: string) => {
  const slots: string[] = []
  fillSlots(artwork(name).body, (slot) => {
    slots.push(slot.name)
    return ''
  })
  return slots
}

describe('motifs that words can call for', () => {
  test.each(called)('[ART-01] %s are there, and no others', (folder, names) => {
    expect(artworksIn(folder)).toEqual([...new Set(names)].map((name) => `${folder}/${name}`).toSorted())
  })

  test('[ART-01] a motif calls for one backdrop at most', () => {
    const motifs = Object.values(backdropMotifs).flat()
    expect(new Set(motifs).size).toBe(motifs.length)
  })

  test('[ART-01] a motif stands, lies or flies, and every layout has one place for it as its hero', () => {
    for (const name of artworksIn('motifs')) {
      expect(artwork(name).traits.filter((trait) => poses.includes(trait))).toHaveLength(1)
    }
    for (const layout of artworksIn('layouts')) {
      for (const pose of poses) {
        const heroes: string[] = []
        fillSlots(artwork(layout).body, ({ name, options }) => {
          expect(['backdrop', 'hero', 'second', 'third']).toContain(name)
          const isMeant = !options.some((option) => poses.includes(option)) || options.includes(pose)
          const isOutline = options.some((option) => option.startsWith('only-'))
          if (name === 'hero' && isMeant && !isOutline) heroes.push(name)
          return ''
        })
        expect(heroes, `${layout} ${pose}`).toHaveLength(1)
      }
    }
  })

  test('[ART-01] every part of an avatar has its places and pieces', () => {
    for (const name of artworksIn('avatars/heads')) {
      const face = ['eye', 'eye', 'left', 'right', 'top', 'mouth', 'bow']
      expect(slotsOf(name).toSorted(), name).toEqual(face.toSorted())
    }
    for (const name of artworksIn('avatars/postures')) {
      const slots = slotsOf(name)
      for (const limb of ['arm', 'hand', 'leg', 'foot']) {
        expect(
          slots.filter((slot) => slot === limb),
          `${name} ${limb}`,
        ).toHaveLength(2)
      }
      expect(slots).toEqual(expect.arrayContaining(['behind', 'trunk', 'front', 'belly', 'head']))
    }
    for (const name of artworksIn('avatars/eras')) {
      const { id, body } = artwork(name)
      for (const piece of ['trunk', 'foot', 'cuff', 'eye', 'mouth'])
        expect(body).toContain(`id="${id}-${piece}"`)
      for (const limb of ['leg', 'sleeve']) expect(body).toContain(`class="${limb} line-`)
    }
    for (const name of artworksIn('avatars/storages')) {
      const { id, body } = artwork(name)
      expect(body).toContain(`id="${id}-hand"`)
      expect(body).toContain('class="arm line-')
    }
    for (const name of artworksIn('avatars/rooms')) expect(slotsOf(name)).toEqual(['letter', 'figure'])
  })
})

describe('a fault in the artwork', () => {
  test('[ART-02] a file that is missing is named', () => {
    expect(() => artwork('motifs/gramophone')).toThrow(/content\/motifs\/gramophone\.svg/)
  })

  test.each([
    ['', 'content/motifs/x.svg is no SVG picture'],
    ['<svg><path class="fill-red" d=""/></svg>', "content/motifs/x.svg: there is no ink 'red'"],
  ])('[ART-02] so is one that is no picture or has an unknown ink (%#)', (svg, message) => {
    expect(() => parseArtwork('motifs/x', svg)).toThrow(message)
  })

  test('[ART-02] a file that cannot be drawn is named', async () => {
    const sheet = avatarPicture({
      name: 'Regula',
      retroEra: '60s',
      favoriteDevice: 'Radio',
      favoriteFeatures: 'Tasten',
      favoriteStorage: 'Tonband',
      skills: 'Singen',
    })
    const [room, ...files] = sheet.files
    if (room === undefined) throw new Error('An avatar is composed of files')
    const torn = { ...room, body: room.body.replace('</g>', '') }
    const svg = sheet.svg.replace('</g>', '')
    await expect(print({ ...sheet, svg, files: [...files, torn] }, 64)).rejects.toThrow(
      `${room.path} cannot be drawn`,
    )
  })

  test('[ART-01] an ink is named by its mixture, in tenths', () => {
    expect(['paper', 'dark', 'accent-40', 'dark-60-light', 'accent-light-50'].map(toneOf)).toEqual([
      [0, 0, 0],
      [1, 0, 0],
      [0, 0.4, 0],
      [0.6, 0, 1],
      [0, 1, 0.5],
    ])
    for (const name of ['', 'red', 'dark-45', 'light-dark', 'dark-', 'paper-50', '-dark'])
      expect(toneOf(name), name).toBeNull()
  })
})
