import { stills } from '#scenes/stills.gen.ts'

/** The picture of the museum for each kind of screen; exactly one of the queries holds. */
export const heroSources = [
  { media: '(max-width: 40rem)', still: stills['hero-phone'] },
  { media: '(min-width: 40.01rem) and (orientation: portrait)', still: stills['hero-portrait'] },
  { media: '(min-width: 40.01rem) and (orientation: landscape)', still: stills['hero-landscape'] },
] as const
