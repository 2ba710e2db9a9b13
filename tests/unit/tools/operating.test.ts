import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { variables } from '#server/config/config.ts'
import { inRoot } from '#tools/lib/paths.ts'

const read = (file: string) => readFileSync(inRoot(file), 'utf8')
const Texts = z.record(z.string(), z.string())
const Package = z.object({ dependencies: Texts })
const { dependencies } = Package.parse(JSON.parse(read('package.json')))

test('the image starts the server alone, not as root, listens where compose expects it, and is asked how it is', () => {
  const file = read('Dockerfile')
  const image = file.slice(file.lastIndexOf('FROM '))
  expect(image).toContain('CMD ["node", "server/main.ts"]')
  expect(image).toContain('USER node')
  expect(image).toContain('npm ci --omit=dev')
  expect(image).toContain("fetch('http://localhost:3000/api/health')")
  for (const [, from = ''] of image.matchAll(/^COPY (?!--from)(\S+) /gm)) {
    expect(existsSync(inRoot(from)), from).toBe(true)
  }
  const settings = /^ENV (.+)$/m.exec(file)?.[1]?.split(' ') ?? []
  for (const setting of settings) expect(variables).toContain(setting.split('=')[0])
  expect(settings).toEqual(['HOST=0.0.0.0', 'PORT=3000', 'DATA_DIR=/data'])
})

test('what the image runs needs nothing that is only for building', () => {
  const needed = new Set<string>()
  for (const file of globSync(['server/**/*.ts', 'contract/*.ts', 'content/**/*.ts'], { cwd: inRoot('.') })) {
    for (const [, name = ''] of read(file).matchAll(
      /(?:^(?:import|\}).* from |await import\()'(@[^/']+\/[^/']+|[^@#./'][^/']*)/gm,
    )) {
      needed.add(name)
    }
  }
  const packages = [...needed].filter((name) => !name.startsWith('node:'))
  expect(packages.length).toBeGreaterThan(10)
  for (const name of packages) expect(Object.keys(dependencies)).toContain(name)
})

test('.env.example names settings that there are, and sets none', () => {
  const lines = read('.env.example')
    .split('\n')
    .filter((line) => line !== '')
  expect(lines.filter((line) => !line.startsWith('#'))).toEqual([])
  const named = lines.flatMap((line) => /^# ([A-Z_]+)=/.exec(line)?.[1] ?? [])
  expect(named.filter((name) => !variables.includes(name))).toEqual(['DOMAIN', 'POSTGRES_PASSWORD'])
  expect(named.length).toBeGreaterThan(10)
})

test.each(['docs/operating/settings.md', 'docs/de/settings.md'])(
  '%s lists every variable of the configuration, each once, and no other',
  (page) => {
    const rows = read(page).matchAll(/^\| (`[A-Z].*?) \|/gm)
    const told = [...rows].flatMap(([, names = '']) =>
      [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    )
    expect(told.toSorted()).toEqual([...variables].toSorted())
  },
)

test('docs/storyteller.md lists every variable of the services', () => {
  const page = read('docs/storyteller.md')
  const ofServices = variables.filter((name) =>
    /^(?:AI|SPEECH|TRANSCRIPTION|TRANSLATION|PICTURES)_/.test(name),
  )
  const rows = page.matchAll(/^\| (`[A-Z].*?) \|/gm)
  const told = [...rows].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  )
  expect(told.toSorted()).toEqual(ofServices.toSorted())
})
