import { watch } from './support/pageErrors.ts'
import { expect, test } from './support/fixtures.ts'

test('the guards of every browser test see errors, refusals and requests that would leave the server', async ({
  context,
  page,
  pageErrors,
  server,
}) => {
  pageErrors.allowError(/ERR_NAME_NOT_RESOLVED|Content Security Policy|planted/)
  pageErrors.allowRequest(/example\.com/)
  const askElsewhere = () =>
    page.evaluate(() =>
      fetch('https://example.com/', { mode: 'no-cors' }).then(
        () => 'answered',
        () => 'failed',
      ),
    )
  await test.step('a request leaves the page, and cannot leave the machine', async () => {
    const planted = watch(context, server.url)
    // Nothing holds this page back; the server's own pages have a policy that refuses before it is tried.
    await page.goto('about:blank')
    expect(await askElsewhere()).toBe('failed')
    expect(planted.violations()).toContain('A request left the server: GET https://example.com/')
  })
  await page.goto('/about')
  await test.step('blobs pass', async () => {
    const watched = watch(context, server.url)
    await page.evaluate(() => {
      const image = new Image()
      image.src = URL.createObjectURL(
        new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>'], { type: 'image/svg+xml' }),
      )
      return image.decode().catch(() => undefined)
    })
    expect(watched.violations()).toEqual([])
  })
  await test.step('the console and uncaught errors', async () => {
    const planted = watch(context, server.url)
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
  await test.step('what the content security policy refuses', async () => {
    const planted = watch(context, server.url)
    expect(await askElsewhere()).toBe('failed')
    await expect.poll(() => planted.violations().join()).toContain('Content Security Policy')
  })
})

test('the microphone of the browser tests records the sound of the test, and is refused on demand', async ({
  page,
  microphone,
}) => {
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
  await microphone.refuse()
  const name = await page.evaluate(() =>
    navigator.mediaDevices.getUserMedia({ audio: true }).then(
      () => 'granted',
      (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
    ),
  )
  expect(name).toBe('NotAllowedError')
})
