import { adminScript } from '#content/pages/adminScript.ts'
import { Button } from '#ui/kit/Button.tsx'
import { discardRecording, useKept } from '../../parts/unsentRecordings.ts'
import shared from '../../parts/parts.module.css'
import { KeptPlayer } from './UnsentPlayer.tsx'
import { SaveFile } from './RecordPanel.tsx'
import styles from './Script.module.css'
import { keyOf, type ScriptWork } from './useScript.ts'
import { useLanguage } from '#state/language.ts'

interface RecordingsLeftProps {
  readonly work: ScriptWork
}

/** Recordings whose segment was removed before they were sent. */
export function RecordingsLeft({ work }: RecordingsLeftProps) {
  const language = useLanguage()
  const words = adminScript[language].recorder
  const { recordings } = useKept()
  const places = new Set(work.segments.map(({ id }) => keyOf(work, id)))
  return Object.entries(recordings)
    .filter(([key]) => key.startsWith(keyOf(work, '')) && !places.has(key))
    .map(([key, recording]) => (
      <div key={key} className={styles.panel}>
        <p className={shared.trouble} role="alert">
          {words.gone}
        </p>
        <p className={styles.words} lang={work.script.language} dir="auto">
          {recording.text}
        </p>
        <KeptPlayer recording={recording} label={words.keptLabel} />
        <div className={shared.keys}>
          <SaveFile recording={recording} name={key} text={words.saveFile} />
          <Button look="quiet" onClick={() => discardRecording(key)}>
            {words.discard}
          </Button>
        </div>
      </div>
    ))
}
