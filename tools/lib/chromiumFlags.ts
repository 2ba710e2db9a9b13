import { getuid } from 'node:process'

/** Software WebGL, and nothing that the browser does on its own account over the network. */
export const chromiumFlags: readonly string[] = [
  // Chromium refuses its sandbox to root, which is who runs in containers.
  ...(getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--disable-background-networking',
  '--disable-quic',
  // Any other name than ours does not resolve: a request that tries to leave cannot.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/** For pages that record and play: a microphone that beeps, no questions asked, sound without a press. */
export const mediaFlags: readonly string[] = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]
