import { ipod } from '#content/exhibits/ipod/words.ts'
import type { IpodWords } from '#content/exhibits/ipod/words.ts'
import { fill } from '#lib/text/fill.ts'
import { formatTime } from '#lib/text/formatTime.ts'
import { type HomeRow, homeRows } from '../device/deviceState.ts'
import { Cover } from './Cover.tsx'
import styles from './Home.module.css'
import { Row, Rows } from './Rows.tsx'
import type { ScreenProps } from './Screen.tsx'
import { useLanguage, useWords } from '#state/language.ts'

/** The menu, with a preview of the marked row beside it. */
export function Home(props: ScreenProps) {
  const language = useLanguage()
  const words = useWords(ipod)
  const { state, controls } = props
  const marked = homeRows[state.homeRow] ?? 'covers'
  return (
    <div className={styles.home}>
      <Rows label={words.menu.heading} marked={marked}>
        {homeRows.map((row) => (
          <Row
            key={row}
            isMarked={row === marked}
            leadsOn={row !== 'language'}
            {...(row === 'language' ? { lang: language === 'en' ? 'de' : 'en' } : {})}
            onPress={() => controls.press({ type: 'chooseRow', row })}
          >
            {words.menu.rows[row]}
          </Row>
        ))}
      </Rows>
      <div key={marked} className={styles.preview} aria-hidden="true">
        <Preview {...props} row={marked} />
      </div>
    </div>
  )
}

function Preview({ row, cards, about, playing }: ScreenProps & { readonly row: HomeRow }) {
  const words = useWords(ipod)
  const first = cards.filter((card) => card !== null).slice(0, 3)
  if (row === 'player') {
    const { loaded, state } = playing
    return (
      <>
        <Cover story={loaded?.story ?? null} kind="own" />
        <p className={styles.note}>
          {words.player.phases[state.phase]}
          <br />
          {formatTime(playing.position)} / {formatTime(state.duration)}
        </p>
      </>
    )
  }
  if (row === 'covers' || row === 'stories') {
    return (
      <>
        <div className={styles.pile} data-row={row}>
          {first.length === 0 && <Cover story={null} kind="share" />}
          {first.map((story) => (
            <Cover key={story.id} story={story} kind="story" />
          ))}
        </div>
        <p className={styles.note}>{countOf(about.stories?.length ?? 0, words)}</p>
      </>
    )
  }
  if (row === 'share') {
    return (
      <>
        <Cover story={null} kind="share" />
        <p className={styles.note}>{words.menu.shareNote}</p>
      </>
    )
  }
  return (
    <p className={styles.note} data-alone="">
      {row === 'language' ? words.menu.languageNote : words.menu.leaveNote}
    </p>
  )
}

function countOf(count: number, { menu }: IpodWords): string {
  if (count === 0) return menu.stories.none
  return count === 1 ? menu.stories.one : fill(menu.stories.many, { count: String(count) })
}
