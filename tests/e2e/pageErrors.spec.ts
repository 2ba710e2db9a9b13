import { watch } from './support/pageErrors.ts'
import { expect, test } from './support/fixtures.ts'

test.describe('the guards of every browser test', () => {
  test('see a request that would leave the server, and it cannot', async ({
    context,
    page,
    pageErrors,
    server,
  }) => {
    const planted = watch(context, server.url)
    pageErrors.allowError(/ERR_NAME_NOT_RESOLVED/)
    pageErrors.allowRequest(/example\.com/)
    // Nothing holds this page back; the server's own pages have a policy that refuses before it is tried.
    await page.goto('about:blank')
    const outcome = await page.evaluate(() =>
      fetch('https://example.com/', { mode: 'no-cors' }).then(
        () => 'answered',
        () => 'failed',
      ),
    )
    expect(outcome).toBe('failed')
    expect(planted.violations()).toContain('A request left the server: GET https://example.com/')
  })

  test('see what the content security policy refuses', async ({ context, page, pageErrors, server }) => {
    const planted = watch(context, server.url)
    pageErrors.allowError(/Content Security Policy/)
    await page.goto('/about')
    await page.evaluate(() => fetch('https://example.com/').catch(() => undefined))
    await expect.poll(() => planted.violations().join()).toContain('Content Security Policy')
  })

  test('see a console error and an uncaught error', async ({ context, page, pageErrors, server }) => {
    const planted = watch(context, server.url)
    pageErrors.allowError(/planted/)
    await page.goto('/about')
    await page.evaluate(() => {
      console.error('planted in the console')
      setTimeout(() => {
        throw new Error('planted in a timer')
      })
    })
    await expect.poll(() => planted.violations()).toHaveLength(2)
    expect(planted.violations()[0]).toContain('Console error: planted in the console')
    expect(planted.violations()[1]).toBe('Page error: planted in a timer')
  })

  test('let requests to the server, blobs and data pass', async ({ page, pageErrors }) => {
    await page.goto('/about')
    await page.evaluate(() => {
      const image = new Image()
      image.src = URL.createObjectURL(
        new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
      )
      return image.decode().catch(() => undefined)
    })
    expect(pageErrors.violations()).toEqual([])
  })
})

test.describe('the microphone of the browser tests', () => {
  test('hears what the test says, half silence and half tone', async ({ page, microphone }) => {
    await page.goto('/about')
    await page.evaluate(async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      const context = new AudioContext()
      const analyser = new AnalyserNode(context, { fftSize: 2048 })
      context.createMediaStreamSource(stream).connect(analyser)
      const samples = new Float32Array(2048)
      Object.assign(window, {
        peak: () => {
          analyser.getFloatTimeDomainData(samples)
          return Math.max(...samples.map(Math.abs))
        },
        stopTracks: () => stream.getTracks().forEach((track) => track.stop()),
      })
    })
    const peak = () => page.evaluate('window.peak()')
    await expect.poll(peak).toBeGreaterThan(0.4)
    await microphone.hear('silence')
    await expect.poll(peak).toBeLessThan(0.001)
    await microphone.hear('tone')
    await expect.poll(peak).toBeGreaterThan(0.4)
    expect(await microphone.openTracks()).toBe(1)
    await page.evaluate('window.stopTracks()')
    expect(await microphone.openTracks()).toBe(0)
  })

  test('is refused when the test says so', async ({ page, microphone }) => {
    await page.goto('/about')
    await microphone.refuse()
    const name = await page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ audio: true }).then(
        () => 'granted',
        (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
      ),
    )
    expect(name).toBe('NotAllowedError')
  })
})
