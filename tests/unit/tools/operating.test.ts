import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { variables } from '#server/config.ts'
import { inRoot } from '#tools/house/paths.ts'
import { readYaml } from './composeFiles.ts'

const read = (file: string) => readFileSync(inRoot(file), 'utf8')
const Package = z.object({ scripts: z.record(z.string(), z.string()) })
const { scripts } = Package.parse(JSON.parse(read('package.json')))

const Text = z.record(z.string(), z.string())
const Service = z.object({
  image: z.optional(z.string()),
  build: z.optional(z.literal('.')),
  restart: z.literal('always'),
  environment: z._default(Text, {}),
  volumes: z.array(z.string()),
  ports: z.optional(z.array(z.string())),
  depends_on: z._default(z.array(z.string()), []),
})
const Compose = z.object({
  services: z.record(z.string(), Service),
  volumes: z.record(z.string(), z.null()),
})

test.each(['docker-compose.yml', 'docker-compose.several.yml'])(
  '[API-07] %s names services, volumes and settings that there are',
  (file) => {
    const { services, volumes } = Compose.parse(readYaml(read(file)))
    for (const [name, service] of Object.entries(services)) {
      for (const other of service.depends_on) expect(services, `${name} needs ${other}`).toHaveProperty(other)
      for (const volume of service.volumes) {
        const [from = ''] = volume.split(':')
        if (from.startsWith('./')) expect(read(from)).not.toBe('')
        else expect(volumes, name).toHaveProperty(from)
      }
      if (service.build === undefined) continue
      for (const variable of Object.keys(service.environment)) expect(variables).toContain(variable)
      expect(service.volumes.map((volume) => volume.split(':')[1])).toContain('/data')
    }
  },
)

test('[API-07] several servers are the same server, on one Postgres, and the proxy knows each', () => {
  const { services } = Compose.parse(readYaml(read('docker-compose.several.yml')))
  const servers = Object.entries(services).filter(([, { build }]) => build !== undefined)
  expect(servers.map(([name]) => name)).toEqual(['one', 'two'])
  const meant = (text: string) => text.replaceAll(/:\?[^}]+/g, '')
  const [one, two] = servers.map(([, { environment }]) =>
    Object.entries(environment).map(([name, text]) => [name, meant(text)]),
  )
  expect(one).toEqual(two)
  expect(services.one?.environment.DATABASE_URL).toContain('@postgres/')
  for (const [name] of servers) expect(read('Caddyfile')).toContain(`${name}:3000`)
  expect(services.proxy?.ports).toEqual(['80:80', '443:443'])
})

test('[API-07] the image starts as the house does, and listens where compose expects it', () => {
  const file = read('Dockerfile')
  expect(file).toContain('CMD ["node", "tools/run.mjs", "start"]')
  expect(scripts.start).toBe('node tools/run.mjs start')
  const settings = /^ENV (.+)$/m.exec(file)?.[1]?.split(' ') ?? []
  for (const setting of settings) expect(variables).toContain(setting.split('=')[0])
  expect(settings).toEqual(['HOST=0.0.0.0', 'PORT=3000', 'DATA_DIR=/data'])
})

test('[API-08] docs/operating.md tells every variable of the configuration, each once, and no other', () => {
  const rows = read('docs/operating.md').matchAll(/^\| (`[A-Z].*?) \|/gm)
  const told = [...rows].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  )
  expect(told.toSorted()).toEqual([...variables].toSorted())
})

test('every command that docs/operating.md names is there', () => {
  const named = [...read('docs/operating.md').matchAll(/npm run ([\w:]+)/g)].map(([, name = '']) => name)
  expect(named.length).toBeGreaterThan(5)
  for (const name of named) expect(scripts).toHaveProperty([name])
})
