import type { ReactNode } from 'react'
import { isSoundLoss } from '#lib/sound/playback.ts'
import type { PlayerWords } from './playerWords.ts'

interface NoSoundProps {
  /** Of a player, or what keeps a machine from playing. */
  readonly phase: string | null
  readonly words: PlayerWords
  /** What is said, to read, where it does not stand on the page anyway. */
  readonly children?: ReactNode
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** That the browser gives no sound, and, where it stays so, what is said. */
export function NoSound({ phase, words, children }: NoSoundProps) {
  if (!isSoundLoss(phase)) return null
  return (
    <>
      <p ref={bringIntoView}>{words[phase]}</p>
      {phase === 'dead' && children}
    </>
  )
}
