import * as z from 'zod/mini'
import { AvatarAnswers, Avatar, Avatars, ShortUuid } from './avatar.ts'
import { Id, Language, Report } from './common.ts'
import { Devices, DeviceStory } from './device.ts'
import { MemoryText, MemoryVoice } from './memory.ts'
import { Ejected, PlaygroundStory, ThemeFile } from './playground.ts'
import { LoggedIn, Login } from './staff.ts'
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

/**
 * Who may call: `anyone` ignores any bearer, `exhibit` takes a kiosk or a staff token, `staff` a staff token (API-03).
 */
export type Access = 'anyone' | 'exhibit' | 'staff'

export interface Route {
  readonly method: 'GET' | 'POST' | 'DELETE'
  /** `:name` marks a parameter. */
  readonly path: string
  readonly access: Access
  readonly summary: string
  readonly params?: z.ZodMiniType
  readonly query?: z.ZodMiniType
  /** A JSON body. */
  readonly body?: z.ZodMiniType
  /** The fields of a multipart body that also carries one file named `audio`. */
  readonly form?: z.ZodMiniType
  /** The body of a 200; every other answer is a `Report`. */
  readonly answer: z.ZodMiniType
  /** The call leaves something behind: an `Idempotency-Key` header (a UUID) makes a repeat harmless. */
  readonly submission?: true
}

const byDevice = z.object({ deviceId: Id })
const byExhibition = z.object({ exhibitionId: Id })
const byDeviceAndExhibition = z.object({ deviceId: Id, exhibitionId: Id })

