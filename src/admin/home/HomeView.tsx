import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link } from 'wouter'
import * as messages from '#content/adminMessages.ts'
import { noCodes } from '#content/localAddress.ts'
import { placeholders, placeholdersLeft } from '#content/placeholders.ts'
import { admin } from '#content/pages/admin.ts'
import { adminWelcome } from '#content/pages/adminWelcome.ts'
import { isLocalAddress } from '#contract/localAddress.ts'
import { publicAddress } from '#api/publicAddress.ts'
import { exhibitionDevicesQuery } from '#api/queries/admin/devices.ts'
import { settingsQuery } from '#api/queries/admin/museum.ts'
import { useOverrides } from '#api/queries/overrides.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { SelectField } from '#ui/kit/Field.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { Narrations } from '../narrations/Narrations.tsx'
import { useDraft } from '../parts/drafts.ts'
import styles from '../parts/parts.module.css'
import { ViewFrame, type ViewProps } from '../parts/ViewFrame.tsx'
import { addressOfView } from '../views.ts'
import { useLanguage, useWords } from '#state/language.ts'
import type { Bilingual } from '#content/bilingual.ts'
import { Language, type Report } from '#contract/common.ts'
import type { Device } from '#contract/device.ts'
import { mainExhibitionId } from '#contract/limits.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { useSubmission } from '#state/useSubmission.ts'
import { reasonWords } from '#ui/parts/contribute/failureWords.ts'
import { isYearFine, offeredYears } from '#lib/stories/birthYears.ts'
import { behalfText, behalfVoice, onBehalfOf } from '#api/contributions.ts'
import { TextOrVoice } from '#ui/parts/contribute/TextOrVoice.tsx'

const invented = placeholders()
const nothing = { device: '', year: '', storyLanguage: '' }

/** Generates narrations and pictures of a device, and takes a story on behalf of another person. */
export function HomeView({ me }: ViewProps) {
  const language = useLanguage()
  const words = useWords(adminWelcome)
  useOverrides()
  const home = publicAddress('/')
  const { data: devices, error, isPending, isFetching, refetch } = useQuery(exhibitionDevicesQuery)
  const { data: settings } = useQuery(settingsQuery)
  const hasFailed = error !== null && devices === undefined
  const failed = messages.devicesFailed[language]
  const draft = useDraft('welcome', nothing)
  const isCurator = me?.role !== 'moderator'
  const device = devices?.find(({ id }) => String(id) === draft.values.device) ?? null

  useEffect(
    function reportFailure() {
      if (hasFailed) toast.error(failed, { lang: language })
    },
    [hasFailed, failed, language],
  )

  return (
    <ViewFrame title={me ? fill(words.titleNamed, { name: me.name }) : words.title}>
      {settings && (
        <p className={styles.note}>
          {settings.holdNewStories ? words.appearReviewed : words.appearAtOnce}{' '}
          {isCurator && <Link href={addressOfView('review')}>{words.changeInReview}</Link>}
        </p>
      )}
      {isLocalAddress(home) && (
        <p className={styles.error} role="alert">
          {fill(noCodes[language], { address: home })}
        </p>
      )}
      {invented.length > 0 && (
        <p className={styles.note} role="status">
          {fill(placeholdersLeft[language], { names: invented.map((entry) => entry[language]).join(', ') })}
        </p>
      )}
      {hasFailed && (
        <Notice
          kind="failed"
          action={
            <Button busy={isFetching} onClick={() => void refetch()}>
              {admin[language].tryAgain}
            </Button>
          }
        >
          <p>{failed}</p>
        </Notice>
      )}
      <section className={styles.section} aria-labelledby="make">
        <h2 id="make" className={styles.heading}>
          {words.make.heading}
        </h2>
        <p className={styles.note}>{words.make.lead}</p>
        <SelectField
          label={words.device}
          value={device ? String(device.id) : ''}
          disabled={isPending || hasFailed}
          onChange={(event) => draft.set('device', event.currentTarget.value)}
        >
          <option value="">{words.chooseDevice}</option>
          {(devices ?? []).map(({ id, name }) => (
            <option key={id} value={id} dir="auto">
              {name}
            </option>
          ))}
        </SelectField>
        <Making device={device} isCurator={isCurator} />
        {device && <Narrations key={device.id} deviceId={device.id} isCurator={isCurator} />}
      </section>
      <Behalf device={device} draft={draft} />
    </ViewFrame>
  )
}

interface MakingProps {
  readonly device: Device | null
  /** Moderators see the keys and why they may not press them. */
  readonly isCurator: boolean
}

/** The two keys that set the storyteller to work (ADMIN-03, ADMIN-04). */
function Making({ device, isCurator }: MakingProps) {
  const language = useLanguage()
  const words = useWords(adminWelcome).make
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
      // A session that has ended has a message of its own.
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

interface BehalfProps {
  readonly device: Device | null
  readonly draft: {
    readonly values: { readonly year: string; readonly storyLanguage: string }
    set(field: 'year' | 'storyLanguage', value: string): void
  }
}

/** A story that staff enter for another person (ADMIN-05 to ADMIN-07). */
function Behalf({ device, draft }: BehalfProps) {
  const language = useLanguage()
  const words = useWords(adminWelcome).behalf
  const { year } = draft.values
  const storyLanguage = Language.safeParse(draft.values.storyLanguage).data ?? language
  const isWrongYear = year !== '' && !isYearFine(year)

  return (
    <section className={styles.section} aria-labelledby="behalf">
      <h2 id="behalf" className={styles.heading}>
        {words.heading}
      </h2>
      <p className={styles.note}>{words.lead}</p>
      <div className={styles.pair}>
        <SelectField
          label={words.year}
          value={year}
          hint={words.yearHint}
          error={isWrongYear ? words.yearWrong : undefined}
          onChange={(event) => draft.set('year', event.currentTarget.value)}
        >
          <option value="">{words.chooseYear}</option>
          {offeredYears().map((each) => (
            <option key={each} value={each}>
              {each}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.originalLanguage}
          value={storyLanguage}
          onChange={(event) => draft.set('storyLanguage', event.currentTarget.value)}
        >
          <option value="de">{words.storyLanguages.de}</option>
          <option value="en">{words.storyLanguages.en}</option>
        </SelectField>
      </div>
      <div className={styles.chapters}>
        <TextOrVoice
          page="elsewhere"
          draft="behalf"
          first={null}
          words={words}
          tooLarge={messages.tooLargeOnAdmin}
          content={onBehalfOf(device, year, storyLanguage)}
          missing={device === null ? words.missingDevice : isYearFine(year) ? null : words.missingYear}
          sendText={behalfText}
          sendVoice={behalfVoice}
          onArrived={(report) => toast.success(report.message, { lang: 'en' })}
        />
      </div>
    </section>
  )
}
