import type { ReactNode } from 'react'
import { playerWords } from '#content/player.ts'
import { isSoundLoss } from '#lib/sound/playback.ts'
import { useWords } from '#state/language.ts'

interface NoSoundProps {
  /** Phase of a player, or the failure of a machine. */
  readonly phase: string | null
  /** The text of the recording, where the page has it nowhere else. */
  readonly children?: ReactNode
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Says that the browser gives no sound and, if that persists, shows the text. */
export function NoSound({ phase, children }: NoSoundProps) {
  const words = useWords(playerWords)
  if (!isSoundLoss(phase)) return null
  return (
    <>
      <p ref={bringIntoView}>{words[phase]}</p>
      {phase === 'dead' && children}
    </>
  )
}
