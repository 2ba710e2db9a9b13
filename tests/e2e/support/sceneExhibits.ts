import { chooser } from '#content/exhibits/chooser.ts'
import { exhibits } from '#content/exhibits/index.ts'

interface SceneExhibit {
  readonly id: string
  readonly address: string
  /** A small screen that shows the room; what is to be seen is in its still, too. */
  readonly width: number
  readonly height: number
}

const own: Readonly<Record<string, Partial<SceneExhibit>>> = {
  tape: { width: 1152, height: 648 },
  ipod: { width: 480, height: 600 },
  imac: { address: '/exhibits/imac/desktop', width: 800, height: 600 },
}

/** Every room with a scene. */
export const sceneExhibits: readonly SceneExhibit[] = [
  chooser,
  ...exhibits.filter(({ kind }) => kind === 'scene'),
].map(({ id, address }) => ({ id, address, width: 854, height: 480, ...own[id] }))
