import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import * as messages from '#content/adminMessages.ts'
import { noCodes } from '#content/localAddress.ts'
import { placeholders, placeholdersLeft } from '#content/placeholders.ts'
import { admin } from '#content/pages/admin.ts'
import { adminWelcome } from '#content/pages/adminWelcome.ts'
import { isLocalAddress } from '#contract/localAddress.ts'
import { publicAddress } from '#api/publicAddress.ts'
import { exhibitionDevicesQuery } from '#api/queries/admin/devices.ts'
import { useOverrides } from '#api/queries/overrides.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { SelectField } from '#ui/kit/Field.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { Narrations } from '../narrations/Narrations.tsx'
import { useDraft } from '../parts/drafts.ts'
import styles from '../parts/parts.module.css'
import { ViewFrame } from '../parts/ViewFrame.tsx'
import type { ViewProps } from '../parts/viewProps.ts'
import { Behalf } from './Behalf.tsx'
import { Making } from './Making.tsx'
import { useLanguage } from '#state/language.ts'

const invented = placeholders()
const nothing = { device: '', year: '', storyLanguage: '', text: '' }

/** The first part of the admin pages: a device, what the storyteller makes of it, and a story on behalf of somebody. */
export function WelcomeView({ me }: ViewProps) {
  const language = useLanguage()
  const words = adminWelcome[language]
  useOverrides()
  const home = publicAddress('/')
  const { data: devices, error, isPending, isFetching, refetch } = useQuery(exhibitionDevicesQuery)
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
      {isLocalAddress(home) && (
        <Notice kind="failed">
          <p>{fill(noCodes[language], { address: home })}</p>
        </Notice>
      )}
      {invented.length > 0 && (
        <Notice kind="empty">
          <p>{fill(placeholdersLeft[language], { names: invented.join(', ') })}</p>
        </Notice>
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
