import * as z from 'zod/mini'
import { AvatarAnswers, Avatar, Avatars, ShortUuid } from './avatar.ts'
import { Id, Language, Report } from './common.ts'
import { VisitorsContent } from './content.ts'
import { Devices, DeviceStory } from './device.ts'
import { MemoryText, MemoryVoice } from './memory.ts'
import { Ejected, PlaygroundStored, PlaygroundStory, ThemeFile } from './playground.ts'
import { OwnStory, OwnStoryCorrection, OwnStoryOpen } from './ownStory.ts'
import {
  GroupedStories,
  NewDeviceStoryText,
  NewDeviceStoryVoice,
  NoteStories,
  Shared,
  Stories,
  StoryText,
  StoryVoice,
  Visuals,
} from './story.ts'
import type { Route } from './route.ts'

/*
 * Every call of spec §7 and those that the requirements add, one export each: `import * as routes` is the table.
 * Server, client and OpenAPI document all read it, and a page carries only the calls it makes. The calls of staff
 * are in adminStoryRoutes.ts; allRoutes.ts has them all.
 */

const byDevice = z.object({ deviceId: Id })
const byExhibition = z.object({ exhibitionId: Id })
const byDeviceAndExhibition = z.object({ deviceId: Id, exhibitionId: Id })

export const allDevices = {
  method: 'GET',
  path: '/api/device/all',
  access: 'anyone',
  summary: 'Every published device: stories may be told about them',
  answer: Devices,
} as const satisfies Route

export const playgroundDevices = {
  method: 'GET',
  path: '/api/device/playground',
  access: 'anyone',
  summary: 'The devices that the sandbox offers',
  answer: Devices,
} as const satisfies Route

export const deviceStory = {
  method: 'GET',
  path: '/api/device-story/device/:deviceId/exhibition/:exhibitionId',
  access: 'anyone',
  summary: "A device's narrated story",
  params: byDeviceAndExhibition,
  query: z.object({ language: z.optional(Language) }),
  answer: DeviceStory,
} as const satisfies Route

export const shareText = {
  method: 'POST',
  path: '/api/user-story/submit-text/device/:deviceId/exhibition/:exhibitionId',
  access: 'anyone',
  summary: 'Leave a written story about a device',
  params: byDeviceAndExhibition,
  body: StoryText,
  answer: Shared,
  submission: true,
} as const satisfies Route

export const shareVoice = {
  method: 'POST',
  path: '/api/user-story/submit-audio/device/:deviceId/exhibition/:exhibitionId',
  access: 'anyone',
  summary: 'Leave a spoken story about a device',
  params: byDeviceAndExhibition,
  form: StoryVoice,
  answer: Shared,
  submission: true,
} as const satisfies Route

export const shareTextOnNewDevice = {
  method: 'POST',
  path: '/api/user-story/submit-text/new-device/exhibition/:exhibitionId',
  access: 'anyone',
  summary: 'Leave a written story about a device that the exhibition does not know yet',
  params: byExhibition,
  body: NewDeviceStoryText,
  answer: Shared,
  submission: true,
} as const satisfies Route

export const shareVoiceOnNewDevice = {
  method: 'POST',
  path: '/api/user-story/submit-audio/new-device/exhibition/:exhibitionId',
  access: 'anyone',
  summary: 'Leave a spoken story about a device that the exhibition does not know yet',
  params: byExhibition,
  form: NewDeviceStoryVoice,
  answer: Shared,
  submission: true,
} as const satisfies Route

export const storiesByDevice = {
  method: 'GET',
  path: '/api/user-story/all/exhibition/:exhibitionId',
  access: 'anyone',
  summary: 'All stories of an exhibition, by device',
  params: byExhibition,
  answer: GroupedStories,
} as const satisfies Route

export const deviceStories = {
  method: 'GET',
  path: '/api/user-story/device/:deviceId',
  access: 'anyone',
  summary: 'The stories about a device, newest first',
  params: byDevice,
  answer: Stories,
} as const satisfies Route

