/** Files of code that are on their way or here, by path from the root. */
const files = new Map<string, Promise<void>>()

/**
 * In place of Vite's own loader of code that comes on demand, see tools/vite/ownPreload.ts: brings all files of a part, and
 * asks for its modules only once they are all here. A browser may remember for as long as the page lives that a module
 * did not come (Chromium did so until version 150), and then no second try helps; of a file it does not.
 * @param load the import of the part
 * @param paths all scripts and style sheets that the part needs, from the root; left out, none but the part itself
 * @throws when one of them does not come; the next call asks for it anew
 */
export async function bringFiles<T>(load: () => Promise<T>, paths: readonly string[] = []): Promise<T> {
  await Promise.all(paths.map(bring))
  return load()
}

function bring(path: string): Promise<void> {
  let file = files.get(path)
  if (file === undefined) {
    file = called(`/${path}`).catch((error: unknown) => {
      files.delete(path)
      throw error
    })
    files.set(path, file)
  }
  return file
}

/** Resolves once the file is here: a style sheet is then in force, a script in the browser's cache. */
async function called(href: string): Promise<void> {
  if (href.endsWith('.css')) return styleSheet(href)
  // What every page names is a module already.
  if (document.querySelector(`link[rel=modulepreload][href="${href}"]`)) return
  await script(href).catch((cause: unknown) => {
    throw new Error(`Unable to preload ${href}`, { cause })
  })
}

/** By fetch, because a link that has failed once is not asked for again; not as a blob, which Chromium 150 now and then fails to make. */
async function script(href: string): Promise<void> {
  // What the document called ahead may have failed long ago.
  const answer = await fetch(href).catch(() => fetch(href))
  if (!answer.ok) throw new Error(`It is answered ${answer.status}.`)
  await answer.arrayBuffer()
}

async function styleSheet(href: string): Promise<void> {
  if (document.querySelector(`link[rel=stylesheet][href="${href}"]`)) return
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.crossOrigin = ''
  link.href = href
  await new Promise((arrived, failed) => {
    link.onload = arrived
    link.onerror = () => {
      link.remove()
      failed(new Error(`Unable to preload ${href}`))
    }
    document.head.append(link)
  })
}
