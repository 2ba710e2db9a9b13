import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminPlayground } from '#content/pages/adminPlayground.ts'
import type { AdminPlaygroundStory } from '#contract/adminPlayground.ts'
import * as routes from '#contract/adminRoutes.ts'
import { deskCall } from '#api/deskCall.ts'
import { adminPlaygroundQuery } from '#api/queries/admin/playground.ts'
import { fill } from '#lib/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { ConfirmDelete } from '../shared/ConfirmDelete.tsx'
import desk from '../shared/desk.module.css'
import { Flags } from '../shared/Flags.tsx'
import { Loaded } from '../shared/Loaded.tsx'
import { momentOf } from '../shared/moment.ts'
import { useStaffAction } from '../shared/useStaffAction.ts'
import { useListFocus } from '../shared/useListFocus.ts'
import { useRenew } from '../shared/useRenew.ts'
import { ViewFrame } from '../shared/ViewFrame.tsx'
import type { ViewProps } from '../shared/viewProps.ts'
import styles from './Playground.module.css'

const pageSize = 25

/** The stories of the playground's form, which nobody but staff reads (ADMIN-08). */
export function PlaygroundView({ language, me }: ViewProps) {
  const words = adminPlayground[language]
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined])
  const after = pages.at(-1)
  const query = useQuery(adminPlaygroundQuery({ limit: pageSize, ...(after !== undefined && { after }) }))
  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <Loaded language={language} query={query}>
        {({ stories, next, count }) => (
          <>
            <p className={desk.mono} role="status">
              {fill(words.found, { count })}
            </p>
            {stories.length === 0 ? (
              <Notice kind="empty">{words.none}</Notice>
            ) : (
              <StoryList stories={stories} language={language} isCurator={me?.role === 'curator'} />
            )}
            <div className={desk.keys}>
              {pages.length > 1 && <Button onClick={() => setPages(pages.slice(0, -1))}>{words.back}</Button>}
              {next !== null && <Button onClick={() => setPages([...pages, next])}>{words.next}</Button>}
            </div>
          </>
        )}
      </Loaded>
    </ViewFrame>
  )
}

interface ListProps {
  readonly language: ViewProps['language']
  readonly isCurator: boolean
}

function StoryList({ stories, ...rest }: ListProps & { stories: readonly AdminPlaygroundStory[] }) {
  const focus = useListFocus(stories.map(({ id }) => id))
  return (
    <ul className={desk.rows} {...focus}>
      {stories.map((story) => (
        <StoryRow key={story.id} story={story} {...rest} />
      ))}
    </ul>
  )
}

function StoryRow({ story, language, isCurator }: ListProps & { story: AdminPlaygroundStory }) {
  const words = adminPlayground[language]
  const { id, authorName, device, createdAt, text } = story
  const renew = useRenew()
  const removal = useStaffAction({
    language,
    act: () => deskCall(routes.deletePlaygroundStory, { params: { storyId: id } }),
    onDone: renew,
  })
  return (
    <li className={desk.row}>
      <p className={desk.mono}>
        {fill(words.number, { id })} · {device.name} · {momentOf(createdAt, language)}
      </p>
      <h2 className={desk.name} tabIndex={-1}>
        <bdi>{fill(words.by, { name: authorName })}</bdi>
      </h2>
      <Flags story={story} language={language} />
      <p className={styles.text} dir="auto">
        {text}
      </p>
      {isCurator && (
        <div className={desk.keys}>
          <ConfirmDelete
            words={words}
            name={authorName}
            text={fill(words.deleteText, { name: authorName })}
            busy={removal.pending !== null}
            onConfirm={() => removal.run()}
          />
        </div>
      )}
    </li>
  )
}
