import { useQueryClient } from '@tanstack/react-query'
import type { Bilingual } from '#content/bilingual.ts'
import * as messages from '#content/adminMessages.ts'
import { adminWelcome } from '#content/pages/adminWelcome.ts'
import type { Language, Report } from '#contract/common.ts'
import type { Device } from '#contract/device.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { fill } from '#lib/text/fill.ts'
import { useSubmission } from '#state/useSubmission.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { reasonWords } from '../parts/reasonWords.ts'
import styles from '../parts/parts.module.css'
import { useLanguage } from '#state/language.ts'

interface MakingProps {
  readonly device: Device | null
  /** Moderators see the keys and why they may not press them. */
  readonly isCurator: boolean
}

/** The two keys that set the storyteller to work (ADMIN-03, ADMIN-04). */
export function Making({ device, isCurator }: MakingProps) {
  const language = useLanguage()
  const words = adminWelcome[language].make
  const narrative = useMaking(language, messages.narrativeFailed, makeNarrative)
  const visuals = useMaking(language, messages.visualsFailed, makeVisuals)
  return (
    <>
      <div className={styles.keys}>
        <Button
          look="main"
          disabled={device === null || !isCurator}
          busy={narrative.isSubmitting}
          onClick={() => device && narrative.submit([device.id])}
        >
          {words.narrative}
        </Button>
        <Button
          look="main"
          disabled={device === null || !isCurator}
          busy={visuals.isSubmitting}
          onClick={() => device && visuals.submit([device.id])}
        >
          {words.visuals}
        </Button>
      </div>
      {!isCurator ? (
        <p className={styles.note}>{words.forCurators}</p>
      ) : (
        device === null && <p className={styles.note}>{words.chooseFirst}</p>
      )}
    </>
  )
}

function useMaking(language: Language, failed: Bilingual, make: (deviceId: number) => Promise<Report>) {
  const client = useQueryClient()
  return useSubmission({
    send: ([deviceId]: readonly [number]) => make(deviceId),
    onSuccess(report) {
      toast.success(report.message, { lang: 'en' })
      void client.invalidateQueries()
    },
    onError(failure) {
      // A session that has ended is told for itself.
      if (failure.kind === 'refused' && failure.report.statusCode === 401) return
      if (failure.kind === 'refused') toast.error(failure.report.message, { lang: 'en' })
      else
        toast.error(fill(failed[language], { reason: reasonWords(failure.error, language) }), {
          lang: language,
        })
    },
  })
}

const makeNarrative = (deviceId: number) =>
  adminCall(staffRoutes.generateDeviceStory, { params: { deviceId, exhibitionId: mainExhibitionId } })

const makeVisuals = (deviceId: number) => adminCall(staffRoutes.generateVisuals, { params: { deviceId } })
