import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useId, useState } from 'react'
import { adminScript } from '#content/pages/adminScript.ts'
import { type Language, languages } from '#contract/common.ts'
import { scriptsQuery } from '#api/queries/admin/narrations.ts'
import { Loaded } from '../../parts/ViewFrame.tsx'
import { hasUnsentRecording } from '../../parts/unsentRecordings.ts'
import shared from '../../parts/parts.module.css'
import styles from './Script.module.css'
import { ScriptEditor } from './ScriptEditor.tsx'
import { useLanguage, useWords } from '#state/language.ts'

interface ScriptSectionProps {
  readonly deviceId: number
  readonly isCurator: boolean
}

/** What the next narration of a device is made from, behind a disclosure: one tab a language. */
export function ScriptSection(props: ScriptSectionProps) {
  const words = useWords(adminScript)
  // It stays mounted when it is closed: a recording may be running.
  const [hasOpened, setHasOpened] = useState(false)
  return (
    <details className={styles.section} onToggle={() => setHasOpened(true)}>
      <summary>{words.heading}</summary>
      {hasOpened && <Scripts {...props} />}
    </details>
  )
}

function Scripts({ deviceId, isCurator }: ScriptSectionProps) {
  const language = useLanguage()
  const words = useWords(adminScript)
  const id = useId()
  const query = useQuery(scriptsQuery(deviceId))
  const [shown, setShown] = useState<Language>(language)
  const [isBusy, setIsBusy] = useState(false)

  useEffect(
    function askBeforeReload() {
      const listening = new AbortController()
      const ask = (event: BeforeUnloadEvent) => {
        if (isBusy || hasUnsentRecording()) event.preventDefault()
      }
      window.addEventListener('beforeunload', ask, listening)
      return () => listening.abort()
    },
    [isBusy],
  )

  function changeByKey(event: KeyboardEvent) {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
    const other = shown === 'de' ? 'en' : 'de'
    setShown(other)
    document.getElementById(`${id}-${other}`)?.focus()
  }

  return (
    <>
      <p className={shared.note}>{words.lead}</p>
      <div className={styles.tabs} role="tablist" aria-label={words.tabs}>
        {languages.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            id={`${id}-${each}`}
            className={styles.tab}
            aria-selected={each === shown}
            aria-controls={`${id}-${each}-panel`}
            tabIndex={each === shown ? 0 : -1}
            disabled={isBusy}
            onClick={() => setShown(each)}
            onKeyDown={changeByKey}
          >
            {words.languages[each]}
          </button>
        ))}
      </div>
      <Loaded query={query}>
        {({ scripts }) =>
          languages.map((each) => {
            const script = scripts.find((one) => one.language === each)
            return (
              <div
                key={each}
                role="tabpanel"
                id={`${id}-${each}-panel`}
                aria-labelledby={`${id}-${each}`}
                hidden={each !== shown}
                className={styles.script}
              >
                {script ? (
                  <ScriptEditor
                    deviceId={deviceId}
                    script={script}
                    isCurator={isCurator}
                    isBusy={isBusy}
                    onBusy={setIsBusy}
                  />
                ) : (
                  <p className={shared.note}>{words.empty}</p>
                )}
              </div>
            )
          })
        }
      </Loaded>
    </>
  )
}
