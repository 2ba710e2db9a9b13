import { about, privacy } from '../../../../content/pages/about.ts'
import { site } from '../../../../content/site.ts'
import { useLanguage } from '../../../state/language.ts'
import { PageFrame } from '../../kit/PageFrame.tsx'
import styles from './AboutPage.module.css'

export function AboutPage() {
  const [language, setLanguage] = useLanguage('en')
  const words = about[language]
  return (
    <PageFrame
      kicker={words.kicker}
      title="About"
      titleLang="en"
      language={language}
      onLanguage={setLanguage}
    >
      <dl className={styles.facts}>
        <dt>{words.thesis}</dt>
        <dd>{site.project[language]}</dd>
        <dt>{words.by}</dt>
        <dd>{site.author}</dd>
        <dt>{words.school}</dt>
        <dd>{site.school[language]}</dd>
        <dt>{words.contact}</dt>
        <dd>
          <a className={styles.link} href={`mailto:${site.email}`}>
            {site.email}
          </a>
        </dd>
      </dl>
      <p className={styles.note}>{words.samples}</p>
      <p className={styles.note}>{words.openSource}</p>
      <section className={styles.privacy} lang="de" aria-labelledby="datenschutz">
        <h2 id="datenschutz">{privacy.heading}</h2>
        {privacy.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
        <p>
          <a
            className={styles.link}
            href={site.analyticsPrivacyUrl}
            target="_blank"
            rel="noopener noreferrer"
          >
            {privacy.more}
          </a>
        </p>
      </section>
    </PageFrame>
  )
}
