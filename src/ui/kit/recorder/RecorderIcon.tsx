import styles from './Recorder.module.css'

export type RecorderSign = 'record' | 'stop' | 'play' | 'pause'

/** Symbols as on a tape machine; each stands beside a word. */
const shapes = {
  record: <circle cx="12" cy="12" r="9" />,
  stop: <path d="M4 4h16v16H4z" />,
  play: <path d="M5 3l16 9-16 9z" />,
  pause: <path d="M4 3h6v18H4zM14 3h6v18h-6z" />,
} as const satisfies Record<RecorderSign, unknown>

export function RecorderIcon({ sign }: { readonly sign: RecorderSign }) {
  return (
    <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {shapes[sign]}
    </svg>
  )
}
