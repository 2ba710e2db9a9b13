import type { Bilingual } from '#content/bilingual.ts'
import { chooser } from '#content/exhibits/chooser.ts'
import type { Listed } from '#content/exhibits/exhibit.ts'
import { baseOf } from '#content/exhibits/pages.ts'
import type { Language } from '#contract/common.ts'
import { installations } from '#exhibits/index.ts'
import { stills } from '#content/stills.gen.ts'
import { isHallWhole, isShownHere } from '#ui/parts/isShownHere.ts'
import type { Installation, Poster } from '#ui/parts/installation.ts'

/** One picture of the invitation: an exhibit or the chooser, and its address, to which a touch leads. */
export interface Act extends Listed {
  readonly invitation: Bilingual
  /** Fills the viewport; null: a print on paper. */
  readonly poster: Poster | null
}

/** How long an act stands, ms. */
export const actMs = 14_000

const hall: Act = {
  ...chooser,
  poster: {
    upright: stills['werkschau-portrait'],
    lying: stills['werkschau-landscape'],
    isDark: true,
    style: { '--lift': '-20%', '--aside': '5%', '--measure': '9ch' },
  },
}

const actsOf = ({ exhibit, poster }: Installation): readonly Act[] =>
  exhibit.invitation === null ? [] : [{ ...exhibit, invitation: exhibit.invitation, poster: poster ?? null }]

/**
 * What a kiosk shows whose start is this address: the exhibits that are entered from there. Null: the page has a picture
 * of its own for an unused kiosk, or is for staff.
 */
export function programOf(
  start: string,
  installed: readonly Installation[] = installations,
): readonly Act[] | null {
  if (start.startsWith('/admin')) return null
  const all = installed.filter(({ exhibit }) => isShownHere(exhibit.id))
  // Its picture shows all of its devices.
  const halls = isShownHere(hall.id) && isHallWhole() ? [hall] : []
  const fromChooser = all.filter(({ pedestal }) => pedestal !== undefined)
  if (start === chooser.address) return [...halls, ...fromChooser.flatMap(actsOf)]
  const own = all.find((one) => !fromChooser.includes(one) && start.startsWith(baseOf(one.exhibit)))
  if (own === undefined)
    return [...halls, ...all.filter(({ poster }) => poster !== undefined).flatMap(actsOf)]
  return own.exhibit.invitation === null ? null : actsOf(own)
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
