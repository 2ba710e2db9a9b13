import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { firstPaintId } from '../../../src/lib/firstPaint.ts'
import { Manifest, type PageFiles, pagesOf, partsOf } from '../routeSizes.ts'
import { type Drawing, drawPages } from './drawPages.ts'
import { styleMark, withoutOwnStyles } from './ownStyles.ts'

/** Draws every page of the built client in `dist` and writes each as a whole document, see server/http/firstPaints.ts. */
export async function writeFirstPaints(dist: string): Promise<void> {
  const drawings = await drawPages()
  const { markups, sheet } = withoutOwnStyles(drawings.map(({ markup }) => markup))
  const sheetFile = `assets/${createHash('sha256').update(sheet).digest('base64url').slice(0, 8)}.css`
  await writeFile(join(dist, sheetFile), sheet)
  const manifest = Manifest.parse(JSON.parse(await readFile(join(dist, '.vite/manifest.json'), 'utf8')))
  const index = await readFile(join(dist, 'index.html'), 'utf8')
  const documents: Record<string, string> = {}
  for (const [at, drawing] of drawings.entries()) {
    const markup = markups[at] ?? ''
    const { scripts, styles } = await filesOf(dist, index, manifest, drawing)
    const sheets = markup.includes(styleMark) ? [...styles, sheetFile] : styles
    const head = [
      ...faces.map((face) => faceLink(manifest, face)),
      ...sheets.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
      ...scripts.map((file) => `${partLink} href="/${file}">`),
    ]
    documents[drawing.path] = documentOf(index, drawing, markup, head)
  }
  await writeFile(join(dist, '.firstPaints.json'), JSON.stringify(documents))
}

/** Calls a face with the style sheets, not after them. */
function faceLink(manifest: Manifest, face: string): string {
  const { file } = manifest[`node_modules/${face}.woff2`] ?? {}
  if (file === undefined) throw new Error(`${face} is no file of the build.`)
  return `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${file}">`
}

/** What pages are set in, and what they quote in. */
const faces = [
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal',
  '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal',
] as const

/** What a page loads at once beyond what every page names: its own files, and those of its parts that are seen in its drawing. */
async function filesOf(
  dist: string,
  index: string,
  manifest: Manifest,
  { page, path, markup }: Drawing,
): Promise<Files> {
  const [own, ...others] = pagesOf(manifest).filter((each) => each.page.split('/').at(-2) === page)
  if (own === undefined || others.length > 0)
    throw new Error(`${path}: not exactly one page is called ${page}.`)
  const files = [own]
  for (const part of partsOf(manifest, own.page)) if (await isSeen(dist, part, markup)) files.push(part)
  const isNew = (file: string) => !index.includes(`"/${file}"`)
  return {
    scripts: files.flatMap(({ scripts }) => scripts.filter(isNew)),
    styles: files.flatMap(({ styles }) => styles.filter(isNew)),
  }
}

type Files = Omit<PageFiles, 'page'>

/** Whether any class of a part's style sheets stands in a drawing: they are named as nowhere else. */
async function isSeen(dist: string, { styles }: Files, markup: string): Promise<boolean> {
  const sheets = await Promise.all(styles.map((file) => readFile(join(dist, file), 'utf8')))
  const classes = new Set(markup.match(moduleClass))
  return sheets.some((sheet) => sheet.match(moduleClass)?.some((each) => classes.has(each)))
}

/** As CSS modules are named: `_card_1x2y3_14`. */
const moduleClass = /\b_[\w-]+_[a-z0-9]{5}_\d+\b/gi

/** Code comes after everything that is needed to see the page. */
const late = 'fetchpriority="low" crossorigin'
const codeLink = `<link rel="modulepreload" ${late}`
/** As src/api/bringFiles.ts calls it: not as a module, and why is told there. */
const partLink = `<link rel="preload" as="fetch" ${late}`

/** The client's page with the drawing in it, and with its code and style sheets called at once instead of one after the other. */
function documentOf(
  index: string,
  { title, language, isForPhone }: Drawing,
  markup: string,
  head: readonly string[],
): string {
  // It starts once this is seen, see public/firstPaint.js; its files come meanwhile.
  const [starter, start] = /<script type="module" crossorigin src="([^"]+)"><\/script>/.exec(index) ?? []
  if (starter === undefined || start === undefined)
    throw new Error('The client names no script that starts it.')
  const imported = index.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)
  const before = Array.from(imported, ([, file]) => file).join(' ')
  return index
    .replaceAll('<link rel="modulepreload" crossorigin', codeLink)
    .replace(starter, `${codeLink} href="${start}">`)
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace('</head>', () => `${head.join('')}</head>`)
    .replace(
      '<div id="root">',
      () =>
        `<div id="${firstPaintId}"${isForPhone ? ' data-for="phone"' : ''} data-before="${before}" data-start="${start}" inert aria-hidden="true">${markup}</div><div id="root">`,
    )
}
