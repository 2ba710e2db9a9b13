// Written by `npm run make -- stills`; changes made here are lost.

export interface Still {
  readonly url: string
  readonly width: number
  readonly height: number
}

export const stills = {
  'answeringMachine-landscape': {
    url: '/stills/answeringMachine-landscape.webp?v=3b39bd1c530c',
    width: 1920,
    height: 1080,
  },
  'answeringMachine-portrait': {
    url: '/stills/answeringMachine-portrait.webp?v=39b5b3fc0a5d',
    width: 1080,
    height: 1920,
  },
  cassetteInside: {
    url: '/stills/cassetteInside.webp?v=3c5e772f2440',
    width: 990,
    height: 1000,
  },
  computerInside: {
    url: '/stills/computerInside.webp?v=432c93782ca4',
    width: 990,
    height: 1000,
  },
  deckInside: {
    url: '/stills/deckInside.webp?v=a121a79a3356',
    width: 990,
    height: 1000,
  },
  'echo-empty-landscape': {
    url: '/stills/echo-empty-landscape.webp?v=c6b6d4e73e5b',
    width: 1920,
    height: 1080,
  },
  'echo-empty-portrait': {
    url: '/stills/echo-empty-portrait.webp?v=20cac9bc0fa6',
    width: 1080,
    height: 1920,
  },
  'echo-landscape': {
    url: '/stills/echo-landscape.webp?v=a255992870c1',
    width: 1920,
    height: 1080,
  },
  'echo-phone': {
    url: '/stills/echo-phone.webp?v=c576c697f19b',
    width: 780,
    height: 1688,
  },
  'echo-portrait': {
    url: '/stills/echo-portrait.webp?v=008e8bc9b648',
    width: 1080,
    height: 1920,
  },
  'hero-landscape': {
    url: '/stills/hero-landscape.webp?v=738a074a083e',
    width: 1600,
    height: 900,
  },
  'hero-phone': {
    url: '/stills/hero-phone.webp?v=2775ed4e82fa',
    width: 720,
    height: 900,
  },
  'hero-portrait': {
    url: '/stills/hero-portrait.webp?v=c2a7c2154d75',
    width: 960,
    height: 1200,
  },
  'imac-desk-landscape': {
    url: '/stills/imac-desk-landscape.webp?v=22094001f209',
    width: 1920,
    height: 1080,
  },
  'imac-desk-portrait': {
    url: '/stills/imac-desk-portrait.webp?v=7803ad66aee4',
    width: 1080,
    height: 1920,
  },
  'imac-welcome-landscape': {
    url: '/stills/imac-welcome-landscape.webp?v=e4a5847c3ec4',
    width: 1920,
    height: 1080,
  },
  'imac-welcome-portrait': {
    url: '/stills/imac-welcome-portrait.webp?v=0729a66600bd',
    width: 1080,
    height: 1920,
  },
  ipod: {
    url: '/stills/ipod.webp?v=e74ba9ca7c9a',
    width: 2000,
    height: 2000,
  },
  playerInHand: {
    url: '/stills/playerInHand.webp?v=df712049fcc2',
    width: 990,
    height: 1000,
  },
  playerInside: {
    url: '/stills/playerInside.webp?v=0577e7bdf099',
    width: 990,
    height: 1000,
  },
  speakerInHand: {
    url: '/stills/speakerInHand.webp?v=8258e6eae8d5',
    width: 990,
    height: 1000,
  },
  speakerInside: {
    url: '/stills/speakerInside.webp?v=18e229f4ef0d',
    width: 990,
    height: 1000,
  },
  'tape-landscape': {
    url: '/stills/tape-landscape.webp?v=d4243394feea',
    width: 1920,
    height: 1080,
  },
  'tape-phone': {
    url: '/stills/tape-phone.webp?v=b2ddf375fa7b',
    width: 780,
    height: 1688,
  },
  'tape-portrait': {
    url: '/stills/tape-portrait.webp?v=cff9a3e4f658',
    width: 1080,
    height: 1920,
  },
  'tape-tablet': {
    url: '/stills/tape-tablet.webp?v=c7f242e9c5e0',
    width: 1440,
    height: 1080,
  },
  'werkschau-echo': {
    url: '/stills/werkschau-echo.webp?v=2172ef34b278',
    width: 720,
    height: 720,
  },
  'werkschau-ipod': {
    url: '/stills/werkschau-ipod.webp?v=24fc057868da',
    width: 720,
    height: 720,
  },
  'werkschau-landscape': {
    url: '/stills/werkschau-landscape.webp?v=0c8a278ee08a',
    width: 1920,
    height: 1080,
  },
  'werkschau-portrait': {
    url: '/stills/werkschau-portrait.webp?v=4d2d1ebabeee',
    width: 1080,
    height: 1920,
  },
  'werkschau-tape': {
    url: '/stills/werkschau-tape.webp?v=32d7699895ce',
    width: 720,
    height: 720,
  },
} as const satisfies Record<string, Still>
