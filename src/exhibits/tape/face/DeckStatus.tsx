import type { TapeWords } from '#content/exhibits/tape/words.ts'
import { fill } from '#lib/text/fill.ts'
import { formatTime } from '#lib/text/formatTime.ts'
import type { DeckState } from '#lib/tape/deck.ts'
import { VisuallyHidden } from '#ui/kit/VisuallyHidden.tsx'

/** Tells screen readers what the transport does now; nothing of the passing time. */
export function DeckStatus({ state, words }: { state: DeckState; words: TapeWords }) {
  const { mode } = state
  const said =
    mode === 'paused'
      ? fill(words.deck.modes.paused, {
          position: formatTime(state.second),
          duration: formatTime(state.duration),
        })
      : words.deck.modes[mode]
  return (
    <VisuallyHidden>
      <span role="status" data-mode={mode}>
        {said}
      </span>
    </VisuallyHidden>
  )
}
