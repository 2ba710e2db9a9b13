import { adminStories } from '#content/pages/adminStories.ts'
import type { AdminStory } from '#contract/admin.ts'
import * as routes from '#contract/adminStoryRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { Button } from '#ui/kit/Button.tsx'
import { useStaffAction } from '../parts/useStaffAction.ts'
import { useRenew } from '../parts/useRenew.ts'
import shared from '../parts/parts.module.css'
import styles from './Stories.module.css'
import { useLanguage } from '#state/language.ts'

/** The picture of a story, another one for the asking, and the way back to the one before. */
export function StoryPictures({ story }: { story: AdminStory }) {
  const language = useLanguage()
  const words = adminStories[language].edit
  const renew = useRenew()
  const params = { storyId: story.id }
  const action = useStaffAction({
    language,
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
