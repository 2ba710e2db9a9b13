import { echo } from '#content/exhibits/echo/words.ts'
import { echoExhibit } from '#content/exhibits/echo/exhibit.ts'
import { useWords } from '#state/language.ts'
import { ScrollArea } from '#ui/kit/ScrollArea.tsx'
import { ShareCard } from '#ui/parts/ShareCard.tsx'
import { Sheet } from './Sheet.tsx'
import styles from './Sheet.module.css'

/** The page of the planet 'Create Your Planet' (ECHO-02). */
export function ShareSheet({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(echo)
  return (
    <Sheet
      kind="share"
      title={words.createYourPlanet}
      kicker={null}
      closeLabel={words.story.close}
      onClose={onClose}
    >
      <ScrollArea label={words.createYourPlanet} className={styles.share}>
        <ShareCard deviceId={echoExhibit.device.id} words={words.share} />
      </ScrollArea>
    </Sheet>
  )
}
