import { useQuery } from '@tanstack/react-query'
import { adminPlayground } from '#content/pages/adminPlayground.ts'
import type { AdminPlaygroundStory } from '#contract/adminPlayground.ts'
import * as routes from '#contract/adminReviewRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { adminPlaygroundQuery } from '#api/queries/admin/playground.ts'
import { fill } from '#lib/text/fill.ts'
import { ConfirmDelete, Flags, ItemRow } from '../parts/ItemRow.tsx'
import shared from '../parts/parts.module.css'
import { Loaded, ViewFrame, type ViewProps } from '../parts/ViewFrame.tsx'
import { momentOf } from '../parts/moment.ts'
import { PagedList, usePages } from '../parts/PagedList.tsx'
import { useRenew, useStaffAction } from '../parts/useStaffAction.ts'
import { useLanguage, useWords } from '#state/language.ts'

const pageSize = 25

/** Stories of the playground's form, for staff alone (ADMIN-08). */
export function TestAreaView({ me }: ViewProps) {
  const words = useWords(adminPlayground)
  const pages = usePages()
  const query = useQuery(adminPlaygroundQuery({ limit: pageSize, ...pages.cursor }))
  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <Loaded query={query}>
        {({ stories, next, count }) => (
          <PagedList
            items={stories}
            found={fill(words.found, { count })}
            none={words.none}
            pages={pages}
            next={next}
          >
            {(story) => <StoryRow key={story.id} story={story} isCurator={me?.role === 'curator'} />}
          </PagedList>
        )}
      </Loaded>
    </ViewFrame>
  )
}

interface StoryRowProps {
  readonly story: AdminPlaygroundStory
  readonly isCurator: boolean
}

function StoryRow({ story, isCurator }: StoryRowProps) {
  const language = useLanguage()
  const words = useWords(adminPlayground)
  const { id, authorName, device, createdAt, text } = story
  const renew = useRenew()
  const removal = useStaffAction({
    act: () => adminCall(routes.deletePlaygroundStory, { params: { storyId: id } }),
    onDone: renew,
  })
  return (
    <ItemRow
      title={fill(words.by, { name: authorName })}
      facts={
        <>
          {fill(words.number, { id })} · <bdi>{device.name}</bdi> · {momentOf(createdAt, language)}
        </>
      }
    >
      <Flags story={story} />
      <p className={shared.text} dir="auto">
        {text}
      </p>
      {isCurator && (
        <div className={shared.keys}>
          <ConfirmDelete
            words={words}
            name={authorName}
            text={fill(words.deleteText, { name: authorName })}
            busy={removal.pending !== null}
            onConfirm={() => removal.run()}
          />
        </div>
      )}
    </ItemRow>
  )
}
