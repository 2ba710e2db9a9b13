import { useState } from 'react'
import { adminStories } from '#content/pages/adminStories.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { useStaffAction } from '../parts/useStaffAction.ts'
import { useRenew } from '../parts/useRenew.ts'
import { useLanguage } from '#state/language.ts'

/** The invented stories that the exhibition opened with, gone at once. */
export function RemoveSamples() {
  const language = useLanguage()
  const words = adminStories[language].list
  const renew = useRenew()
  const [isAsking, setIsAsking] = useState(false)
  const action = useStaffAction({
    language,
    act: () => adminCall(staffRoutes.removeSamples, {}),
    onDone(report) {
      setIsAsking(false)
      toast.success(report.message, { lang: 'en' })
      renew()
    },
  })
  return (
    <div>
      <Button onClick={() => setIsAsking(true)}>{words.removeSamples}</Button>
      <Dialog
        title={words.removeSamplesAsk}
        open={isAsking}
        onClose={() => setIsAsking(false)}
        keys={
          <>
            <Button onClick={() => setIsAsking(false)}>{words.keep}</Button>
            <Button look="main" busy={action.pending !== null} onClick={() => action.run()}>
              {words.removeSamplesYes}
            </Button>
          </>
        }
      >
        <p>{words.removeSamplesText}</p>
      </Dialog>
    </div>
  )
}
