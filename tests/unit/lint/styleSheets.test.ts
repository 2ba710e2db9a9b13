import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const read = (file: string) => readFileSync(file, 'utf8')
const sheets = new Map(globSync('src/**/*.module.css').map((file) => [file, classesOf(read(file))]))
/** Each import of a style sheet, with the names that its code asks for. */
const imports = globSync('src/**/*.{ts,tsx}').flatMap((file) => {
  const code = read(file)
  return [...code.matchAll(/^import (\w+) from '([^']+\.module\.css)'/gm)].map(
    ([line, name = '', from = '']) => ({
      file,
      sheet: from.startsWith('.') ? join(dirname(file), from) : from.replace('#', 'src/'),
      code: code.replace(line, ''),
      asked: [...code.matchAll(new RegExp(`(?<![\\w/])${name}\\.(\\w+)`, 'g'))].map(
        ([, asked = '']) => asked,
      ),
    }),
  )
})

function classesOf(css: string): ReadonlySet<string> {
  const rules = css.replaceAll(/\/\*[^]*?\*\/|:global\([^)]*\)|url\([^)]*\)/g, '')
  return new Set([...rules.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name))
}

test('a component asks its style sheet for classes that stand there', () => {
  expect(
    imports.flatMap(({ file, sheet, asked }) =>
      asked.filter((name) => sheets.get(sheet)?.has(name) !== true).map((name) => `${file}: ${name}`),
    ),
  ).toEqual([])
})

test('a class of a style sheet is asked for by a component', () => {
  const isAsked = (sheet: string, name: string) =>
    imports.some((one) => one.sheet === sheet && (one.asked.includes(name) || one.code.includes(`'${name}'`)))
  expect(
    [...sheets].flatMap(([sheet, names]) =>
      [...names].filter((name) => !isAsked(sheet, name)).map((name) => `${sheet}: ${name}`),
    ),
  ).toEqual([])
})