/** Every call of spec §7 and those that the requirements add. Server, client and OpenAPI document all read this. */
export const routes = {
  exhibitionDevices: {
    method: 'GET',
    path: '/api/device/exhibition/:exhibitionId',
    access: 'anyone',
    summary: 'The devices of an exhibition',
    params: byExhibition,
    answer: Devices,
  },
  allDevices: {
    method: 'GET',
    path: '/api/device/all',
    access: 'anyone',
    summary: 'Every device that stories may be told about',
    answer: Devices,
  },
  playgroundDevices: {
    method: 'GET',
    path: '/api/device/playground',
    access: 'anyone',
    summary: 'The devices that the sandbox offers',
    answer: Devices,
  },
  login: {
    method: 'POST',
    path: '/api/user/login',
    access: 'anyone',
    summary: 'Trade a staff name and password for a token',
    body: Login,
    answer: LoggedIn,
  },
  logout: {
    method: 'POST',
    path: '/api/user/logout',
    access: 'staff',
    summary: 'Revoke the token this call carries',
    answer: Report,
  },
  deviceStory: {
    method: 'GET',
    path: '/api/device-story/device/:deviceId/exhibition/:exhibitionId',
    access: 'anyone',
    summary: "A device's narrated story",
    params: byDeviceAndExhibition,
    query: z.object({ language: z.optional(Language) }),
    answer: DeviceStory,
  },
  generateDeviceStory: {
    method: 'POST',
    path: '/api/device-story/device/:deviceId/exhibition/:exhibitionId',
    access: 'staff',
    summary: "Write and speak a device's story anew",
    params: byDeviceAndExhibition,
    answer: Report,
  },
  generateVisuals: {
    method: 'POST',
    path: '/api/user-story/story-visuals/device/:deviceId',
    access: 'staff',
    summary: 'Draw a picture for each story of a device',
    params: byDevice,
    answer: Report,
  },
  shareText: {
    method: 'POST',
    path: '/api/user-story/submit-text/device/:deviceId/exhibition/:exhibitionId',
    access: 'anyone',
    summary: 'Leave a written story about a device',
    params: byDeviceAndExhibition,
    body: StoryText,
    answer: Shared,
    submission: true,
  },
  shareVoice: {
    method: 'POST',
    path: '/api/user-story/submit-audio/device/:deviceId/exhibition/:exhibitionId',
    access: 'anyone',
    summary: 'Leave a spoken story about a device',
    params: byDeviceAndExhibition,
    form: StoryVoice,
    answer: Shared,
    submission: true,
  },
  shareTextOnNewDevice: {
    method: 'POST',
    path: '/api/user-story/submit-text/new-device/exhibition/:exhibitionId',
    access: 'anyone',
    summary: 'Leave a written story about a device that the exhibition does not know yet',
    params: byExhibition,
    body: NewDeviceStoryText,
    answer: Shared,
    submission: true,
  },
  shareVoiceOnNewDevice: {
    method: 'POST',
    path: '/api/user-story/submit-audio/new-device/exhibition/:exhibitionId',
    access: 'anyone',
    summary: 'Leave a spoken story about a device that the exhibition does not know yet',
    params: byExhibition,
    form: NewDeviceStoryVoice,
    answer: Shared,
    submission: true,
  },
  storiesByDevice: {
    method: 'GET',
    path: '/api/user-story/all/exhibition/:exhibitionId',
    access: 'anyone',
    summary: 'All stories of an exhibition, by device',
    params: byExhibition,
    answer: GroupedStories,
  },
  deviceStories: {
    method: 'GET',
    path: '/api/user-story/device/:deviceId',
    access: 'anyone',
    summary: 'The stories about a device, newest first',
    params: byDevice,
    answer: Stories,
  },
  randomStories: {
    method: 'GET',
    path: '/api/user-story/random/device/:deviceId',
    access: 'exhibit',
    summary: 'A few stories at random, for the notes around the iMac',
    params: byDevice,
    answer: NoteStories,
  },
  deviceVisuals: {
    method: 'GET',
    path: '/api/user-story/visuals/device/:deviceId',
    access: 'anyone',
    summary: 'The pictures of the stories about a device',
    params: byDevice,
    answer: Visuals,
  },
  removeSamples: {
    method: 'DELETE',
    path: '/api/user-story/samples',
    access: 'staff',
    summary: 'Remove all invented sample stories at once',
    answer: Report,
  },
  avatars: {
    method: 'GET',
    path: '/api/avatar',
    access: 'anyone',
    summary: 'All avatars, newest first',
    answer: Avatars,
  },
  avatar: {
    method: 'GET',
    path: '/api/avatar/detail/:shortUuid',
    access: 'anyone',
    summary: 'One avatar',
    params: z.object({ shortUuid: ShortUuid }),
    answer: Avatar,
  },
  createAvatar: {
    method: 'POST',
    path: '/api/avatar',
    access: 'anyone',
    summary: 'Make an avatar from six answers',
    body: AvatarAnswers,
    answer: z.object({ shortUuid: ShortUuid }),
    submission: true,
  },
  memoryText: {
    method: 'POST',
    path: '/api/memory/submit-text',
    access: 'anyone',
    summary: 'Leave a written memory for the research',
    body: MemoryText,
    answer: Report,
    submission: true,
  },
  memoryVoice: {
    method: 'POST',
    path: '/api/memory/submit-audio',
    access: 'anyone',
    summary: 'Leave a spoken memory for the research',
    form: MemoryVoice,
    answer: Report,
    submission: true,
  },
  themeFile: {
    method: 'GET',
    path: '/playground',
    access: 'anyone',
    summary: 'The theme that the house has chosen',
    query: z.object({ filepath: z.string() }),
    answer: ThemeFile,
  },
  playgroundStory: {
    method: 'POST',
    path: '/api/playground/story',
    access: 'anyone',
    summary: 'Leave a story in the sandbox',
    body: PlaygroundStory,
    answer: Report,
    submission: true,
  },
  ejectFloppy: {
    method: 'POST',
    path: '/api/eject-floppy',
    access: 'anyone',
    summary: 'Eject the floppy of the sandbox',
    answer: Ejected,
  },
} as const satisfies Record<string, Route>

export type Routes = typeof routes
export type RouteName = keyof Routes
