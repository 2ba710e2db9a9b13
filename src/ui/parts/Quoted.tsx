import type { Bilingual } from '#content/bilingual.ts'
import { useLanguage } from '#state/language.ts'

/** A message of the specification in its own English; on the German page our German follows, more quietly. */
export function Quoted({ message }: { message: Bilingual }) {
  const language = useLanguage()
  return (
    <>
      <p lang="en">{message.en}</p>
      {language === 'de' && <p lang="de">{message.de}</p>}
    </>
  )
}
