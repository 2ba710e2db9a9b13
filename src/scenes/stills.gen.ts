// Written by `npm run make -- stills`; changes made here are lost.

export interface Still {
  readonly url: string
  readonly width: number
  readonly height: number
}

export const stills = {
  'echo-empty-landscape': {
    url: '/stills/echo-empty-landscape.webp?v=280b0424a559',
    width: 1920,
    height: 1080,
  },
  'echo-empty-portrait': {
    url: '/stills/echo-empty-portrait.webp?v=0550c729fa62',
    width: 1080,
    height: 1920,
  },
  'echo-landscape': {
    url: '/stills/echo-landscape.webp?v=8577c7f87db3',
    width: 1920,
    height: 1080,
  },
  'echo-phone': {
    url: '/stills/echo-phone.webp?v=adc6f1c6c8fd',
    width: 780,
    height: 1688,
  },
  'echo-portrait': {
    url: '/stills/echo-portrait.webp?v=125899800ccf',
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
    url: '/stills/imac-desk-landscape.webp?v=3c7578683b4a',
    width: 1920,
    height: 1080,
  },
  'imac-desk-portrait': {
    url: '/stills/imac-desk-portrait.webp?v=e9a02dbb0b75',
    width: 1080,
    height: 1920,
  },
  'imac-welcome-landscape': {
    url: '/stills/imac-welcome-landscape.webp?v=73b3e08ac562',
    width: 1920,
    height: 1080,
  },
  'imac-welcome-portrait': {
    url: '/stills/imac-welcome-portrait.webp?v=e5bd702d656c',
    width: 1080,
    height: 1920,
  },
  ipod: {
    url: '/stills/ipod.webp?v=2c569ab03e4f',
    width: 2000,
    height: 2000,
  },
  'tape-landscape': {
    url: '/stills/tape-landscape.webp?v=f360f8096422',
    width: 1920,
    height: 1080,
  },
  'tape-phone': {
    url: '/stills/tape-phone.webp?v=480252a553c1',
    width: 780,
    height: 1688,
  },
  'tape-portrait': {
    url: '/stills/tape-portrait.webp?v=754b5483c905',
    width: 1080,
    height: 1920,
  },
  'tape-tablet': {
    url: '/stills/tape-tablet.webp?v=4833e74e81db',
    width: 1440,
    height: 1080,
  },
  'werkschau-echo': {
    url: '/stills/werkschau-echo.webp?v=abb2b5f1fd32',
    width: 720,
    height: 720,
  },
  'werkschau-ipod': {
    url: '/stills/werkschau-ipod.webp?v=d3b79bdde61a',
    width: 720,
    height: 720,
  },
  'werkschau-landscape': {
    url: '/stills/werkschau-landscape.webp?v=b537161b6525',
    width: 1920,
    height: 1080,
  },
  'werkschau-portrait': {
    url: '/stills/werkschau-portrait.webp?v=c0c14a1c7bf6',
    width: 1080,
    height: 1920,
  },
  'werkschau-tape': {
    url: '/stills/werkschau-tape.webp?v=2f5004cde9f5',
    width: 720,
    height: 720,
  },
} as const satisfies Record<string, Still>
