import { chooser } from '#content/exhibits/chooser.ts'
import { exhibits } from '#content/exhibits/index.ts'
import { examplesOf } from '#content/exhibits/pages.ts'

const isPaper = ({ kind }: { kind: string }) => kind === 'paper'

/** Pages of paper: text, forms and lists. */
export const paperPages: readonly string[] = [
  '/',
  '/exhibits',
  '/about',
  '/playground',
  '/exhibits/werkschau/share-story',
  '/exhibits/werkschau/explore-stories',
  '/exhibits/werkschau/my-story',
  '/admin',
  ...exhibits.filter(isPaper).flatMap(examplesOf),
]

/** Rooms, which show a still first: those in 3D, and those in a frame. */
export const scenePages: readonly string[] = [
  chooser.address,
  ...exhibits.filter((exhibit) => !isPaper(exhibit)).flatMap(examplesOf),
]
