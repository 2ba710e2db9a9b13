import { about, privacy } from '#content/pages/about.ts'
import { site } from '#content/site.ts'
import { fill } from '#lib/text/fill.ts'
import { reportedByServer } from '#lib/server/reportedByServer.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { PageFrame } from '#ui/kit/PageFrame.tsx'
import styles from './AboutPage.module.css'

export function AboutPage() {
  const language = useLanguage()
  const words = useWords(about)
  const service = reportedByServer('ai-service')
  return (
    <PageFrame kicker={words.kicker} title={words.title} titleLang="en">
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
      <section className={styles.section} aria-labelledby="shown-here">
        <h2 id="shown-here">{words.shown}</h2>
        <div className={styles.text}>
          <p>{words.samples}</p>
          <p>
            {words.openSource}{' '}
            <a className={styles.link} href="/licenses.txt" target="_blank">
              {words.licenses}
            </a>
          </p>
        </div>
      </section>
      <section className={styles.section} aria-labelledby="left-here">
        <h2 id="left-here">{words.left.heading}</h2>
        <div className={styles.text}>
          <p>{words.left.stories}</p>
          <p>{words.left.memories}</p>
          <p>{service === undefined ? words.left.noService : fill(words.left.service, { service })}</p>
        </div>
      </section>
      <section className={styles.section} aria-labelledby="access">
        <h2 id="access">{words.access.heading}</h2>
        <div className={styles.text}>
          <p>{words.access.works}</p>
          <p>{words.access.seen}</p>
          <p>{words.access.limits}</p>
          <p>
            {words.access.write}{' '}
            <a className={styles.link} href={`mailto:${site.email}`}>
              {site.email}
            </a>{' '}
            {words.access.answer}
          </p>
        </div>
      </section>
      <section className={styles.section} lang="de" aria-labelledby="datenschutz">
        <h2 id="datenschutz">{privacy.heading}</h2>
        <div className={styles.text}>
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
        </div>
      </section>
    </PageFrame>
  )
}
