import type { win98 } from '#content/pages/win98.ts'
import type { Language } from '#contract/common.ts'
import { storyTitle } from '#lib/storyTitle.ts'
import type { About } from './desk/apps.ts'
import { Minefield } from './mines/Minefield.tsx'
import { Notes } from './notes/Notes.tsx'
import { Stories } from './notes/Stories.tsx'
import { Paint } from './paint/Paint.tsx'
import { Player } from './player/Player.tsx'
import { AboutSystem, Bin, Computer, Help } from './system/System.tsx'
import type { Win } from './wm/windows.ts'

/** What stands in the title bar. */
export function titleOf(about: About, words: (typeof win98)[Language], language: Language): string {
  const name = words.apps[about.app]
  if (about.app !== 'notes') return name
  const { story } = about
  const title =
    story === null ? words.notes.untitled : (storyTitle(story, language)?.text ?? words.stories.untitled)
  return `${title} - ${name}`
}

/** What runs in a window. */
export function Program({ win: { about, id } }: { win: Win<About> }) {
  switch (about.app) {
    case 'computer':
      return <Computer />
    case 'bin':
      return <Bin />
    case 'help':
      return <Help id={id} />
    case 'about':
      return <AboutSystem id={id} />
    case 'stories':
      return <Stories />
    case 'notes':
      return <Notes id={id} story={about.story} />
    case 'paint':
      return <Paint id={id} />
    case 'mines':
      return <Minefield id={id} />
    case 'player':
      return <Player id={id} story={about.story} />
  }
}
