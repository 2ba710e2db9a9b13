import { hash } from 'node:crypto'
import type { Bilingual } from '#content/bilingual.ts'
import type { FirstPicture } from '#content/exhibits/exhibit.ts'
import type { FirstView, Opening } from '#content/openings.ts'
import { sitePages } from '#content/pages/sitePages.ts'
import { softHyphens } from '#contract/softHyphens.ts'
import { escaped } from './linkPreview.ts'

/** An entry of Vite's manifest. */
export interface Built {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}
export type Manifest = Readonly<Record<string, Built>>

/** The files that the document of a page lists: code and styles of all its imports, what imports others last. */
export function filesOf(folder: string, manifest: Manifest): readonly string[] {
  const page = Object.keys(manifest).find(
    (source) =>
      source.startsWith(`${folder}/`) && /^[A-Z]\w*Page\.tsx$/.test(source.slice(folder.length + 1)),
  )
  const reached = new Set<string>()
  const reach = (source: string): readonly string[] => {
    if (reached.has(source)) return []
    reached.add(source)
    const { file, css = [], imports = [] } = manifest[source] ?? {}
    return [...imports.flatMap(reach), ...css, ...(file === undefined ? [] : [file])]
  }
  return page === undefined ? [] : reach(page)
}

const code =
  /\s*<(?:link rel="modulepreload" crossorigin href|script type="module" crossorigin src)="\/([^"]+)">(?:<\/script>)?/g

/**
 * Tags for the scripts of a page, after its picture: the code of all pages, then its own, what imports others last. Each
 * runs as soon as it has come and in a task of its own, so that a touch never waits for all of them.
 */
export function withScripts(html: string, files: readonly string[]): string {
  // Vite names the page's start first, then what it imports.
  const named = [...html.matchAll(code)].map(([, file = '']) => file)
  const all = [...named.slice(1), ...named.slice(0, 1)]
  const own = files.filter((file) => file.endsWith('.js') && !html.includes(`"/${file}"`))
  const tags = [...all, ...own].map(
    (file) => `<script type="module" async crossorigin src="/${file}"></script>`,
  )
  return html.replace(code, '').replace('</body>', () => `${tags.join('')}</body>`)
}

const stylesheet = /\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g
const themeScript = /<script src="\/(theme\.js)"><\/script>/

/**
 * Inlines what the first picture needs: the styles of all pages and of this one, and the theme script. A browser fetches
 * six files at a time, and each waits for its turn. @param read returns the text of a built file
 */
export function withInlined(
  html: string,
  files: readonly string[],
  read: (file: string) => string | undefined,
) {
  const hashes: Record<'style' | 'script', string[]> = { style: [], script: [] }
  const inlined = (kind: keyof typeof hashes, file: string) => {
    const text = read(file)?.trim()
    if (text === undefined) return undefined
    hashes[kind].push(`'sha256-${hash('sha256', text, 'base64')}'`)
    return `<${kind}>${text}</${kind}>`
  }
  const styles = new Set([...html.matchAll(stylesheet)].map(([, file = '']) => file))
  for (const file of files) if (file.endsWith('.css')) styles.add(file)
  const tags = [...styles].map((file) => {
    const style = inlined('style', file)
    // The link tells Vite's preload that the style is there. Disabled, it is not fetched.
    return `${style ?? ''}<link rel="stylesheet" ${style ? 'disabled ' : ''}crossorigin href="/${file}">`
  })
  const page = html
    .replace(stylesheet, '')
    .replace(themeScript, (script, file: string) => inlined('script', file) ?? script)
    .replace('</head>', () => `${tags.join('')}</head>`)
  return { page, hashes }
}

/** The page with its opening in both languages; public/theme.js shows the visitor's. */
export function withOpening(html: string, view: FirstView): string {
  const { opening, language, picture, pattern, id } = view
  const drawn = picture === undefined ? '' : scenePicture(picture, id)
  const theme = picture?.theme
  const words = theme === undefined ? paper(view) : scene(theme, id, pattern)
  const marked = (each: keyof Bilingual) => words(opening?.[each], `lang="${each}"`)
  const both = opening === null ? words(undefined, '') : marked('en') + marked('de')
  return (
    html
      .replace('<html', (tag) => (language === undefined ? tag : `${tag} data-own="${language}"`))
      // Hidden from screen readers, which read the page that replaces it.
      .replace(
        '<div id="root">',
        (root) => `${root}<div class="start-page" aria-hidden="true">${drawn}${both}</div>`,
      )
  )
}

const tag = (name: string, className: string, text: string | undefined, more = '') =>
  text === undefined || text === '' ? '' : `<${name} class="${className}"${more}>${escaped(text)}</${name}>`

/** As in Head.tsx, so that lines break alike. */
const headKeys =
  '<span class="wordmark">Nachklang</span><div class="head-keys"></div>' +
  '<div class="visit-controls"><span class="aids-key">Aa</span><div class="language-switch">' +
  '<span class="language-option">English</span><span class="language-option">Deutsch</span></div></div>'

/** As in PageFrame.tsx, and in the pages with ArchiveFrame.tsx. */
function paper({ pattern, id, isArchive = false }: FirstView) {
  const frame = pattern === sitePages.home.pattern ? ' page-hero' : isArchive ? ' page-archive' : ''
  const [page, name] = isArchive ? [`${id}-page`, id] : ['page-opening', 'page']
  return (opening: Opening | undefined, attributes: string) =>
    `<div class="page-frame${frame}" data-paper ${attributes}>` +
    `<div class="page-head head">${headKeys}</div>` +
    (opening === undefined
      ? ''
      : `<div class="page-main"><div class="${page}"><div class="${name}-words">` +
        tag('p', `${name}-kicker`, opening.kicker) +
        tag('h1', `${name}-title`, softHyphens(opening.title), ` dir="auto"${langOf(opening)}`) +
        tag('div', `${name}-lead`, opening.lead) +
        '</div></div></div>') +
    '</div>'
}

const langOf = ({ titleLang }: Opening) => (titleLang === undefined ? '' : ` lang="${titleLang}"`)

const scene =
  (theme: string, id: string | undefined, pattern: string) =>
  (opening: Opening | undefined, attributes: string) =>
    `<div class="start-scene" data-scene data-at="${pattern}" data-theme="${theme}" ${attributes}>` +
    tag('h1', 'start-name', opening?.title) +
    tag('p', `${id}-lead`, opening?.lead) +
    '</div>'

function scenePicture({ stills, cover }: FirstPicture, id: string | undefined): string {
  const last = stills.at(-1)?.still
  if (last === undefined) return ''
  const sources = stills.map(({ media, still }) =>
    media === undefined ? '' : `<source media="${media}" srcset="${still.url}">`,
  )
  const className = ['start-still', !cover && 'start-whole', id && `${id}-still`].filter(Boolean).join(' ')
  return `<picture>${sources.join('')}<img class="${className}" src="${last.url}" width="${last.width}" height="${last.height}" alt="" fetchpriority="high"></picture>`
}
