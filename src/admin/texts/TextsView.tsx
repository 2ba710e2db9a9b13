import { useQuery } from '@tanstack/react-query'
import { adminContents } from '#content/pages/adminContents.ts'
import { adminContentQuery } from '#api/queries/admin/content.ts'
import { Loaded } from '../parts/Loaded.tsx'
import { ViewFrame } from '../parts/ViewFrame.tsx'
import { ContentsEditor } from './TextsEditor.tsx'
import { useLanguage } from '#state/language.ts'

/** Words and numbers of the exhibition, edited without a developer (ADMIN-14). */
export function ContentsView() {
  const language = useLanguage()
  const words = adminContents[language]
  const query = useQuery(adminContentQuery)
  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <Loaded query={query}>{(content) => <ContentsEditor content={content} />}</Loaded>
    </ViewFrame>
  )
}
