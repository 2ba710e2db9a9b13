import puppeteer, { type LaunchOptions, type Viewport } from 'puppeteer-core'
import { ensureChromium } from '#tools/browser.ts'
import { chromiumFlags, mediaFlags } from '#tools/lib/chromiumFlags.ts'
import type { Visitor } from './Visitor.ts'

/** Debian's Firefox, driven by WebDriver BiDi, with a microphone that hums. */
export const openFirefox = () =>
  open({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    // Without a window it would have no WebGL.
    headless: false,
    extraPrefsFirefox: {
      'media.navigator.streams.fake': true,
      'media.navigator.permission.disabled': true,
      'media.autoplay.default': 0,
    },
  })

/** What the browser tests run in, to compare the others with. */
export const openChromium = async () =>
  open(
    {
      browser: 'chrome',
      executablePath: await ensureChromium(),
      args: [...chromiumFlags, ...mediaFlags],
    },
    // Scrollbars lie over the page, as in the two others.
    { isMobile: true },
  )

async function open(options: LaunchOptions, viewport: Partial<Viewport> = {}): Promise<Visitor> {
  const browser = await puppeteer.launch({
    ...options,
    protocolTimeout: 180_000,
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1' },
  })
  const [page = await browser.newPage()] = await browser.pages()
  page.setDefaultTimeout(120_000)
  return {
    goto: async (address) => {
      await page.goto(address).catch(async (error: unknown) => {
        // On a busy machine Firefox drops one navigation in a hundred or so, and stays where it is.
        if (!String(error).includes('NS_BINDING_ABORTED')) throw error
        await page.goto(address)
      })
    },
    evaluate: page.evaluate.bind(page),
    async drag([first = [0, 0], ...others], kind) {
      if (kind === 'touch') {
        const finger = await page.touchscreen.touchStart(...first)
        for (const point of others) await finger.move(...point)
        await finger.end()
        return
      }
      await page.mouse.move(...first)
      await page.mouse.down()
      for (const point of others) await page.mouse.move(...point)
      await page.mouse.up()
    },
    type: (text) => page.keyboard.type(text),
    picture: () => page.screenshot(),
    size: (width, height) => page.setViewport({ width, height, ...viewport }),
    close: () => browser.close(),
  }
}
