import { afterEach, expect, test, vi } from 'vitest'

interface FakeLink {
  rel?: string
  href?: string
  onload?: () => void
  onerror?: () => void
  remove(): void
}

/** A page that only counts what it is asked for; each test has the module anew, as each page has. */
async function opened(named: readonly string[] = []) {
  const links: FakeLink[] = []
  vi.stubGlobal('document', {
    querySelector: (selector: string) => (named.includes(selector) ? {} : null),
    createElement: (): FakeLink => ({
      remove() {
        links.splice(links.indexOf(this), 1)
      },
    }),
    head: { append: (link: FakeLink) => links.push(link) },
  })
  const fetch = vi.fn(async (_href: string) => new Response('export {}'))
  vi.stubGlobal('fetch', fetch)
  vi.resetModules()
  const { bringFiles } = await import('../../../src/api/bringFiles.ts')
  return { links, fetch, bringFiles, load: vi.fn(async () => 'the part') }
}

afterEach(() => void vi.unstubAllGlobals())

const settled = () => new Promise((resolve) => setTimeout(resolve, 5))

test('[SHELL-08] the modules of a part are asked for once all its files are here', async () => {
  const { links, fetch, bringFiles, load } = await opened()
  const part = bringFiles(load, ['assets/a.js', 'assets/b.js', 'assets/a.css'])
  expect(fetch.mock.calls).toEqual([['/assets/a.js'], ['/assets/b.js']])
  expect(links).toMatchObject([{ rel: 'stylesheet', href: '/assets/a.css' }])
  await settled()
  expect(load).not.toHaveBeenCalled()
  links[0]?.onload?.()
  await expect(part).resolves.toBe('the part')
})

test.each([
  ['is answered 404', async () => new Response('{}', { status: 404 })],
  ['is not answered', () => Promise.reject(new TypeError('Failed to fetch'))],
] as const)(
  '[SHELL-08] where a file %s no module is asked for, and the next try asks for that file again',
  async (_, fate) => {
    const { fetch, bringFiles, load } = await opened()
    fetch.mockImplementation((href) =>
      href === '/assets/b.js' ? fate() : Promise.resolve(new Response('export {}')),
    )
    await expect(bringFiles(load, ['assets/a.js', 'assets/b.js'])).rejects.toThrow(
      'Unable to preload /assets/b.js',
    )
    expect(load).not.toHaveBeenCalled()

    fetch.mockReset().mockImplementation(async () => new Response('export {}'))
    await expect(bringFiles(load, ['assets/a.js', 'assets/b.js'])).resolves.toBe('the part')
    expect(fetch.mock.calls).toEqual([['/assets/b.js']])
  },
)

test('[SHELL-08] a style sheet that did not come is asked for again, by a link of its own', async () => {
  const { links, bringFiles, load } = await opened()
  const part = bringFiles(load, ['assets/a.css'])
  links[0]?.onerror?.()
  await expect(part).rejects.toThrow('Unable to preload /assets/a.css')
  expect(links).toEqual([])

  const again = bringFiles(load, ['assets/a.css'])
  links[0]?.onload?.()
  await expect(again).resolves.toBe('the part')
  expect(load).toHaveBeenCalledTimes(1)
})

test('[SHELL-08] a file that the document names, or another part needs, is not asked for twice', async () => {
  const { links, fetch, bringFiles, load } = await opened([
    'link[rel=modulepreload][href="/assets/shell.js"]',
    'link[rel=stylesheet][href="/assets/shell.css"]',
  ])
  const shared = ['assets/shell.js', 'assets/shell.css', 'assets/kit.js']
  await expect(Promise.all([bringFiles(load, shared), bringFiles(load, shared)])).resolves.toHaveLength(2)
  expect(links).toEqual([])
  expect(fetch.mock.calls).toEqual([['/assets/kit.js']])
  await expect(bringFiles(load)).resolves.toBe('the part')
})
