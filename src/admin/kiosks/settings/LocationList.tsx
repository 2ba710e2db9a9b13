import { adminKioskSettings } from '#content/pages/adminKioskSettings.ts'
import type { Kiosks } from '#contract/kiosks.ts'
import { fill } from '#lib/text/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'
import shared from '../../parts/parts.module.css'
import kiosks from '../Kiosks.module.css'
import { settingsInWords } from './settingWords.ts'
import type { SettingsTarget } from './SettingsDialog.tsx'
import { useLanguage } from '#state/language.ts'

interface RoomListProps {
  readonly isCurator: boolean
  readonly screens: Kiosks['screens']
  readonly rooms: Kiosks['rooms']
  readonly onAsk: (target: SettingsTarget) => void
}

/** Every room that a screen stands in or that something is set for. */
export function RoomList({ isCurator, screens, rooms, onAsk }: RoomListProps) {
  const language = useLanguage()
  const words = adminKioskSettings[language]
  const set = rooms.filter(({ settings }) => Object.keys(settings).length > 0)
  const names = new Set([...screens.flatMap(({ room }) => room ?? []), ...set.map(({ name }) => name)])
  if (names.size === 0) return null
  return (
    <section className={shared.section} aria-labelledby="rooms">
      <h2 id="rooms" className={shared.heading}>
        {words.rooms.heading}
      </h2>
      <p className={shared.note}>{words.rooms.lead}</p>
      <ul className={shared.rows}>
        {[...names].toSorted().map((name) => {
          const count = screens.filter(({ room }) => room === name).length
          const { settings = {}, revision = 0 } = rooms.find((room) => room.name === name) ?? {}
          return (
            <li key={name} className={shared.row}>
              <div className={kiosks.about}>
                <h3 className={shared.name}>
                  <bdi>{name}</bdi>
                </h3>
                <p className={shared.mono}>
                  {[
                    count === 1 ? words.one : fill(words.count, { count }),
                    ...settingsInWords(settings, language),
                  ].join(' · ')}
                </p>
              </div>
              {isCurator && (
                <div className={shared.keys}>
                  <Button
                    look="quiet"
                    onClick={() => onAsk({ kind: 'room', id: name, called: name, settings, revision })}
                  >
                    {words.key} <VisuallyHidden>({name})</VisuallyHidden>
                  </Button>
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </section>
  )
}
