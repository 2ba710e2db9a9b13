// Written by `npm run make -- sounds`; changes made here are lost.

export type SoundPlace = 'everywhere' | 'tape' | 'player' | 'speaker' | 'computer' | 'paper' | 'playground'

export interface SoundFile {
  readonly url: string
  /** Exact: decoded, the file has this times its sample rate samples. A loop goes round over all of them. */
  readonly seconds: number
  readonly loop: boolean
  /** Multiplied at playback: brings the file to its place in the mix. */
  readonly gain: number
  /** The rooms that load it. */
  readonly places: readonly SoundPlace[]
}

export const sounds = {
  'deck-play-press': {
    url: '/audio/deck-play-press.ba6b4d72.mp3',
    seconds: 0.42,
    loop: false,
    gain: 0.864,
    places: ['tape'],
  },
  'deck-play-release': {
    url: '/audio/deck-play-release.b29e0888.mp3',
    seconds: 0.3,
    loop: false,
    gain: 0.519,
    places: ['tape'],
  },
  'deck-stop-press': {
    url: '/audio/deck-stop-press.e5efd925.mp3',
    seconds: 0.42,
    loop: false,
    gain: 0.896,
    places: ['tape'],
  },
  'deck-stop-release': {
    url: '/audio/deck-stop-release.4e429e10.mp3',
    seconds: 0.3,
    loop: false,
    gain: 0.58,
    places: ['tape'],
  },
  'deck-rewind-press': {
    url: '/audio/deck-rewind-press.504d65a5.mp3',
    seconds: 0.42,
    loop: false,
    gain: 0.913,
    places: ['tape'],
  },
  'deck-rewind-release': {
    url: '/audio/deck-rewind-release.e4ddc226.mp3',
    seconds: 0.3,
    loop: false,
    gain: 0.555,
    places: ['tape'],
  },
  'deck-fast-forward-press': {
    url: '/audio/deck-fast-forward-press.eff2b2a5.mp3',
    seconds: 0.42,
    loop: false,
    gain: 0.981,
    places: ['tape'],
  },
  'deck-fast-forward-release': {
    url: '/audio/deck-fast-forward-release.9fa4d32a.mp3',
    seconds: 0.3,
    loop: false,
    gain: 0.646,
    places: ['tape'],
  },
  'deck-pause-press': {
    url: '/audio/deck-pause-press.1be34dfe.mp3',
    seconds: 0.42,
    loop: false,
    gain: 0.981,
    places: ['tape'],
  },
  'deck-pause-release': {
    url: '/audio/deck-pause-release.0abd4af4.mp3',
    seconds: 0.3,
    loop: false,
    gain: 0.889,
    places: ['tape'],
  },
  'cassette-door-open': {
    url: '/audio/cassette-door-open.35a7183d.mp3',
    seconds: 0.95,
    loop: false,
    gain: 1,
    places: ['tape'],
  },
  'cassette-door-close': {
    url: '/audio/cassette-door-close.eab8c1f9.mp3',
    seconds: 0.62,
    loop: false,
    gain: 0.977,
    places: ['tape'],
  },
  'cassette-in': {
    url: '/audio/cassette-in.9ea525c2.mp3',
    seconds: 0.7,
    loop: false,
    gain: 0.968,
    places: ['tape'],
  },
  'cassette-out': {
    url: '/audio/cassette-out.be1d8961.mp3',
    seconds: 0.62,
    loop: false,
    gain: 0.562,
    places: ['tape'],
  },
  eject: {
    url: '/audio/eject.99b296a8.mp3',
    seconds: 1,
    loop: false,
    gain: 0.854,
    places: ['tape'],
  },
  'wind-stop': {
    url: '/audio/wind-stop.97c148d1.mp3',
    seconds: 0.6,
    loop: false,
    gain: 0.943,
    places: ['tape'],
  },
  'tape-hiss': {
    url: '/audio/tape-hiss.cdf8e97a.mp3',
    seconds: 6,
    loop: true,
    gain: 0.037,
    places: ['tape'],
  },
  'fast-wind': {
    url: '/audio/fast-wind.8df5c558.mp3',
    seconds: 4,
    loop: true,
    gain: 0.301,
    places: ['tape'],
  },
  rewind: {
    url: '/audio/rewind.387ea555.mp3',
    seconds: 6,
    loop: true,
    gain: 0.258,
    places: ['tape'],
  },
  'wheel-tick': {
    url: '/audio/wheel-tick.95b62928.mp3',
    seconds: 0.024,
    loop: false,
    gain: 0.574,
    places: ['player'],
  },
  'player-start': {
    url: '/audio/player-start.86f4df3f.mp3',
    seconds: 3.6,
    loop: false,
    gain: 0.366,
    places: ['player'],
  },
  'computer-start': {
    url: '/audio/computer-start.a61d1bff.mp3',
    seconds: 3.9,
    loop: false,
    gain: 0.53,
    places: ['computer'],
  },
  'speaker-wake': {
    url: '/audio/speaker-wake.ec358e17.mp3',
    seconds: 1.4,
    loop: false,
    gain: 0.258,
    places: ['speaker'],
  },
  'speaker-answer': {
    url: '/audio/speaker-answer.82e21d03.mp3',
    seconds: 1.8,
    loop: false,
    gain: 0.338,
    places: ['speaker'],
  },
  'planet-arrival': {
    url: '/audio/planet-arrival.54678256.mp3',
    seconds: 6,
    loop: false,
    gain: 0.258,
    places: ['speaker'],
  },
  'planet-touch': {
    url: '/audio/planet-touch.2bcf4662.mp3',
    seconds: 2.4,
    loop: false,
    gain: 0.246,
    places: ['speaker'],
  },
  'card-flip': {
    url: '/audio/card-flip.969ae23f.mp3',
    seconds: 0.52,
    loop: false,
    gain: 0.399,
    places: ['paper'],
  },
  'card-slide': {
    url: '/audio/card-slide.3c226d65.mp3',
    seconds: 0.5,
    loop: false,
    gain: 0.304,
    places: ['paper'],
  },
  'museum-click': {
    url: '/audio/museum-click.0631a174.mp3',
    seconds: 0.2,
    loop: false,
    gain: 0.883,
    places: ['paper', 'playground'],
  },
  press: {
    url: '/audio/press.ce00fabb.mp3',
    seconds: 0.07,
    loop: false,
    gain: 0.418,
    places: ['everywhere'],
  },
  'floppy-eject': {
    url: '/audio/floppy-eject.a024bc32.mp3',
    seconds: 1,
    loop: false,
    gain: 0.658,
    places: ['playground'],
  },
} as const satisfies Record<string, SoundFile>

export type SoundName = keyof typeof sounds
