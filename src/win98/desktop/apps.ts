import type { Story } from '#contract/story.ts'
import type { Opening } from '#ui/windows/windows.ts'
import type { Metrics } from './metrics.ts'

/** What a window shows. */
export type Content =
  | { readonly app: 'computer' | 'stories' | 'paint' | 'mines' | 'bin' | 'help' | 'about' }
  /** A visitor's story, or an empty sheet. */
  | { readonly app: 'notes'; readonly story: Story | null }
  /** A device's narration, or a spoken story. */
  | { readonly app: 'player'; readonly story: Story | null }

export type App = Content['app']

/** Sizes in pixels of 1998. */
const sizes: Readonly<Record<App, readonly [width: number, height: number]>> = {
  computer: [440, 260],
  stories: [560, 340],
  notes: [440, 360],
  paint: [470, 410],
  mines: [250, 376],
  player: [400, 370],
  bin: [340, 200],
  help: [500, 420],
  about: [400, 300],
}

/** The window of a program: one per program, for notes one per story. */
export function openingOf(content: Content, { reach }: Metrics): Opening<Content> {
  const { app } = content
  const [columns, rows] = sizes[app]
  const asks = app === 'about'
  return {
    id: app === 'notes' && content.story !== null ? `notes ${content.story.id}` : app,
    content,
    place: (desktop) => {
      const { unit, step } = desktop
      // Bars are taller on touchscreens.
      const width = Math.min(columns * unit, desktop.width)
      const height = Math.min(rows * unit + 4 * (step - 24 * unit), desktop.height)
      const space = { x: desktop.width - width, y: desktop.height - height }
      return asks
        ? { x: space.x / 2, y: Math.min(space.y, Math.max(reach, space.y / 3)), width, height }
        : { x: Math.min(4 * step, space.x), y: Math.min(reach + step / 2, space.y), width, height }
    },
    least: { width: 200, height: 150 },
    isFixedSize: asks,
  }
}
