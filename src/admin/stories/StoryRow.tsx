import { adminStories } from '#content/pages/adminStories.ts'
import type { AdminStory } from '#contract/admin.ts'
import * as routes from '#contract/adminStoryRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { fill } from '#lib/text/fill.ts'
import { storyText } from '#lib/stories/storyTitle.ts'
import { Button } from '#ui/kit/Button.tsx'
import { StoryVoice } from '#ui/parts/StoryVoice.tsx'
import { Flags, ItemKey } from '../parts/ItemRow.tsx'
import { actionsOf, marginOf, titleOf } from '../parts/storyWords.ts'
import shared from '../parts/parts.module.css'
import { useRenew, useStaffAction } from '../parts/useStaffAction.ts'
import styles from './Stories.module.css'
import { StoryEditor } from './StoryEditor.tsx'
import { useLanguage, useWords } from '#state/language.ts'

interface StoryRowProps {
  readonly story: AdminStory
  readonly isCurator: boolean
  readonly isOpen: boolean
  readonly onOpen: (isOpen: boolean) => void
}

/** A story in the list, and its editor where it is open. */
export function StoryRow({ story, isCurator, isOpen, onOpen }: StoryRowProps) {
  const language = useLanguage()
  const words = useWords(adminStories)
  const title = titleOf(story, language)
  const text = storyText(story, language)
  const renew = useRenew()
  const target = { params: { storyId: story.id } }
  const action = useStaffAction({
    act: (what: 'publish' | 'hide' | 'delete' | 'undo') => {
      const { revision } = story
      if (what === 'delete') return adminCall(routes.deleteStory, { ...target, body: { revision } })
      if (what !== 'undo')
        return adminCall(routes.decideStory, { ...target, body: { revision, decision: what } })
      return adminCall(routes.undoDecision, { ...target, body: { decisionId: story.decision?.id ?? 0 } })
    },
    onDone: renew,
    // What stands now is what the next press is about.
    afterRefusal: renew,
  })
  const key = (what: 'publish' | 'hide' | 'delete' | 'undo', label: string) => (
    <ItemKey item={title} busy={action.pending?.[0] === what} onClick={() => action.run(what)}>
      {label}
    </ItemKey>
  )

  return (
    <li className={shared.row}>
      <div className={styles.head}>
        <div>
          <p className={styles.margin}>
            {marginOf(story, language).map((line) => (
              <bdi key={line}>{line}</bdi>
            ))}
          </p>
          <h2 className={styles.name} dir="auto">
            {title}
          </h2>
          {!isOpen && text && (
            <p className={styles.opening} lang={text.lang} dir="auto">
              {text.text}
            </p>
          )}
        </div>
        <Flags story={story} />
      </div>
      {actionsOf(story, language).map((line) => (
        <p key={line} className={shared.note}>
          {line}
        </p>
      ))}
      <div className={shared.keys}>
        {story.state !== 'published' && story.state !== 'deleted' && key('publish', words.queue.publish)}
        {(story.state === 'published' || story.state === 'new') && key('hide', words.queue.hide)}
        {isCurator && story.state !== 'deleted' && key('delete', words.queue.delete)}
        {story.decision && (isCurator || story.decision.to !== 'deleted') && key('undo', words.queue.undo)}
        {story.state !== 'deleted' && (
          <ItemKey item={title} look="quiet" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
            {isOpen ? words.list.close : isCurator ? words.list.edit : words.list.read}
          </ItemKey>
        )}
      </div>
      {isOpen && (
        <div className={styles.editor}>
          {story.voice && <StoryVoice voice={story.voice} label={fill(words.story.voice, { title })} />}
          <StoryEditor story={story} isCurator={isCurator} />
          {isCurator && <StoryPictures story={story} />}
        </div>
      )}
    </li>
  )
}

/** The picture of a story, another one for the asking, and the way back to the one before. */
function StoryPictures({ story }: { story: AdminStory }) {
  const words = useWords(adminStories).edit
  const renew = useRenew()
  const params = { storyId: story.id }
  const action = useStaffAction({
    act: (what: 'redraw' | 'back') =>
      adminCall(what === 'redraw' ? routes.redrawStory : routes.formerVisual, { params }),
    onDone: renew,
  })
  return (
    <div className={styles.pictures}>
      {story.visualUrl !== null && (
        <figure className={styles.picture}>
          <img src={story.visualUrl} alt="" loading="lazy" />
          <figcaption>{words.picture}</figcaption>
        </figure>
      )}
      {story.formerVisualUrl !== null && (
        <figure className={styles.picture}>
          <img src={story.formerVisualUrl} alt="" loading="lazy" />
          <figcaption>{words.pictureBefore}</figcaption>
        </figure>
      )}
      <div className={shared.keys}>
        <Button busy={action.pending?.[0] === 'redraw'} onClick={() => action.run('redraw')}>
          {words.redraw}
        </Button>
        {story.formerVisualUrl !== null && (
          <Button busy={action.pending?.[0] === 'back'} onClick={() => action.run('back')}>
            {words.backToPicture}
          </Button>
        )}
      </div>
    </div>
  )
}
