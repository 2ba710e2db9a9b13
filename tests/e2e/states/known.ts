import type { Finding } from './findings.ts'

// Page, content and state; size, language and mode; kind; element and sentence; why. All but the last are expressions.

const byDesign = `
imac/(?:desktop|visitor)|welcome.*folder; .; covered|texts overlap|line cut; .; Windows of a desktop lie on one another; the one that is pressed comes to the front.
imac/(?:desktop|visitor)|welcome.*folder; .; close targets; Ausschalten|Switch off; Keys of a task bar touch, as on the desktops of 1998.
ipod ·; .; covered|cut off; rect ""|img ""|"Cover Flow"|, \\d+ v; Covers stand one behind the other, and out of sight at the sides; the wheel brings each to the front.
`

/** Each waits to be mended, and goes from this list with its mend: the walk looks for it. */
const faults = `
tape ·; 1080x1920 de; small name; Woran sich|Die Kassette im; The title on the cassette in the deck is whole, and smaller than names on a kiosk are.
imac/desktop ·; 390x844 de; close targets; Neunzig Minuten; A story of the folder under a note is as near to its key as that lies above it.
explore-stories ·; 1080x1920 de; main key; Share Your Story; Once a device is opened, the main key lies in the upper third.
about ·; 1080x1920 de; broken word; Datenschutz; A heading breaks its word.
`

const linesOf = (table: string, isFault: boolean) =>
  table
    .split('\n')
    .filter(Boolean)
    .map((row) => {
      const [state = '', where = '', kind = '', says = '', ...because] = row.split('; ')
      const [isState, isWhere, isKind, isSaid] = [state, where, kind, says].map(
        (part) => new RegExp(part, 'u'),
      )
      return {
        isFault,
        because: because.join('; '),
        isOn: (size: string) => isWhere?.test(size) === true,
        allows: (seen: string, found: Finding) =>
          isState?.test(seen) &&
          isKind?.test(found.kind) &&
          isSaid?.test(`${found.element} ${found.sentence}`),
      }
    })

/** What a walk may find: what is so by design, and why, and what is known. */
export const allowed = [...linesOf(byDesign, false), ...linesOf(faults, true)]
