import { avatarsExhibit } from '#content/exhibits/avatars/exhibit.ts'
import { exhibits } from '#content/exhibits/index.ts'
import { ipodExhibit } from '#content/exhibits/ipod/exhibit.ts'
import { examplesOf } from '#content/exhibits/pages.ts'

/** All but the first exhibit. */
const others = exhibits.slice(1).flatMap(examplesOf)
const furtherExamples = exhibits.flatMap((exhibit) => examplesOf(exhibit).slice(1))

/**
 * What `npm test` leaves to `npm run test:full`, by title: the second way through a room whose first way is walked,
 * further themes, languages and screens, and whatever is done many times over. `npm test` stays a short selection of
 * under twenty minutes on two cores.
 */
export const leftToFull: readonly RegExp[] = [
  // Second ways.
  /tape\.spec\.ts.*with reduced motion and without WebGL/,
  /imac\.spec\.ts.*on the drawn front, with motion/,
  /ipod\.spec\.ts.*with motion/,
  /cards\.spec\.ts.*(?:with reduced motion|picture of Mac OS X)/,
  /museum\.spec\.ts.*the dots of one picture fly/,
  // Further themes, languages and screens.
  /explore\.spec\.ts.*in (?:light|dark)$/,
  /(?:mainJob|share)\.spec\.ts.*in Deutsch$/,
  /werkschau\.spec\.ts.*(?:on the still in the (?:light|dark) theme|axe finds nothing in the moving hall)/,
  // One lit room is enough there.
  new RegExp(`quality\\.spec\\.ts (?!${ipodExhibit.address} )`),
  new RegExp(`sizes\\.spec\\.ts.*on a narrow phone.*(?:about|explore|admin|nowhere|${others.join('|')})`),
  new RegExp(
    `sizes\\.spec\\.ts.*big touchscreen.*(?:admin|${others.filter((path) => !path.startsWith(avatarsExhibit.address)).join('|')})`,
  ),
  /ipod\.spec\.ts.*(?:axe finds nothing|on a touchscreen of)/,
  /echo\.spec\.ts.*axe finds nothing/,
  /imac\.spec\.ts.*axe finds nothing/,
  /win98\.spec\.ts.*(?:four thousand pixels|standing touchscreen|the paintbox|the minefield|after two minutes)/,
  /adminQueue\.spec\.ts.*a swipe to the right/,
  /adminSettings\.spec\.ts.*(?:sample stories go|a device that a visitor named|words are edited|a card of the deck|every part fits)/,
  /tape\.spec\.ts.*(?:with motion.*axe finds nothing|a place each|the film is (?:heard|silent))/,
  /avatars\.spec\.ts.*(?:a list that does not come|an avatar that is not made)/,
  new RegExp(
    `shell\\.spec\\.ts.*(?:${[...furtherExamples, 'detail/abcdefgh', 'werkschau/(?:share|explore)-\\S+', 'nowhere/at/all'].join('|')}) stands by`,
  ),
  /access\.spec\.ts.*of all: /,
  // Further steps at which the outbox is cut off, and all that a browser keeps.
  /outbox\.spec\.ts.*(?:timer alone|busy server|server refuses|before it was sent|server killed, too|before it was removed|before it was stored)/,
  /offline\.spec\.ts.*(?:every route|answers no call|heard once|new build)/,
  /keyboard\.spec\.ts.*(?:a memory is left|an avatar is made|the sandbox gets|stories are searched|the computer of 1998|staff log in|one’s own story|the notepad of 1998|a finger that stays)/,
  /keyboard\.spec\.ts.*on a touchscreen of (?!1080 x 1920 in light)/,
  /attract\.spec\.ts.*(?:a key leads|a wheel leads|staff set|outside of a museum|the desktop of 1998|with motion)/,
  /kiosk\.spec\.ts.*(?:files are saved|rooms keep|in the frame|outside of the museum|waits for a story)/,
  /selfTest\.spec\.ts/,
  /kiosks\.spec\.ts.*(?:a kiosk tells of itself|doubts its clock)/,
  /kioskGroup\.spec\.ts.*by asking/,
  // Many times over, or in real time.
  /deck\.spec\.ts.*pitch ramps/,
  /mixer\.spec\.ts.*step back 12 dB/,
  /tape\.spec\.ts.*entries and exits/,
  /werkschau\.spec\.ts.*(?:again and again|a kiosk that has lost)/,
  /explore\.spec\.ts.*ten thousand/,
  /deck\.spec\.ts.*two hundred decks/,
  /recorder\.spec\.ts.*tells of the last minute/,
  /(?:imac|ipod)\.spec\.ts.*(?:twelve|seven) entries/,
  /avatars\.spec\.ts.*two thousand avatars/,
  /attract\.spec\.ts.*two hundred rounds/,
  /kiosk\.spec\.ts.*gone for an hour/,
  /launcher\.spec\.ts.*(?:with everything it has started|when it is killed itself)/,
]
