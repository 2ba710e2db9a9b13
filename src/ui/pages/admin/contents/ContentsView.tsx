import { useQuery } from '@tanstack/react-query'
import { adminContents } from '#content/pages/adminContents.ts'
import { deskContentQuery } from '#api/queries/desk/content.ts'
import { Loaded } from '../shared/Loaded.tsx'
import { ViewFrame } from '../shared/ViewFrame.tsx'
import type { ViewProps } from '../shared/viewProps.ts'
import { ContentsDesk } from './ContentsDesk.tsx'

/** Words and numbers of the exhibition, edited without a developer (ADMIN-14). */
export function ContentsView({ language }: ViewProps) {
  const words = adminContents[language]
  const query = useQuery(deskContentQuery)
  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <Loaded language={language} query={query}>
        {(content) => <ContentsDesk content={content} language={language} />}
      </Loaded>
    </ViewFrame>
  )
}
