import { fill } from '#lib/text/fill.ts'
import type { Content } from '../desktop/apps.ts'
import { useDesktop } from '../desktop/useDesktop.ts'
import { Icon } from '../icons/Icon.tsx'
import shared from '../program.module.css'
import styles from './System.module.css'

const objects: readonly Content[] = [
  { app: 'stories' },
  { app: 'notes', story: null },
  { app: 'paint' },
  { app: 'mines' },
  { app: 'player', story: null },
  { app: 'help' },
]

/** What this computer contains. */
export function Computer() {
  const { words, open } = useDesktop()
  return (
    <>
      <div className={shared.field}>
        <ul className={styles.objects}>
          {objects.map((content) => (
            <li key={content.app}>
              <button
                type="button"
                className={styles.object}
                onClick={({ detail, nativeEvent }) => {
                  const isMouse = nativeEvent instanceof PointerEvent && nativeEvent.pointerType === 'mouse'
                  if (!isMouse || detail !== 1) open(content)
                }}
              >
                <Icon name={content.app} size={32} />
                <span className={styles.name}>{words.apps[content.app]}</span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      <div className={shared.status}>
        <p>{fill(words.computer.objects, { count: objects.length })}</p>
        <p>{words.computer.memory}</p>
      </div>
    </>
  )
}

export function Bin() {
  const { words } = useDesktop()
  return (
    <>
      <div className={shared.field}>
        <p className={styles.text}>{words.bin.empty}</p>
      </div>
      <div className={shared.status}>
        <p>{fill(words.computer.objects, { count: 0 })}</p>
      </div>
    </>
  )
}

/** Help on touch and keys. */
export function Help({ id }: { id: string }) {
  const { words, metrics, close } = useDesktop()
  const { help } = words
  return (
    <>
      <div className={shared.field}>
        <div className={styles.text}>
          {metrics.isTouch && <Ways {...help.byFinger} />}
          <Ways {...help.byKeyboard} />
        </div>
      </div>
      <div className={styles.answer}>
        <button type="button" className={shared.button} data-first-focus="" onClick={() => close(id)}>
          {words.about.ok}
        </button>
      </div>
    </>
  )
}

interface WaysProps {
  readonly title: string
  readonly ways: readonly (readonly [press: string, what: string])[]
}

function Ways({ title, ways }: WaysProps) {
  return (
    <section className={styles.ways}>
      <h3 className={styles.heading}>{title}</h3>
      <dl>
        {ways.map(([press, what]) => (
          <div key={press} className={styles.way}>
            <dt>{press}</dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function AboutSystem({ id }: { id: string }) {
  const { words, close } = useDesktop()
  const [name, ...lines] = words.about.lines
  return (
    <div className={styles.about}>
      <Icon name="about" size={32} />
      <div className={styles.lines}>
        <h3 className={styles.heading}>{name}</h3>
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        <button type="button" className={shared.button} data-first-focus="" onClick={() => close(id)}>
          {words.about.ok}
        </button>
      </div>
    </div>
  )
}
