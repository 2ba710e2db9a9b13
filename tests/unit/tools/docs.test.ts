import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { inRoot } from '#tools/lib/paths.ts'

const read = (file: string) => readFileSync(inRoot(file), 'utf8')
const find = (pattern: string) => globSync(pattern, { cwd: inRoot('.') })
const pages = [...find('*.md'), ...find('docs/**/*.md')]
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(read('package.json')))

/** A heading as the fragment of an address, as forges write it. */
const anchor = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

test.each(pages)('%s links only to files and headings that there are', (page) => {
  const links = [...read(page).matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g)]
  for (const [link, path = '', heading] of links) {
    const target = path === '' ? page : join(dirname(page), path)
    expect(existsSync(inRoot(target)), link).toBe(true)
    if (heading === undefined) continue
    const headings = [...read(target).matchAll(/^#+ (.+)$/gm)].map(([, words = '']) => anchor(words))
    expect(headings, link).toContain(heading)
  }
})

// What the changelog tells of was there once.
test.each(pages.filter((page) => page !== 'CHANGELOG.md'))(
  '%s names only commands that there are',
  (page) => {
    const named = [...read(page).matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
    expect(named.filter((name) => !(name in scripts))).toEqual([])
  },
)

const german = find('docs/de/*.md')

test('each page on operating has its German page, and no other has', () => {
  const names = (files: readonly string[]) => files.map((file) => basename(file)).toSorted()
  expect(german.length).toBeGreaterThan(4)
  expect(names(german)).toEqual(names(find('docs/operating/*.md')))
})

test.each(german)(
  '%s has the headings, steps and rows of its English page, the same commands, and no ß',
  (page) => {
    const parts = (file: string) => {
      const text = read(file)
      const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
      return {
        headings: count(/^#+ /gm),
        steps: count(/^ *\d+\. /gm),
        points: count(/^ *- /gm),
        rows: count(/^\|/gm),
        commands: [...text.matchAll(/npm (?:ci|start|run [\w:]+)(?: -- [a-z-]+)?/g)].map(
          ([command]) => command,
        ),
      }
    }
    expect(parts(page)).toEqual(parts(join('docs/operating', basename(page))))
    expect(read(page)).not.toMatch(/[ßẞ„“]/)
  },
)
