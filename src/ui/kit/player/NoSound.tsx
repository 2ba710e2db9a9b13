import type { ReactNode } from 'react'
import { playerWords } from '#content/player.ts'
import { isSoundLoss } from '#lib/sound/playback.ts'
import { useWords } from '#state/language.ts'

interface NoSoundProps {
  /** Of a player, or what keeps a machine from playing. */
  readonly phase: string | null
  /** What is said, to read, where it does not stand on the page anyway. */
  readonly children?: ReactNode
}

const bringIntoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** That the browser gives no sound, and, where it stays so, what is said. */
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
