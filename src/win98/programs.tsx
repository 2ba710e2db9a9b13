import type { win98 } from '#content/exhibits/win98/desktopWords.ts'
import type { Language } from '#contract/common.ts'
import { storyTitle } from '#lib/stories/storyTitle.ts'
import type { WindowState } from '#ui/windows/windows.ts'
import type { Content } from './desktop/apps.ts'
import { Minefield } from './mines/Minefield.tsx'
import { Notes } from './notes/Notes.tsx'
import { Stories } from './notes/Stories.tsx'
import { Paint } from './paint/Paint.tsx'
import { Player } from './player/Player.tsx'
import { AboutSystem, Bin, Computer, Help } from './system/System.tsx'

export function titleOf(content: Content, words: (typeof win98)[Language], language: Language): string {
  const name = words.apps[content.app]
  if (content.app !== 'notes') return name
  const { story } = content
  const title =
    story === null ? words.notes.untitled : (storyTitle(story, language)?.text ?? words.stories.untitled)
  return `${title} - ${name}`
}

export function Program({ win: { content, id } }: { win: WindowState<Content> }) {
  switch (content.app) {
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
      return <Notes id={id} story={content.story} />
    case 'paint':
      return <Paint id={id} />
    case 'mines':
      return <Minefield id={id} />
    case 'player':
      return <Player id={id} story={content.story} />
  }
}
