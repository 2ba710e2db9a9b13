import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { readConfig, variables } from '#server/config/config.ts'
import { inRoot } from '#tools/lib/paths.ts'
import { readYaml } from './composeFiles.ts'

const read = (file: string) => readFileSync(inRoot(file), 'utf8')
const Texts = z.record(z.string(), z.string())
const Package = z.object({ dependencies: Texts })
const { dependencies } = Package.parse(JSON.parse(read('package.json')))

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

test('[API-07] the image starts the server alone, not as root, listens where compose expects it, and is asked how it is', () => {
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
  '[API-08] %s tells every variable of the configuration, each once, and no other',
  (page) => {
    const rows = read(page).matchAll(/^\| (`[A-Z].*?) \|/gm)
    const told = [...rows].flatMap(([, names = '']) =>
      [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
    )
    expect(told.toSorted()).toEqual([...variables].toSorted())
  },
)

test('[GEN-06] docs/storyteller.md tells every variable of the services, and its compose file sets such', () => {
  const page = read('docs/storyteller.md')
  const ofServices = variables.filter((name) =>
    /^(?:AI|SPEECH|TRANSCRIPTION|TRANSLATION|PICTURES)_/.test(name),
  )
  const rows = page.matchAll(/^\| (`[A-Z].*?) \|/gm)
  const told = [...rows].flatMap(([, names = '']) =>
    [...names.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name),
  )
  expect(told.toSorted()).toEqual(ofServices.toSorted())
  const [, compose = ''] = /```yaml\n(services:.*?)```/s.exec(page) ?? []
  const Beside = z.object({
    services: z.object({
      nachklang: z.object({ environment: Text }),
      speech: z.object({ image: z.string(), volumes: z.array(z.string()) }),
    }),
  })
  const { nachklang, speech } = Beside.parse(readYaml(compose)).services
  const { ai } = readConfig(nachklang.environment)
  expect(speech.image).toBe('ghcr.io/matatonic/openedai-speech-min')
  expect(ai?.speaker).toMatchObject({ baseUrl: 'http://speech:8000/v1', apiKey: null, model: 'tts-1' })
  expect(ai?.writer).toBeNull()
  const { speaker } = ai ?? {}
  const voices = [...Object.values(speaker?.voices ?? {}), ...(speaker?.deviceVoices.values() ?? [])]
  for (const voice of voices) expect(page).toContain(`\n  ${voice}:\n    model: `)
})
