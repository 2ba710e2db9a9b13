import '../tools/requireNode.mjs'
import { fail } from '../tools/lib/fail.ts'

const usage = `npm run make -- models [NAME...]       the objects in public/models, the same bytes each time
npm run make -- sounds [NAME...]       the sounds in public/audio, with their provenance; with names as WAV in .look/sounds
npm run make -- beds                   the music under narrations, in server/storyteller/beds
npm run make -- stills [NAME...]       the pictures of the scenes for reduced motion and phones
npm run make -- screens                screens on the UI cards and in the interface museum, icons of the desktop of 1998
npm run make -- pictures [ROOM...]     photographs of the rooms, for their plan and for docs/pictures
npm run make -- icons                 the icons of the installed app, from public/icon.svg
npm run make -- narrations [ID...]     every narration, with its loudness, pauses and captions measured
npm run make -- sky [FOLDER]           48 planets as a contact sheet, and the sky alone in its states
npm run make -- contact-sheet [FOLDER] 24 story pictures and 24 avatars, to be looked at`

const makers: Readonly<Record<string, () => Promise<unknown>>> = {
  models: () => import('./models/build.ts'),
  sounds: () => import('./sounds/build.ts'),
  beds: async () => (await import('./beds/make.ts')).makeBeds(),
  stills: () => import('./stills.ts'),
  screens: () => import('./screens.ts'),
  pictures: () => import('./pictures.ts'),
  icons: () => import('./icons.ts'),
  narrations: () => import('./narrations.ts'),
  sky: () => import('./sky.ts'),
  'contact-sheet': () => import('./contactSheet.ts'),
}

const [name = ''] = process.argv.splice(2, 1)
const make = makers[name]
if (make === undefined) fail(usage)
await make()
