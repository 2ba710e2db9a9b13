import * as z from 'zod/mini'
import * as admin from '#contract/admin.ts'
import * as adminAvatars from '#contract/adminAvatars.ts'
import * as adminContent from '#contract/adminContent.ts'
import * as adminNarration from '#contract/adminNarration.ts'
import * as adminPlayground from '#contract/adminPlayground.ts'
import * as adminRequests from '#contract/adminRequests.ts'
import * as adminSettings from '#contract/adminSettings.ts'
import * as alarms from '#contract/alarms.ts'
import * as avatar from '#contract/avatar.ts'
import * as common from '#contract/common.ts'
import * as content from '#contract/content.ts'
import * as device from '#contract/device.ts'
import * as generation from '#contract/generation.ts'
import * as kioskGroup from '#contract/kioskGroup.ts'
import * as kioskGroupRequests from '#contract/kioskGroupRequests.ts'
import * as kioskRequests from '#contract/kioskRequests.ts'
import * as kioskSettings from '#contract/kioskSettings.ts'
import * as kiosks from '#contract/kiosks.ts'
import * as memory from '#contract/memory.ts'
import * as narrationScript from '#contract/narrationScript.ts'
import * as narrationScriptRequests from '#contract/narrationScriptRequests.ts'
import * as openingHours from '#contract/openingHours.ts'
import * as ownStory from '#contract/ownStory.ts'
import * as person from '#contract/person.ts'
import * as playground from '#contract/playground.ts'
import * as staff from '#contract/staff.ts'
import * as staffDevice from '#contract/staffDevice.ts'
import * as story from '#contract/story.ts'

const modules = [
  admin,
  adminAvatars,
  adminContent,
  adminNarration,
  adminPlayground,
  adminRequests,
  adminSettings,
  alarms,
  avatar,
  common,
  content,
  device,
  generation,
  kioskGroup,
  kioskGroupRequests,
  kioskRequests,
  kioskSettings,
  kiosks,
  memory,
  narrationScript,
  narrationScriptRequests,
  openingHours,
  ownStory,
  person,
  playground,
  staff,
  staffDevice,
  story,
]

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

/** As the specification has them: payloads and answers of visitors' calls. */
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

/** Two things of one name. */
const otherNames = new Map<unknown, string>([
  [narrationScript.Voice, 'SegmentVoice'],
  [kioskRequests.SettingsChange, 'KioskSettingsChange'],
  [kioskSettings.SettingsConflict, 'KioskSettingsConflict'],
])

/** What is worth a name in a generated client. Of a query each field is a parameter by itself. */
const named: ReadonlySet<string> = new Set(['object', 'array', 'enum', 'union', 'record'])

/** The schemas that the document has as components, under their names in the contract. */
export const components = z.registry<{ id: string; examples?: unknown[] }>()
export const schemas: z.core.$ZodType[] = []
for (const [name, schema] of modules.flatMap((module) => Object.entries<unknown>(module))) {
  if (!(schema instanceof z.core.$ZodType) || !named.has(schema._zod.def.type) || /^[a-z]|Query$/.test(name))
    continue
  const id = otherNames.get(schema) ?? name
  components.add(schema, { id, ...(id in examples && { examples: [examples[id]] }) })
  schemas.push(schema)
}
