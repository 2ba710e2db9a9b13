import { home } from '../../../../content/pages/home.ts'
import { useLanguage } from '../../../state/language.ts'
import { ButtonLink } from '../../kit/Button.tsx'
import { PageFrame } from '../../kit/PageFrame.tsx'
import styles from './HomePage.module.css'
import { Reverberation } from './Reverberation.tsx'

export function HomePage() {
  const [language, setLanguage] = useLanguage('en')
  const words = home[language]
  return (
    <PageFrame
      kicker={words.kicker}
      title="Nachklang"
      titleLang="de"
      hero
      lead={words.lead}
      language={language}
      onLanguage={setLanguage}
    >
      <figure className={styles.figure}>
        <Reverberation label={words.picture} soundEnds={words.soundEnds} roomStill={words.roomStill} />
        <figcaption className={styles.credit}>{words.credit}</figcaption>
      </figure>
      <nav className={styles.ways} aria-label={language === 'de' ? 'Wege in die Ausstellung' : 'Ways in'}>
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
