import { whenShown } from '#content/pages/whenShown.ts'
import { useStoriesAwaitReading } from '#api/queries/overrides.ts'
import { useWords } from '#state/language.ts'

interface WhenShownProps {
  /** The story is about a device that the exhibition does not show yet. */
  readonly isNewDevice?: boolean
}

/** When visitors will see a story, said before it is sent (ADMIN-08). */
export function WhenShown({ isNewDevice = false }: WhenShownProps) {
  const isRead = useStoriesAwaitReading()
  const { promise } = useWords(whenShown)
  if (isNewDevice) return <p>{isRead ? promise.both : promise.device}</p>
  return <p>{isRead ? promise.reading : promise.nothing}</p>
}
