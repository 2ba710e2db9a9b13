import { home, homeLead } from '#content/pages/home.ts'
import { homePicture } from '#content/pages/homePicture.ts'
import { useWords } from '#state/language.ts'
import { ButtonLink } from '#ui/kit/Button.tsx'
import { PageFrame } from '#ui/kit/PageFrame.tsx'
import { FirstStill } from '#ui/parts/FirstStill.tsx'
import { areDevicesWhole } from '#ui/parts/isShownHere.ts'
import styles from './HomePage.module.css'

export function HomePage() {
  const words = useWords(home)
  return (
    <PageFrame
      kicker={words.kicker}
      title={words.title}
      titleLang="de"
      hero
      lead={homeLead(words, areDevicesWhole())}
    >
      <figure className={styles.figure}>
        <HeroPicture label={words.picture} />
        <figcaption className={styles.credit}>{words.credit}</figcaption>
      </figure>
      <nav className={styles.actions} aria-label={words.actions}>
        <ButtonLink look="main" href="/exhibits/werkschau/explore-stories">
          {words.explore}
        </ButtonLink>
        <ButtonLink href="/exhibits/werkschau/share-story">{words.share}</ButtonLink>
        <ButtonLink look="quiet" href="/exhibits">
          {words.exhibits}
        </ButtonLink>
      </nav>
    </PageFrame>
  )
}

/** The photograph of the exhibition. */
function HeroPicture({ label }: { label: string }) {
  return (
    <FirstStill
      picture={homePicture}
      className={styles.picture}
      imageClassName={styles.image}
      label={label}
    />
  )
}
