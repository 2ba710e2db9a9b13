const kinds = [
  ['cassette', /kassette|cassette|walkman|tape|tonband|mixtape|recorder|rekorder/iu],
  ['player', /ipod|mp3|player|discman|minidisc/iu],
  ['camera', /kamera|camera|polaroid|foto|photo|super ?8/iu],
  ['phone', /telefon|handy|nokia|phone|natel|blackberry/iu],
  ['console', /game|konsole|console|nintendo|atari|playstation|sega|joystick|tetris/iu],
  ['record', /platte|vinyl|record|turntable|jukebox/iu],
  ['radio', /radio|transistor|ghetto|boombox|stereo|hifi|hi-fi/iu],
  ['television', /fernseh|television|tv\b|video|vhs|beta/iu],
  ['computer', /computer|imac|mac\b|pc\b|amiga|commodore|c ?64|laptop|ibm|atari|rechner|terminal/iu],
] as const

export type DeviceKind = (typeof kinds)[number][0] | 'box'

/** What to draw for a device that a visitor named in their own words. */
export function deviceKindOf(name: string): DeviceKind {
  return kinds.find(([, pattern]) => pattern.test(name))?.[0] ?? 'box'
}
