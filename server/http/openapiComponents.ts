import { readdir } from 'node:fs/promises'
import * as z from 'zod/mini'
import { Voice } from '#contract/narrationScript.ts'

const devices = [
  { id: 1, name: 'Cassette Tape' },
  { id: 2, name: 'Apple iPod' },
]
const sampleStory = {
  id: 100_001,
  titleEN: 'The pencil',
  titleDE: 'Der Bleistift',
  textEN: 'I rewound every tape with a pencil.',
  textDE: 'Ich spulte jedes Band mit einem Bleistift zurück.',
  visualUrl: '/media/visual',
  voice: null,
  language: 'de',
  sample: false,
  createdAt: '2026-11-26T10:00:00.000Z',
}
const adas = { name: 'Ada', shortUuid: '4f1d2c3b', imageUrl: null, description: 'Ada spult zurück.' }

/** From the specification: payloads and answers of visitors' calls. */
const examples: Readonly<Record<string, unknown>> = {
  Report: { statusCode: 200, message: 'Thanks for sharing your story!' },
  Device: devices[0],
  Devices: devices,
  DeviceStory: {
    statusCode: 200,
    message: 'Device story available.',
    audioUrl: '/media/narration',
    narrations: [],
  },
  Story: sampleStory,
  Stories: [sampleStory],
  GroupedStories: [{ device: devices[0], userStories: [sampleStory] }],
  Visuals: [{ visualUrl: sampleStory.visualUrl }],
  StoryText: { storyText: sampleStory.textDE },
  NewDeviceStoryText: { storyText: sampleStory.textDE, exhibitionId: 1, deviceName: 'Walkman' },
  StoryVoice: { exhibitionId: 1 },
  NewDeviceStoryVoice: { exhibitionId: 1, deviceName: 'Walkman' },
  Shared: { statusCode: 200, message: 'Thanks for sharing your story!', storyId: sampleStory.id },
  Avatar: adas,
  Avatars: [adas],
  AvatarAnswers: {
    name: 'Ada',
    retroEra: '90s',
    favoriteDevice: 'Walkman',
    favoriteFeatures: 'auto reverse',
    favoriteStorage: 'cassette',
    skills: 'rewinding with a pencil',
  },
  MemoryText: { textContent: 'The smell of a new tape.', yearOfBirth: 1984, email: 'ada@example.org' },
  MemoryVoice: { yearOfBirth: 1984, email: 'ada@example.org' },
  PlaygroundStory: { deviceId: 1, authorName: 'Ada', storyText: 'A floppy in the sandbox.' },
  ThemeFile: { content: 'retro' },
  Ejected: { success: true, message: 'The floppy is out.' },
  Login: { name: 'cora', password: 'a long password' },
  LoggedIn: { access_token: 'a token' },
}

/** Schemas with the same name. */
const otherNames = new Map<unknown, string>([[Voice, 'SegmentVoice']])

/** Schemas that deserve a name in a generated client. Fields of queries become parameters. */
const named: ReadonlySet<string> = new Set(['object', 'array', 'enum', 'union', 'record'])

/** The components of the document, by their names in the contract. */
export const components = z.registry<{ id: string; examples?: unknown[] }>()
export const schemas: z.core.$ZodType[] = []
const contract = new URL('../../contract/', import.meta.url)
for (const file of (await readdir(contract)).toSorted()) {
  const module: Record<string, unknown> = await import(new URL(file, contract).href)
  for (const [name, schema] of Object.entries(module)) {
    const isSchema = schema instanceof z.core.$ZodType && named.has(schema._zod.def.type)
    if (!isSchema || components.has(schema) || /^[a-z]|Query$/.test(name)) continue
    const id = otherNames.get(schema) ?? name
    components.add(schema, { id, ...(id in examples && { examples: [examples[id]] }) })
    schemas.push(schema)
  }
}
