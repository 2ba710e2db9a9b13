import type { Bilingual } from '#content/bilingual.ts'
import { useLanguage } from '#state/language.ts'

/** A message that the specification words in English; on German pages our German follows, in a softer tone. */
export function Quoted({ message }: { message: Bilingual }) {
  const language = useLanguage()
  return (
    <>
      <p lang="en">{message.en}</p>
      {language === 'de' && <p lang="de">{message.de}</p>}
    </>
  )
}