export const randomStories = {
  method: 'GET',
  path: '/api/user-story/random/device/:deviceId',
  access: 'exhibit',
  summary: 'A few stories at random, for the notes around the iMac',
  params: byDevice,
  answer: NoteStories,
} as const satisfies Route

export const deviceVisuals = {
  method: 'GET',
  path: '/api/user-story/visuals/device/:deviceId',
  access: 'anyone',
  summary: 'The pictures of the stories about a device',
  params: byDevice,
  answer: Visuals,
} as const satisfies Route

export const ownStory = {
  method: 'POST',
  path: '/api/user-story/own',
  access: 'anyone',
  summary: 'The story that the key of a personal link belongs to',
  body: OwnStoryOpen,
  answer: OwnStory,
} as const satisfies Route

export const correctOwnStory = {
  method: 'POST',
  path: '/api/user-story/own/correct',
  access: 'anyone',
  summary: 'Put another text in the place of the one that was left',
  body: OwnStoryCorrection,
  answer: Report,
  submission: true,
} as const satisfies Route

export const withdrawOwnStory = {
  method: 'POST',
  path: '/api/user-story/own/withdraw',
  access: 'anyone',
  summary: 'Take a story back: text, voice and picture are deleted',
  body: OwnStoryOpen,
  answer: Report,
} as const satisfies Route

export const withdrawOwnVoice = {
  method: 'POST',
  path: '/api/user-story/own/withdraw-voice',
  access: 'anyone',
  summary: 'Take a voice out of the narrations; the story stays, with its recording',
  body: OwnStoryOpen,
  answer: Report,
} as const satisfies Route

export const avatars = {
  method: 'GET',
  path: '/api/avatar',
  access: 'anyone',
  summary: 'All avatars, newest first',
  answer: Avatars,
} as const satisfies Route

export const avatar = {
  method: 'GET',
  path: '/api/avatar/detail/:shortUuid',
  access: 'anyone',
  summary: 'One avatar',
  params: z.object({ shortUuid: ShortUuid }),
  answer: Avatar,
} as const satisfies Route

export const createAvatar = {
  method: 'POST',
  path: '/api/avatar',
  access: 'anyone',
  summary: 'Make an avatar from six answers',
  body: AvatarAnswers,
  answer: z.object({ shortUuid: z.string() }),
  submission: true,
} as const satisfies Route

export const memoryText = {
  method: 'POST',
  path: '/api/memory/submit-text',
  access: 'anyone',
  summary: 'Leave a written memory for the research',
  body: MemoryText,
  answer: Report,
  submission: true,
} as const satisfies Route

export const memoryVoice = {
  method: 'POST',
  path: '/api/memory/submit-audio',
  access: 'anyone',
  summary: 'Leave a spoken memory for the research',
  form: MemoryVoice,
  answer: Report,
  submission: true,
} as const satisfies Route

export const content = {
  method: 'GET',
  path: '/api/content',
  access: 'anyone',
  summary: 'What staff have put in place of words and numbers of the exhibition',
  answer: VisitorsContent,
} as const satisfies Route

export const themeFile = {
  method: 'GET',
  path: '/playground',
  access: 'anyone',
  summary: 'The theme that staff have chosen',
  query: z.object({ filepath: z.string() }),
  answer: ThemeFile,
} as const satisfies Route

export const playgroundStory = {
  method: 'POST',
  path: '/api/playground/story',
  access: 'anyone',
  summary: 'Leave a story in the sandbox',
  body: PlaygroundStory,
  answer: PlaygroundStored,
  submission: true,
} as const satisfies Route

export const ejectFloppy = {
  method: 'POST',
  path: '/api/eject-floppy',
  access: 'anyone',
  summary: 'Eject the floppy of the sandbox',
  answer: Ejected,
} as const satisfies Route
