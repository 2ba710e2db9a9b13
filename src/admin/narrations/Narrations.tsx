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
import { Sheet } from './Sheet.tsx'
import { useLanguage } from '#state/language.ts'
import { ItemKey } from '../parts/ItemRow.tsx'

interface NarrationsProps {
  readonly deviceId: number
  readonly isCurator: boolean
}

/** What is heard of a device; what waits to be listened to before it replaces that; and the way back. */
export function Narrations({ deviceId, isCurator }: NarrationsProps) {
  const language = useLanguage()
  const words = adminNarrations[language]
  const client = useQueryClient()
  const query = useQuery(adminNarrationsQuery(deviceId))
  const action = useStaffAction({
    act: (what: 'preview' | 'accept' | 'discard' | 'restore', ids: number[]) => {
      const params = { deviceId }
      if (what === 'preview') return adminCall(routes.previewNarration, { params })
      return adminCall(choices[what], { params, body: { ids } })
    },
    onDone(narrations, what) {
      client.setQueryData(adminNarrationsQuery(deviceId).queryKey, narrations)
      void client.invalidateQueries({ queryKey: ['deviceStory'] })
      toast.success(words[said[what]], { lang: language })
    },
    afterRefusal: () => void query.refetch(),
  })

  return (
    <Loaded query={query}>
      {({ published, candidates, former, deviceName }) => {
        const labelOf = (what: string, { language: textLanguage }: Narration) =>
          fill(words.label, { what, device: deviceName, language: words.languages[textLanguage] })
        const editionOf = ({ edition, madeAt }: { edition: number; madeAt?: string }) =>
          madeAt === undefined
            ? fill(words.editionOnly, { edition })
            : fill(words.edition, { edition, at: momentOf(madeAt, language) })
        const key = (what: 'accept' | 'discard' | 'restore', ids: number[], text: string, label: string) => (
          <ItemKey
            item={label}
            busy={action.pending?.[0] === what && action.pending[1].join() === ids.join()}
            onClick={() => action.run(what, ids)}
          >
            {text}
          </ItemKey>
        )
        return (
          <div className={styles.narrations}>
            <ScriptSection key={deviceId} deviceId={deviceId} isCurator={isCurator} />
            {candidates.map((each) => {
              const label = labelOf(words.candidate, each)
              return (
                <Sheet
                  key={each.id}
                  kind="candidate"
                  what={words.candidate}
                  note={editionOf(each)}
                  narration={each}
                  label={label}
                >
                  {isCurator && (
                    <>
                      {key('accept', [each.id], words.accept, label)}
                      {key('discard', [each.id], words.discard, label)}
                    </>
                  )}
                </Sheet>
              )
            })}
            {isCurator && candidates.length > 1 && (
              <div className={shared.keys}>
                {key(
                  'accept',
                  candidates.map(({ id }) => id),
                  words.acceptAll,
                  deviceName,
                )}
              </div>
            )}
            {published.length === 0 && candidates.length === 0 && <p className={shared.note}>{words.none}</p>}
            {published.map((each) => (
              <Sheet
                key={each.audioUrl}
                kind="published"
                what={words.published}
                note={editionOf(each)}
                narration={each}
                label={labelOf(words.published, each)}
              />
            ))}
            {former.length > 0 && (
              <details className={styles.former}>
                <summary>{words.former}</summary>
                {former.map((each) => {
                  const label = labelOf(words.former, each)
                  return (
                    <Sheet
                      key={each.id}
                      kind="former"
                      what={words.former}
                      note={editionOf(each)}
                      narration={each}
                      label={label}
                    >
                      {isCurator && key('restore', [each.id], words.restore, label)}
                    </Sheet>
                  )
                })}
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
const said = {
  preview: 'previewReady',
  accept: 'accepted',
  discard: 'discarded',
  restore: 'restored',
} as const
