import { expect, test } from 'vitest'
import { createDeckSounds } from '#audio/deck/createDeckSounds.ts'

/** Writes down what is prepared, played on which bus, and how it ends. */
function writtenMixer() {
  const prepared: string[] = []
  const lines: string[] = []
  const sounding = (name: string) => ({
    shape: () => {},
    stop: (fade = 0) => void lines.push(`${name} ${fade > 0.05 ? 'fades' : 'is cut'}`),
  })
  return {
    prepared,
    lines,
    prepare: async (names: readonly string[]) => void prepared.push(...names),
    play: (name: string, bus = 'device') => {
      lines.push(`${name} at the level of a ${bus}`)
      return sounding(name)
    },
    loop: sounding,
    speak: () => {},
  }
}

test('door and tape sound at the level of a device, and their sounds can be faded at once', () => {
  const mixer = writtenMixer()
  const sounds = createDeckSounds(mixer)
  expect(mixer.prepared.slice(0, 3)).toEqual(['cassette-door-open', 'cassette-in', 'cassette-door-close'])
  sounds.move('doorOpens')
  sounds.move('tapeIn')
  sounds.fadeOut()
  sounds.fadeOut()
  expect(mixer.lines).toEqual([
    'cassette-door-open at the level of a device',
    'cassette-in at the level of a device',
    'cassette-door-open fades',
    'cassette-in fades',
  ])
})

test('[TAPE-07] leaving fades the sounds of lid and tape', () => {
  const mixer = writtenMixer()
  const sounds = createDeckSounds(mixer)
  sounds.move('lidOpens')
  sounds.move('tapeOut')
  mixer.lines.length = 0
  sounds.dispose()
  expect(mixer.lines).toEqual(['eject fades', 'cassette-out fades'])
})

test.each([
  ['fullRewind', 'rewind'],
  ['rewind', 'rewind'],
  ['play', 'play'],
  ['fastForward', 'fast-forward'],
  ['pause', 'pause'],
  ['eject', 'stop'],
] as const)('[DECK-07] the key %s clicks as it goes down, and as it comes up', (key, name) => {
  const mixer = writtenMixer()
  const sounds = createDeckSounds(mixer)
  sounds.press(key)
  sounds.release(key)
  expect(mixer.lines).toEqual(
    ['press', 'release'].map((way) => `deck-${name}-${way} at the level of a device`),
  )
})
