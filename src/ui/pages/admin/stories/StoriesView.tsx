import { useQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { adminStories } from '#content/pages/adminStories.ts'
import { deskStoryStates } from '#contract/desk.ts'
import { staffDevicesQuery } from '#api/queries/desk/devices.ts'
import { deskStoriesQuery } from '#api/queries/desk/stories.ts'
import { fill } from '#lib/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import { SelectField, TextField } from '#ui/kit/Field.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import desk from '../shared/desk.module.css'
import { ViewFrame } from '../shared/ViewFrame.tsx'
import type { ViewProps } from '../shared/viewProps.ts'
import { RemoveSamples } from './RemoveSamples.tsx'
import { StoryRow } from './StoryRow.tsx'
import styles from './Stories.module.css'

const pageSize = 25

/** Every story in every state: found, put right, taken out, brought back (ADMIN-08). */
export function StoriesView({ language, me }: ViewProps) {
  const words = adminStories[language].list
  const states = adminStories[language].story.states
  const [search, setSearch] = useState('')
  const [state, setState] = useState('')
  const [deviceId, setDeviceId] = useState('')
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined])
  const [open, setOpen] = useState<number | null>(null)
  const typed = useDeferredValue(search.trim())
  const devices = useQuery(staffDevicesQuery)
  const after = pages.at(-1)
  const chosen = deskStoryStates.find((each) => each === state)
  const query = useQuery(
    deskStoriesQuery({
      order: 'newest',
      limit: pageSize,
      ...(chosen && { state: chosen }),
      ...(deviceId !== '' && { deviceId: Number(deviceId) }),
      ...(typed !== '' && { search: typed }),
      ...(after !== undefined && { after }),
    }),
  )

  /** Another question begins at its first page. */
  function ask(change: () => void) {
    change()
    setPages([undefined])
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
          {deskStoryStates.map((each) => (
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
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
      </search>
      <Loaded language={language} query={query}>
        {({ stories, next, counts }) => (
          <>
            <p className={desk.mono} role="status">
              {fill(words.found, {
                ...counts,
                count: counts.new + counts.published + counts.hidden + counts.deleted,
              })}
            </p>
            {stories.length === 0 ? (
              <Notice kind="empty">{words.none}</Notice>
            ) : (
              <ul className={desk.rows}>
                {stories.map((story) => (
                  <StoryRow
                    key={story.id}
                    story={story}
                    language={language}
                    isCurator={me?.role === 'curator'}
                    isOpen={open === story.id}
                    onOpen={(isOpen) => setOpen(isOpen ? story.id : null)}
                  />
                ))}
              </ul>
            )}
            <div className={desk.keys}>
              {pages.length > 1 && <Button onClick={() => setPages(pages.slice(0, -1))}>{words.back}</Button>}
              {next !== null && <Button onClick={() => setPages([...pages, next])}>{words.more}</Button>}
            </div>
          </>
        )}
      </Loaded>
      {me?.role === 'curator' && (
        <section className={desk.section}>
          <RemoveSamples language={language} />
        </section>
      )}
    </ViewFrame>
  )
}
