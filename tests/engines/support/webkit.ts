import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '#tools/lib/freePort.ts'
import type { Point, Visitor } from './Visitor.ts'

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** The bar of the window would not let it become as narrow as a phone. */
const narrowBar = '* { min-width: 0; padding: 0 } image { -gtk-icon-source: none }'

/** WebKitGTK's MiniBrowser, driven by W3C WebDriver. */
export async function openWebKit(): Promise<Visitor> {
  const port = await freePort()
  const config = await mkdtemp(join(tmpdir(), 'nachklang-gtk-'))
  await mkdir(join(config, 'gtk-3.0'))
  await writeFile(join(config, 'gtk-3.0', 'gtk.css'), narrowBar)
  const driver = spawn('WebKitWebDriver', [`--port=${port}`], {
    env: { ...process.env, LIBGL_ALWAYS_SOFTWARE: '1', XDG_CONFIG_HOME: config },
    stdio: 'ignore',
  })
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const { value }: { value: T } = JSON.parse(await answer.text())
    if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(value)}`)
    return value
  }
  await untilReady(port)
  const browserOptions = { binary: miniBrowser, args: ['--automation', '--enable-mock-capture-devices=true'] }
  const { sessionId } = await call<{ sessionId: string }>('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': browserOptions } },
  })
  const session = <T>(method: string, path: string, body?: object) =>
    call<T>(method, `/session/${sessionId}${path}`, body)
  await session('POST', '/timeouts', { script: 60_000, pageLoad: 120_000 })

  const evaluate: Visitor['evaluate'] = (run, ...args) =>
    session('POST', '/execute/sync', { script: `return (${run.toString()})(...arguments)`, args })

  return {
    goto: (url) => session('POST', '/url', { url }),
    evaluate,
    async drag([first = [0, 0], ...others], kind) {
      // GTK's driver knows the mouse alone: here the page is told that it is a finger.
      await evaluate((pointerType) => {
        Object.defineProperty(PointerEvent.prototype, 'pointerType', {
          get: () => pointerType,
          configurable: true,
        })
      }, kind)
      const move = ([x, y]: Point) => ({
        type: 'pointerMove',
        duration: 0,
        x: Math.round(x),
        y: Math.round(y),
      })
      const actions = [
        move(first),
        { type: 'pointerDown', button: 0 },
        ...others.map(move),
        { type: 'pointerUp', button: 0 },
      ]
      await session('POST', '/actions', {
        actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions }],
      })
    },
    async type(text) {
      const actions = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ])
      await session('POST', '/actions', { actions: [{ type: 'key', id: 'keyboard', actions }] })
    },
    picture: async () => Buffer.from(await session<string>('GET', '/screenshot'), 'base64'),
    async size(width, height) {
      // The window has a frame and bars around the page.
      await session('POST', '/window/rect', { width, height })
      const [innerWidth, innerHeight] = await evaluate(() => [window.innerWidth, window.innerHeight] as const)
      await session('POST', '/window/rect', {
        width: 2 * width - innerWidth,
        height: 2 * height - innerHeight,
      })
    },
    async close() {
      await session('DELETE', '')
      driver.kill()
      await rm(config, { recursive: true, force: true })
    },
  }
}

async function untilReady(port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    const isReady = await fetch(`http://127.0.0.1:${port}/status`).then(
      ({ ok }) => ok,
      // Nobody listens yet.
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  throw new Error('WebKitWebDriver did not answer.')
}
