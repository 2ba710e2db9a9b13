import { deviceIds } from '#contract/limits.ts'
import type { Language } from '#contract/common.ts'
import type { RoomKey } from '#content/roomNames.ts'
import { stills, type Still } from '#scenes/stills.gen.ts'

/** One picture of the invitation: a room, seen from the door. */
export interface Act {
  readonly key: Extract<
    RoomKey,
    | 'werkschau'
    | 'tape'
    | 'ipod'
    | 'echo'
    | 'imac'
    | 'uiCards'
    | 'interfaceMuseum'
    | 'avatars'
    | 'memoryRecorder'
  >
  /** Where a touch leads. */
  readonly address: string
  /** Whose stories are quoted; null: nobody's. */
  readonly deviceId: number | null
  /** Fills the screen, upright and lying; null: a print on paper. */
  readonly still: { readonly upright: Still; readonly lying: Still } | null
  /** What the picture is: words on it are light, or dark. */
  readonly isDark: boolean
}

/** How long an act stands, ms. */
export const actMs = 14_000

const hall: Act = {
  key: 'werkschau',
  address: '/exhibits/werkschau',
  deviceId: null,
  still: { upright: stills['werkschau-portrait'], lying: stills['werkschau-landscape'] },
  isDark: true,
}
const tape: Act = {
  key: 'tape',
  address: '/exhibits/werkschau/tape',
  deviceId: deviceIds.tape,
  still: { upright: stills['tape-portrait'], lying: stills['tape-landscape'] },
  isDark: true,
}
const ipod: Act = {
  key: 'ipod',
  address: '/exhibits/werkschau/ipod',
  deviceId: deviceIds.ipod,
  still: { upright: stills.ipod, lying: stills.ipod },
  isDark: false,
}
const echo: Act = {
  key: 'echo',
  address: '/exhibits/werkschau/echo',
  deviceId: deviceIds.echo,
  still: { upright: stills['echo-portrait'], lying: stills['echo-landscape'] },
  isDark: true,
}
const imac: Act = {
  key: 'imac',
  address: '/exhibits/imac/welcome',
  deviceId: deviceIds.imac,
  still: { upright: stills['imac-welcome-portrait'], lying: stills['imac-welcome-landscape'] },
  isDark: false,
}
const print = (key: Act['key'], address: string): Act => ({
  key,
  address,
  deviceId: null,
  still: null,
  isDark: false,
})
const prints = [
  print('uiCards', '/exhibits/ui-cards'),
  print('interfaceMuseum', '/exhibits/interface-museum'),
  print('avatars', '/exhibits/vcfzh25'),
  print('memoryRecorder', '/exhibits/memory-recorder'),
]
const chooser: readonly Act[] = [hall, tape, ipod, echo]
const whole: readonly Act[] = [hall, tape, ipod, echo, imac]

/**
 * What a screen plays that begins at this address: the rooms that are entered from there. Null: the page has a picture
 * of its own for a screen that nobody uses (the desktop of 1998), or speaks to staff.
 */
export function programOf(start: string): readonly Act[] | null {
  if (start.startsWith('/exhibits/win98-theme') || start.startsWith('/admin')) return null
  if (start.startsWith('/exhibits/imac')) return [imac]
  if (start === '/exhibits/werkschau') return chooser
  const own = prints.find(({ address }) => start.startsWith(address))
  return own === undefined ? whole : [own]
}

/** What is on at a turn, counted from 0. Languages take turns, and so does the language of each act. */
export function turnOf(
  program: readonly Act[],
  turn: number,
): { readonly act: Act | undefined; readonly language: Language } {
  const count = program.length
  const round = Math.floor(turn / Math.max(1, count))
  const isSecond = (count % 2 === 1 ? turn : turn + round) % 2 === 1
  return { act: program[turn % Math.max(1, count)], language: isSecond ? 'en' : 'de' }
}
