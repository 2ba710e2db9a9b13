import { getuid } from 'node:process'

/** Nothing that the browser does on its own account over the network, and letters as a browser with windows sets them. */
const commonFlags: readonly string[] = [
  // Chromium refuses its sandbox to root, which is who runs in containers.
  ...(getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-quic',
  '--font-render-hinting=slight',
  // Any other name than ours does not resolve: a request that tries to leave cannot.
  '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1',
]

/** With software WebGL. */
export const chromiumFlags: readonly string[] = [
  ...commonFlags,
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
]

/**
 * With software WebGL for the scenes alone: the page around them is put together faster without it. Not for pictures:
 * where something opaque lies over a scene, another part of the scene comes out black.
 */
export const walkFlags: readonly string[] = [...chromiumFlags, '--disable-gpu-compositing']

/** Without WebGL: pages of paper are drawn a good deal faster than through software WebGL. */
export const paperFlags: readonly string[] = [...commonFlags, '--disable-gpu']

/** For pages that record and play: a microphone that beeps, no questions asked, sound without a press. */
export const mediaFlags: readonly string[] = [
  '--use-fake-device-for-media-stream',
  '--use-fake-ui-for-media-stream',
  '--autoplay-policy=no-user-gesture-required',
]
