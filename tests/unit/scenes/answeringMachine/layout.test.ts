import sharp from 'sharp'
import { expect, test } from 'vitest'
import { frameOf, keyPlaces, keyRowSize, machineKeys } from '#scenes/answeringMachine/layout.ts'
import { mapped } from '#scenes/stage/screenPlane.ts'
import { stills } from '#content/stills.gen.ts'

test.each([
  [1440, 900, 'landscape'],
  [1920, 1080, 'landscape'],
  [3840, 1080, 'landscape'],
  [1280, 1024, 'landscape'],
  [1024, 768, 'landscape'],
  [844, 390, 'landscape'],
  [1080, 1920, 'portrait'],
  [390, 844, 'portrait'],
  [768, 1024, 'portrait'],
  [820, 800, 'portrait'],
  [320, 200, 'portrait'],
] as const)(
  '[ANSW-04] the picture covers a page of %i x %i, and the paper fits on it',
  (width, height, name) => {
    const frame = frameOf({ width, height })
    const { left, top, machine } = frame
    expect(frame.name).toBe(name)
    expect(frame.width / frame.height).toBeCloseTo(frame.aspect, 6)
    expect(left).toBeLessThanOrEqual(0)
    expect(top).toBeLessThanOrEqual(0)
    expect(left + frame.width).toBeGreaterThanOrEqual(width - 1e-6)
    // Upright, the paper lies over its foot.
    const needed = name === 'landscape' ? height : Math.min(height, machine.bottom)
    expect(top + frame.height).toBeGreaterThanOrEqual(needed - 1e-6)
    expect(machine.right).toBeLessThanOrEqual(name === 'landscape' ? width - 250 : width)
  },
)

test.each([
  ['landscape', 1920, 1080],
  ['portrait', 1080, 1920],
] as const)('in the %s picture the keys lie where they are seen', async (name, width, height) => {
  const { keys } = frameOf({ width, height })
  const { data, info } = await sharp(`public${stills[`answeringMachine-${name}`].url.split('?')[0]}`)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  if (keys === null) throw new Error('The row of keys has no place.')
  const redAt = (x: number, y: number) => {
    const [px, py] = mapped(keys, [x, y]).map((value) => Math.round((value * info.width) / width))
    return data[3 * ((py ?? 0) * info.width + (px ?? 0))] ?? 0
  }
  for (const key of machineKeys) {
    const { left, width: wide } = keyPlaces[key]
    // The cap begins below the lettering; beside it is the light shell.
    for (const x of [left + 4, left + wide - 4])
      for (const y of [20, keyRowSize.height - 4])
        if (key === 'next') expect(redAt(x, y)).toBeGreaterThan(200)
        else expect(redAt(x, y)).toBeLessThan(110)
    if (key !== 'next') expect(redAt(left - 3, 30)).toBeGreaterThan(140)
  }
})
