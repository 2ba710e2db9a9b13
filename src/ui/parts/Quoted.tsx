import type { Bilingual } from '#content/bilingual.ts'
import type { Language } from '#contract/common.ts'

/** A message of the specification in its own English; on the German page our German follows, more quietly. */
export function Quoted({ message, language }: { message: Bilingual; language: Language }) {
  return (
    <>
      <p lang="en">{message.en}</p>
      {language === 'de' && <p lang="de">{message.de}</p>}
    </>
  )
}
