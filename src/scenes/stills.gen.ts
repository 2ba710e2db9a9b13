// Written by `npm run stills`; changes made here are lost.

export interface Still {
  readonly url: string
  readonly width: number
  readonly height: number
}

export const stills = {
  'werkschau-landscape': {
    url: '/stills/werkschau-landscape.webp?v=b537161b6525',
    width: 1920,
    height: 1080,
  },
  'werkschau-tape': {
    url: '/stills/werkschau-tape.webp?v=2f5004cde9f5',
    width: 720,
    height: 720,
  },
  'werkschau-ipod': {
    url: '/stills/werkschau-ipod.webp?v=d3b79bdde61a',
    width: 720,
    height: 720,
  },
  'werkschau-echo': {
    url: '/stills/werkschau-echo.webp?v=abb2b5f1fd32',
    width: 720,
    height: 720,
  },
  'werkschau-portrait': {
    url: '/stills/werkschau-portrait.webp?v=c0c14a1c7bf6',
    width: 1080,
    height: 1920,
  },
} as const satisfies Record<string, Still>
