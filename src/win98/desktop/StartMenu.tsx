import type { Language } from '#contract/common.ts'
import { Icon } from '../icons/Icon.tsx'
import { plain } from '../menus/accelerator.ts'
import { Menu, type MenuEntry } from '../menus/Menu.tsx'
import type { Content } from './apps.ts'
import { useDesktop } from './useDesktop.ts'
import styles from './Taskbar.module.css'

interface StartMenuProps {
  readonly onLanguage: (language: Language) => void
  readonly isSounding: boolean
  readonly onSound: () => void
  readonly onLeave: () => void
  readonly onShutDown: () => void
  readonly onClose: () => void
}

/** The start menu, with the system's name along its side. */
export function StartMenu({ onLanguage, isSounding, onSound, onLeave, onShutDown, onClose }: StartMenuProps) {
  const { words, open, language } = useDesktop()
  const { start } = words
  const program = (content: Content, label: string): MenuEntry => ({
    label,
    icon: <Icon name={content.app} size={16} />,
    pick: () => open(content),
  })
  const entries: MenuEntry[] = [
    {
      label: start.programs,
      icon: <Icon name="computer" size={16} />,
      entries: [
        program({ app: 'notes', story: null }, start.notes),
        program({ app: 'paint' }, start.paint),
        program({ app: 'mines' }, start.mines),
        program({ app: 'player', story: null }, start.player),
        { ...program({ app: 'computer' }, start.computer), startsGroup: true },
      ],
    },
    program({ app: 'stories' }, start.stories),
    {
      label: start.settings,
      icon: <Icon name="paint" size={16} />,
      entries: [
        { label: start.soundOn, isChecked: isSounding, pick: onSound },
        {
          label: start.german,
          lang: 'de',
          startsGroup: true,
          isChecked: language === 'de',
          pick: () => onLanguage('de'),
        },
        { label: start.english, lang: 'en', isChecked: language === 'en', pick: () => onLanguage('en') },
      ],
    },
    { ...program({ app: 'help' }, start.help), startsGroup: true },
    program({ app: 'about' }, start.about),
    { label: start.leave, startsGroup: true, pick: onLeave },
    { label: start.shutDown, icon: <Icon name="bin" size={16} />, pick: onShutDown },
  ]
  return (
    <div className={styles.menu}>
      <div className={styles.banner} aria-hidden="true">
        <span>{words.system}</span>
      </div>
      <Menu
        className={styles.startMenu}
        entries={entries}
        label={plain(words.taskbar.start)}
        onClose={onClose}
      />
    </div>
  )
}
