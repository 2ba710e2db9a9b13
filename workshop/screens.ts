// npm run make -- screens: what stands on screens of other machines, pixel by pixel.
import '../tools/requireNode.mjs'
import { mkdir, writeFile } from 'node:fs/promises'
import { chromium } from '@playwright/test'
import { ensureChromium } from '../tools/browser.ts'
import { chromiumFlags } from '../tools/lib/chromiumFlags.ts'
import { inRoot } from '../tools/lib/paths.ts'
import { makeDesktopIcons } from './screens/desktopIcons.ts'
import { makeMuseumPictures } from './screens/museum.ts'
import { makeOsXScreen, makePixelScreens, manifestOf } from './screens/make.ts'

for (const [name, png] of await makeDesktopIcons())
  await writeFile(inRoot(`src/win98/icons/${name}.png`), png)
for (const [name, svg] of makeMuseumPictures())
  await writeFile(inRoot(`src/exhibits/interfaceMuseum/pictures/${name}.svg`), svg)

const browser = await chromium.launch({ executablePath: await ensureChromium(), args: [...chromiumFlags] })
try {
  const made = [...(await makePixelScreens()), await makeOsXScreen(browser)]
  await mkdir(inRoot('public/screens'), { recursive: true })
  for (const { id, webp, width, height } of made) {
    await writeFile(inRoot(`public/screens/${id}.webp`), webp)
    console.log(`${id.padEnd(10)} ${width}x${height}  ${(webp.length / 1000).toFixed(1)} KB`)
  }
  await writeFile(inRoot('content/exhibits/uiCards/screens.gen.ts'), manifestOf(made))
} finally {
  await browser.close()
}
