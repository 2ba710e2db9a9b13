import { cassetteIn, cassetteOut, doorClose, doorOpen, eject, windStop } from './design/cassette.ts'
import { computerStart, playerStart, speakerAnswer, speakerWake } from './design/chimes.ts'
import { keyNames, keyPress, keyRelease } from './design/deckKeys.ts'
import { floppyEject } from './design/floppy.ts'
import { museumClick, press, wheelTick } from './design/interface.ts'
import { cardFlip, cardSlide } from './design/paper.ts'
import { planetArrival, planetTouch } from './design/planets.ts'
import { fastWind, rewindLoop, tapeHiss } from './design/tapeLoops.ts'
import type { Sound } from './dsp/sound.ts'
import type { Bitrate } from './encode/encodeMp3.ts'
import type { Loudness } from './targets.ts'

/** Rooms by what they load together; what is for 'everywhere' is loaded by each. */
export type SoundPlace = 'everywhere' | 'tape' | 'player' | 'speaker' | 'computer' | 'paper' | 'playground'

export interface Entry {
  readonly name: string
  readonly places: readonly SoundPlace[]
  readonly loudness: Loudness
  readonly isLoop: boolean
  readonly bitrate: Bitrate
  readonly render: () => Sound
  /** How it is made, for the provenance. */
  readonly made: string
}

type Details = Pick<Entry, 'name' | 'places' | 'loudness' | 'render' | 'made'>

const struck = (details: Details): Entry => ({ ...details, isLoop: false, bitrate: 96 })
const tones = (details: Details): Entry => ({ ...details, isLoop: false, bitrate: 112 })
const loop = (bitrate: Bitrate, details: Details): Entry => ({ ...details, isLoop: true, bitrate })

const keys = keyNames.flatMap((key) => [
  struck({
    name: `deck-${key}-press`,
    places: ['tape'],
    loudness: 'device',
    render: () => keyPress(key),
    made: 'Struck modes of cap, latch and case; guide friction; return spring; what hangs on this key',
  }),
  struck({
    name: `deck-${key}-release`,
    places: ['tape'],
    loudness: 'deviceRelease',
    render: () => keyRelease(key),
    made: 'Latch lets go, spring sings, felt stops the cap',
  }),
])

export const catalogue: readonly Entry[] = [
  ...keys,
  struck({
    name: 'cassette-door-open',
    places: ['tape'],
    loudness: 'device',
    render: doorOpen,
    made: 'Steel catch, damped hinge as moving noise, plastic door on its stop',
  }),
  struck({
    name: 'cassette-door-close',
    places: ['tape'],
    loudness: 'deviceLarge',
    render: doorClose,
    made: 'Moved air, door and case struck, steel catch',
  }),
  struck({
    name: 'cassette-in',
    places: ['tape'],
    loudness: 'device',
    render: cassetteIn,
    made: 'Rough friction through the shell, hubs on the spindles, shell landing',
  }),
  struck({
    name: 'cassette-out',
    places: ['tape'],
    loudness: 'device',
    render: cassetteOut,
    made: 'Friction upwards, loose hubs rattling',
  }),
  struck({
    name: 'eject',
    places: ['tape'],
    loudness: 'deviceLarge',
    render: eject,
    made: 'Latch, coil spring, lid knocking 0.2 s later and bouncing',
  }),
  struck({
    name: 'wind-stop',
    places: ['tape'],
    loudness: 'device',
    render: windStop,
    made: 'Motor tone sagging for 0.2 s, reels stopping with a thud',
  }),
  loop(80, {
    name: 'tape-hiss',
    places: ['tape'],
    loudness: 'hiss',
    render: tapeHiss,
    made: 'Seeded noise, shelved and slowly uneven; two tracks',
  }),
  loop(64, {
    name: 'fast-wind',
    places: ['tape'],
    loudness: 'machineLoop',
    render: fastWind,
    made: 'Motor tone, tape rustle beating with two reels, hub rattle; steady, to be pitched',
  }),
  loop(64, {
    name: 'rewind',
    places: ['tape'],
    loudness: 'machineLoop',
    render: rewindLoop,
    made: 'As fast-wind, with more tape and a drift of speed',
  }),
  struck({
    name: 'wheel-tick',
    places: ['player'],
    loudness: 'tick',
    render: wheelTick,
    made: 'Struck piezo disc, 4 ms',
  }),
  tones({
    name: 'player-start',
    places: ['player'],
    loudness: 'greeting',
    render: playerStart,
    made: 'Disk spinning up to 70 Hz, head clicks, three glass tones (E A B) in a chamber',
  }),
  tones({
    name: 'computer-start',
    places: ['computer'],
    loudness: 'greeting',
    render: computerStart,
    made: 'Own chord of stacked fifths on D with ninth and sixth, detuned pairs, moving filter, tube thump',
  }),
  tones({
    name: 'speaker-wake',
    places: ['speaker'],
    loudness: 'signal',
    render: speakerWake,
    made: 'Two marimba bars with tube, rising fourth',
  }),
  tones({
    name: 'speaker-answer',
    places: ['speaker'],
    loudness: 'signal',
    render: speakerAnswer,
    made: 'Upper note, then the open fifth below',
  }),
  tones({
    name: 'planet-arrival',
    places: ['speaker'],
    loudness: 'signal',
    render: planetArrival,
    made: 'Overtones of 98 Hz rising one by one, opening air, two glints, long dark tail',
  }),
  tones({
    name: 'planet-touch',
    places: ['speaker'],
    loudness: 'touch',
    render: planetTouch,
    made: 'Inharmonic glass bell, to be played at the planet’s own speed',
  }),
  struck({
    name: 'card-flip',
    places: ['paper'],
    loudness: 'paper',
    render: cardFlip,
    made: 'Snap, air as moving noise, flexing crackle, slap on the table',
  }),
  struck({
    name: 'card-slide',
    places: ['paper'],
    loudness: 'paper',
    render: cardSlide,
    made: 'Grainy friction following the speed of the hand, end tap',
  }),
  struck({
    name: 'museum-click',
    places: ['paper', 'playground'],
    loudness: 'paper',
    render: museumClick,
    made: 'Mouse switch down and up: steel snap and two plastic shells',
  }),
  struck({
    name: 'press',
    places: ['everywhere'],
    loudness: 'press',
    render: press,
    made: 'Fingertip on felt over wood, 30 ms',
  }),
  struck({
    name: 'floppy-eject',
    places: ['playground'],
    loudness: 'device',
    render: floppyEject,
    made: 'Motor and gear train, disk lifted, pushed out and caught by the slot',
  }),
]
