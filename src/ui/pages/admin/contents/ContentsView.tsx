import { useQuery } from '@tanstack/react-query'
import { adminContents } from '#content/pages/adminContents.ts'
import { adminContentQuery } from '#api/queries/admin/content.ts'
import { Loaded } from '../shared/Loaded.tsx'
import { ViewFrame } from '../shared/ViewFrame.tsx'
import type { ViewProps } from '../shared/viewProps.ts'
import { ContentsEditor } from './ContentsEditor.tsx'

/** Words and numbers of the exhibition, edited without a developer (ADMIN-14). */
export function ContentsView({ language }: ViewProps) {
  const words = adminContents[language]
  const query = useQuery(adminContentQuery)
  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <Loaded language={language} query={query}>
        {(content) => <ContentsEditor content={content} language={language} />}
      </Loaded>
    </ViewFrame>
  )
}
