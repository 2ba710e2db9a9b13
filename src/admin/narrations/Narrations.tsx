import { useQuery, useQueryClient } from '@tanstack/react-query'
import { adminNarrations } from '#content/pages/adminNarrations.ts'
import type { Narration } from '#contract/device.ts'
import * as routes from '#contract/adminNarrationRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { adminNarrationsQuery } from '#api/queries/admin/narrations.ts'
import { fill } from '#lib/text/fill.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import shared from '../parts/parts.module.css'
import { Loaded } from '../parts/ViewFrame.tsx'
import { momentOf } from '../parts/moment.ts'
import { useStaffAction } from '../parts/useStaffAction.ts'
import styles from './Narrations.module.css'
import { ScriptSection } from './script/ScriptSection.tsx'
import { NarrationCard, type NarrationCardProps } from './NarrationCard.tsx'
import { useLanguage, useWords } from '#state/language.ts'
import { ItemKey } from '../parts/ItemRow.tsx'

interface Edition extends Narration {
  readonly id?: number
  readonly edition: number
  readonly madeAt?: string
}

interface NarrationsProps {
  readonly deviceId: number
  readonly isCurator: boolean
}

/** The published narration of a device, its preview, and former versions to restore. */
export function Narrations({ deviceId, isCurator }: NarrationsProps) {
  const language = useLanguage()
  const words = useWords(adminNarrations)
  const client = useQueryClient()
  const query = useQuery(adminNarrationsQuery(deviceId))
  const action = useStaffAction({
    act: (what: 'preview' | Choice, ids: number[]) => {
      const params = { deviceId }
      if (what === 'preview') return adminCall(routes.previewNarration, { params })
      return adminCall(choices[what], { params, body: { ids } })
    },
    onDone(narrations, what) {
      client.setQueryData(adminNarrationsQuery(deviceId).queryKey, narrations)
      void client.invalidateQueries({ queryKey: ['deviceStory'] })
      toast.success(words[toastNames[what]], { lang: language })
    },
    afterRefusal: () => void query.refetch(),
  })

  return (
    <Loaded query={query}>
      {({ published, candidates, former, deviceName }) => {
        const key = (what: Choice, ids: number[], label: string, text = words[what]) => (
          <ItemKey
            key={what}
            item={label}
            busy={action.pending?.[0] === what && action.pending[1].join() === ids.join()}
            onClick={() => action.run(what, ids)}
          >
            {text}
          </ItemKey>
        )
        const card = (kind: NarrationCardProps['kind'], narration: Edition, keys: readonly Choice[] = []) => {
          const { id, edition, madeAt } = narration
          const note =
            madeAt === undefined
              ? fill(words.editionOnly, { edition })
              : fill(words.edition, { edition, at: momentOf(madeAt, language) })
          const label = fill(words.label, {
            what: words[kind],
            device: deviceName,
            language: words.languages[narration.language],
          })
          return (
            <NarrationCard key={narration.audioUrl} {...{ kind, note, narration, label }}>
              {isCurator && id !== undefined && keys.map((what) => key(what, [id], label))}
            </NarrationCard>
          )
        }
        return (
          <div className={styles.narrations}>
            <ScriptSection key={deviceId} deviceId={deviceId} isCurator={isCurator} />
            {candidates.map((each) => card('candidate', each, ['accept', 'discard']))}
            {isCurator && candidates.length > 1 && (
              <div className={shared.keys}>
                {key(
                  'accept',
                  candidates.map(({ id }) => id),
                  deviceName,
                  words.acceptAll,
                )}
              </div>
            )}
            {published.length === 0 && candidates.length === 0 && <p className={shared.note}>{words.none}</p>}
            {published.map((each) => card('published', each))}
            {former.length > 0 && (
              <details className={styles.former}>
                <summary>{words.former}</summary>
                {former.map((each) => card('former', each, ['restore']))}
              </details>
            )}
            {isCurator && (
              <div>
                <Button busy={action.pending?.[0] === 'preview'} onClick={() => action.run('preview', [])}>
                  {words.preview}
                </Button>
                <p className={shared.note}>{words.previewNote}</p>
              </div>
            )}
          </div>
        )
      }}
    </Loaded>
  )
}

const choices = {
  accept: routes.acceptNarration,
  discard: routes.discardNarration,
  restore: routes.restoreNarration,
} as const
type Choice = keyof typeof choices
const toastNames = {
  preview: 'previewReady',
  accept: 'accepted',
  discard: 'discarded',
  restore: 'restored',
} as const
