import { adminRecord } from '#content/pages/adminRecord.ts'
import { ViewFrame } from '../parts/ViewFrame.tsx'
import { AuditList } from './AuditList.tsx'
import { Usage } from './Usage.tsx'
import { useLanguage } from '#state/language.ts'

/** Who did what (ADMIN-13), and how many came. */
export function RecordView() {
  const language = useLanguage()
  const words = adminRecord[language]
  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <Usage />
      <AuditList />
    </ViewFrame>
  )
}
