import { adminRecord } from '#content/pages/adminRecord.ts'
import { ViewFrame } from '../shared/ViewFrame.tsx'
import type { ViewProps } from '../shared/viewProps.ts'
import { AuditList } from './AuditList.tsx'
import { Usage } from './Usage.tsx'

/** Who did what (ADMIN-13), and how many came. */
export function RecordView({ language }: ViewProps) {
  const words = adminRecord[language]
  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <Usage language={language} />
      <AuditList language={language} />
    </ViewFrame>
  )
}
