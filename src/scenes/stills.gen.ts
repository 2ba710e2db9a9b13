// Written by `npm run stills`; changes made here are lost.

export interface Still {
  readonly url: string
  readonly width: number
  readonly height: number
}

export const stills = {
  'werkschau-landscape': {
    url: '/stills/werkschau-landscape.webp?v=a27e1841c337',
    width: 1920,
    height: 1080,
  },
  'werkschau-tape': { url: '/stills/werkschau-tape.webp?v=32e8d15cddc5', width: 720, height: 720 },
  'werkschau-ipod': { url: '/stills/werkschau-ipod.webp?v=c50b4db6e79c', width: 720, height: 720 },
  'werkschau-echo': { url: '/stills/werkschau-echo.webp?v=1f3b0b01a9e0', width: 720, height: 720 },
  'werkschau-portrait': { url: '/stills/werkschau-portrait.webp?v=dab234b7b355', width: 1080, height: 1920 },
} as const satisfies Record<string, Still>
