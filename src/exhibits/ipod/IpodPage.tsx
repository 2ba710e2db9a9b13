import { useMemo, useReducer } from 'react'
import { Link } from 'wouter'
import { ipod } from '../../../content/pages/ipod.ts'
import { useScreen } from '../../lib/useScreen.ts'
import { layoutOf } from '../../scenes/ipod/layout.ts'
import { mendStage, useStageState } from '../../scenes/stage/brokenStage.ts'
import { useCanStage } from '../../scenes/stage/stageAbility.ts'
import { useLanguage } from '../../state/language.ts'
import { Button } from '../../ui/kit/Button.tsx'
import { LanguageSwitch } from '../../ui/kit/LanguageSwitch.tsx'
import { chooserAddress } from './constants.ts'
import { IpodPicture } from './IpodPicture.tsx'
import { IpodView } from './IpodView.tsx'
import styles from './IpodPage.module.css'
import { nextLight, unlit } from './roomMachine.ts'

/** Endless white, and in it one player that works (IPOD-01 to IPOD-06). */
export function IpodPage() {
  const [language, setLanguage] = useLanguage('en')
  const words = ipod[language]
  const screen = useScreen()
  const layout = useMemo(() => layoutOf(screen), [screen])
  const canStage = useCanStage()
  const stage = useStageState()
  const [{ light, attempt }, dispatch] = useReducer(nextLight, unlit)
  const plays = canStage && layout.fits && light !== 'broken' && stage !== 'broken'
  // While a lost context is waited for, the canvas is black: the still takes its place.
  const isLit = plays && light === 'on' && stage === 'whole'

  return (
    <div
      className={styles.page}
      style={{ '--page-height': `${layout.height}px` }}
      data-theme="light"
      data-device="2"
      data-fits={layout.fits || undefined}
      data-lit={isLit || undefined}
      lang={language}
    >
      <IpodPicture frame={layout.picture} isHidden={isLit} />
      <header className={styles.head}>
        <Link className={styles.home} href={chooserAddress} replace>
          {words.home}
        </Link>
        <LanguageSwitch language={language} onChange={setLanguage} order={['en', 'de']} />
      </header>
      <main id="main">
        <div className={styles.label}>
          <h1 className={styles.title}>{words.title}</h1>
          <p className={styles.lead}>{words.lead}</p>
          <div className={styles.hint}>
            <p>{words.hint.touch}</p>
            <p className={styles.keys}>{words.hint.keys}</p>
          </div>
        </div>
        <IpodView
          layout={layout}
          attempt={attempt}
          dispatch={dispatch}
          plays={plays}
          isLit={isLit}
          language={language}
          onLanguage={setLanguage}
          words={words}
        />
        {canStage && layout.fits && !plays && (
          <div className={styles.broken} role="status">
            <p>{words.failed.stillOnly}</p>
            <Button
              look="quiet"
              onClick={() => {
                mendStage()
                dispatch('retry')
              }}
            >
              {words.failed.retry}
            </Button>
          </div>
        )}
      </main>
    </div>
  )
}
