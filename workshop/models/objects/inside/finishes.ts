import type { Surface } from '#workshop/models/lib/model.ts'

/** What insides are made of. All are white: parts bring their colours along, so that one mesh holds many of them. */
export const finishes = {
  plastic: { color: 0xffffff, roughness: 0.48 },
  matt: { color: 0xffffff, roughness: 0.92 },
  gloss: { color: 0xffffff, roughness: 0.28, clearcoat: { factor: 0.5, roughness: 0.18 } },
  metal: { color: 0xffffff, roughness: 0.27, metal: 1 },
  cast: { color: 0xffffff, roughness: 0.52, metal: 1 },
} as const satisfies Record<string, Surface>

/** Colours of common materials, 0xrrggbb in sRGB. */
export const colors = {
  copper: 0xb8693a,
  brass: 0xc9a65c,
  gold: 0xd9b45e,
  steel: 0xc4c8cc,
  zinc: 0xb4b8ba,
  tin: 0xcfd2d4,
  rubber: 0x1c1c1e,
  black: 0x1a1b1e,
  ivory: 0xe9e4d4,
  white: 0xf0f0ec,
  board: 0x1f5a3c,
  boardLine: 0x2f7a52,
  phenolic: 0xa87a42,
  phenolicLine: 0x8a5f2e,
  chip: 0x232428,
} as const
