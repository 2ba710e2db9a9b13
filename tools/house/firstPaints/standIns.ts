/** CSS px: where most visits of one's own begin. */
const phone = { width: 412, height: 823 } as const

const emptyStore = {
  length: 0,
  getItem: () => null,
  setItem: () => {},
  removeItem: () => {},
  key: () => null,
}

/** Whether a phone answers to a media query; it prefers nothing. */
function matchMedia(query: string) {
  const [, pixels] = /max-width: (\d+)px/.exec(query) ?? []
  return { matches: query.includes('pointer: coarse') || Number(pixels) >= phone.width }
}

let isMeasured = false
const documentElement = {
  clientHeight: phone.height,
  get clientWidth() {
    isMeasured = true
    return phone.width
  },
}

/*
 * What pages ask of a browser while they are drawn, answered as by a phone that is new and keeps nothing. Effects do
 * not run, so that nothing else is asked.
 */
const standIns = {
  localStorage: emptyStore,
  sessionStorage: emptyStore,
  matchMedia,
  innerWidth: phone.width,
  innerHeight: phone.height,
  // Nobody knows yet where the house will stand.
  location: { href: 'http://localhost/', origin: '', hash: '' },
  document: { querySelector: () => null, documentElement },
}

/** Puts them where pages look for them. */
export function standInForBrowser(): void {
  for (const [name, value] of Object.entries(standIns)) Object.defineProperty(globalThis, name, { value })
}

/** Whether the screen was measured since this was asked last. */
export function wasMeasured(): boolean {
  const was = isMeasured
  isMeasured = false
  return was
}
