import { useMemo } from 'react'
import { chooser } from '#content/exhibits/chooser.ts'
import { ipod } from '#content/exhibits/ipod/words.ts'
import { useViewport } from '#lib/browser/useViewport.ts'
import { lazyComponent } from '#lib/browser/lazyComponent.ts'
import { layoutOf } from '#scenes/ipod/layout.ts'
import { useSceneStatus } from '#ui/parts/useSceneStatus.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { BackLink, Head } from '#ui/kit/Head.tsx'
import { Hold } from '#ui/parts/hold/Hold.tsx'
import { ScenePage } from '#ui/parts/ScenePage.tsx'
import { IpodPicture } from './IpodPicture.tsx'
import { IpodView } from './IpodView.tsx'
import styles from './IpodPage.module.css'

const IpodInHand = lazyComponent('player in hand', async () => (await import('./IpodInHand.tsx')).IpodInHand)

/** A white page with a working player (IPOD-01 to IPOD-06). */
export function IpodPage() {
  const language = useLanguage()
  const words = useWords(ipod)
  const viewport = useViewport()
  const layout = useMemo(() => layoutOf(viewport), [viewport])
  const status = useSceneStatus(layout.fits)

  return (
    <ScenePage
      status={status}
      still={<IpodPicture frame={layout.picture} isHidden={status === 'ready'} />}
      failed={{ text: words.failed.stillOnly, retry: words.failed.retry, className: styles.broken }}
      className={styles.page}
      style={{ '--page-height': `${layout.height}px` }}
      data-theme="light"
      data-device="2"
      data-fits={layout.fits || undefined}
      lang={language}
    >
      <Head
        className={styles.head}
        back={
          <BackLink href={chooser.address} replace>
            {words.home}
          </BackLink>
        }
        name={words.title}
        keys={<Hold>{(onBack) => <IpodInHand onBack={onBack} />}</Hold>}
      />
      <main id="main">
        <div className={styles.label}>
          <p className={styles.lead}>{words.lead}</p>
          <p className={styles.upright}>{words.hint.upright}</p>
          <div className={styles.hint}>
            <p>{words.hint.touch}</p>
            <p className={styles.keys} data-for="keys">
              {words.hint.keys}
            </p>
          </div>
        </div>
        <IpodView layout={layout} status={status} />
      </main>
    </ScenePage>
  )
}
