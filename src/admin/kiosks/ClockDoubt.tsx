import { useQueryClient } from '@tanstack/react-query'
import { adminKiosks } from '#content/pages/adminKiosks.ts'
import * as routes from '#contract/kioskRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { healthReportQuery } from '#api/queries/admin/kiosks.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { momentOf } from '../parts/moment.ts'
import { useStaffAction } from '../parts/useStaffAction.ts'
import { useLanguage } from '#state/language.ts'

interface ClockDoubtProps {
  readonly isCurator: boolean
  /** When the clock was last right. */
  readonly seenAt: string
  /** What it says. */
  readonly now: string
}

/** The server's clock has jumped ahead, so that nothing is deleted by its age: whoever has looked can say it is right. */
export function ClockDoubt({ isCurator, seenAt, now }: ClockDoubtProps) {
  const language = useLanguage()
  const words = adminKiosks[language].server.clock
  const client = useQueryClient()
  const action = useStaffAction({
    language,
    act: () => adminCall(routes.confirmClock, {}),
    onDone() {
      toast.success(words.done, { lang: language })
      void client.invalidateQueries(healthReportQuery)
    },
  })
  return (
    <Notice
      kind="failed"
      action={
        isCurator && (
          <Button busy={action.pending !== null} onClick={() => action.run()}>
            {words.right}
          </Button>
        )
      }
    >
      <p>{fill(words.doubt, { seen: momentOf(seenAt, language), now: momentOf(now, language) })}</p>
      <p>{isCurator ? words.ask : words.curator}</p>
    </Notice>
  )
}
