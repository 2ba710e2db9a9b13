import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { adminStories } from '#content/pages/adminStories.ts'
import { adminStoryStates } from '#contract/admin.ts'
import { staffDevicesQuery } from '#api/queries/admin/devices.ts'
import { adminStoriesQuery } from '#api/queries/admin/stories.ts'
import { Link } from 'wouter'
import { fill } from '#lib/text/fill.ts'
import { SelectField, TextField } from '#ui/kit/Field.tsx'
import { addressOfView } from '../views.ts'
import { Loaded, ViewFrame, type ViewProps } from '../parts/ViewFrame.tsx'
import shared from '../parts/parts.module.css'
import { PagedList, usePages } from '../parts/PagedList.tsx'
import { StoryRow } from './StoryRow.tsx'
import styles from './Stories.module.css'
import { useWords } from '#state/language.ts'
import * as staffRoutes from '#contract/staffRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { toast } from '#state/toasts.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Dialog } from '#ui/kit/Dialog.tsx'
import { useRenew, useStaffAction } from '../parts/useStaffAction.ts'

const pageSize = 25

/** Every story in every state: found, put right, taken out, brought back (ADMIN-08). */
export function StoriesView({ me }: ViewProps) {
  const words = useWords(adminStories).list
  const states = useWords(adminStories).story.states
  const [search, setSearch] = useState('')
  const [state, setState] = useState('')
  const [deviceId, setDeviceId] = useState('')
  const pages = usePages()
  const [open, setOpen] = useState<number | null>(null)
  const typed = useDeferredValue(search.trim())
  const devices = useQuery(staffDevicesQuery)
  const chosen = adminStoryStates.find((each) => each === state)
  const query = useQuery(
    adminStoriesQuery({
      order: 'newest',
      limit: pageSize,
      ...(chosen && { state: chosen }),
      ...(deviceId !== '' && { deviceId: Number(deviceId) }),
      ...(typed !== '' && { search: typed }),
      ...pages.cursor,
    }),
  )

  /** Another question begins at its first page. */
  function ask(change: () => void) {
    change()
    pages.reset()
  }

  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <search className={styles.search}>
        <TextField
          type="search"
          label={words.search}
          value={search}
          maxLength={200}
          onChange={(event) => ask(() => setSearch(event.currentTarget.value))}
        />
        <SelectField
          label={words.state}
          value={state}
          onChange={(event) => ask(() => setState(event.currentTarget.value))}
        >
          <option value="">{words.anyState}</option>
          {adminStoryStates.map((each) => (
            <option key={each} value={each}>
              {states[each]}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={words.device}
          value={deviceId}
          onChange={(event) => ask(() => setDeviceId(event.currentTarget.value))}
        >
          <option value="">{words.anyDevice}</option>
          {(devices.data ?? []).map(({ id, name }) => (
            <option key={id} value={id} dir="auto">
              {name}
            </option>
          ))}
        </SelectField>
      </search>
      <Loaded query={query}>
        {({ stories, next, counts }) => (
          <PagedList
            items={stories}
            found={fill(words.found, {
              ...counts,
              count: counts.new + counts.published + counts.hidden + counts.deleted,
            })}
            none={words.none}
            pages={pages}
            next={next}
          >
            {(story) => (
              <StoryRow
                key={story.id}
                story={story}
                isCurator={me?.role === 'curator'}
                isOpen={open === story.id}
                onOpen={(isOpen) => setOpen(isOpen ? story.id : null)}
              />
            )}
          </PagedList>
        )}
      </Loaded>
      {me?.role === 'curator' && (
        <section className={shared.section}>
          <RemoveSamples />
        </section>
      )}
      <p className={shared.note}>
        <Link href={addressOfView('test-area')}>{words.testArea}</Link>
      </p>
    </ViewFrame>
  )
}

/** Deletes all the invented stories that the exhibition opened with. */
function RemoveSamples() {
  const words = useWords(adminStories).list
  const renew = useRenew()
  const [isAsking, setIsAsking] = useState(false)
  const action = useStaffAction({
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
