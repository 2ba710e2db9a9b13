import { whenShown } from '#content/pages/whenShown.ts'
import { useStoriesAwaitReading } from '#api/queries/overrides.ts'
import { useWords } from '#state/language.ts'

interface WhenShownProps {
  /** The exhibition does not show the device yet. */
  readonly isNewDevice?: boolean
}

/** Tells before sending when visitors will see the story (ADMIN-08). */
export function WhenShown({ isNewDevice = false }: WhenShownProps) {
  const isRead = useStoriesAwaitReading()
  const { promise } = useWords(whenShown)
  if (isNewDevice) return <p>{isRead ? promise.both : promise.device}</p>
  return <p>{isRead ? promise.reading : promise.nothing}</p>
}
