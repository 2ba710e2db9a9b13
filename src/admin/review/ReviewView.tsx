import { useId, useState } from 'react'
import { admin } from '#content/pages/admin.ts'
import { adminAvatars } from '#content/pages/adminAvatars.ts'
import { adminStories } from '#content/pages/adminStories.ts'
import type { AdminStory } from '#contract/admin.ts'
import { fill } from '#lib/text/fill.ts'
import { Button, ButtonLink } from '#ui/kit/Button.tsx'
import { CheckField, SelectField } from '#ui/kit/Field.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import { addressOfView } from '../views.ts'
import { ViewFrame, type ViewProps } from '../parts/ViewFrame.tsx'
import shared from '../parts/parts.module.css'
import styles from './Review.module.css'
import { QueueCard } from './QueueCard.tsx'
import { type LastAction, useQueue } from './useQueue.ts'
import { useLanguage, useWords } from '#state/language.ts'
import { useSettings } from '../parts/useStaffAction.ts'

/** As many as fit in one answer: they are decided faster than they come. */
const limit = 100
const unlooked = { looked: 'no', order: 'oldest', limit } as const
const newStories = { state: 'new', order: 'oldest', limit } as const

const filters = {
  unlooked: { asked: unlooked, isShown: () => true },
  new: { asked: newStories, isShown: () => true },
  flagged: { asked: unlooked, isShown: ({ flags }: AdminStory) => flags.length > 0 },
} as const
const filterNames = ['unlooked', 'new', 'flagged'] as const

/** The moderation queue (ADMIN-11): a guard on a phone between two school classes can do it. */
export function ReviewView({ me }: ViewProps) {
  const language = useLanguage()
  const words = useWords(adminStories).queue
  const [filter, setFilter] = useState<(typeof filterNames)[number]>('unlooked')
  const { asked, isShown } = filters[filter]
  const queue = useQueue(language, asked, isShown)
  const { list, story } = queue

  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <div className={styles.top}>
        <SelectField
          label={words.filter}
          value={filter}
          onChange={(event) =>
            setFilter(filterNames.find((name) => name === event.currentTarget.value) ?? 'unlooked')
          }
        >
          {filterNames.map((name) => (
            <option key={name} value={name}>
              {words.filters[name]}
            </option>
          ))}
        </SelectField>
        {story && (
          <div className={styles.walk}>
            <Button look="quiet" disabled={queue.place === 1} onClick={() => queue.go(-1)}>
              {words.previous}
            </Button>
            <p className={styles.place}>{fill(words.place, { at: queue.place, count: queue.count })}</p>
            <Button look="quiet" disabled={queue.place === queue.count} onClick={() => queue.go(1)}>
              {words.next}
            </Button>
          </div>
        )}
      </div>
      <p className={styles.said} role="status">
        {sentenceOf(queue.lastAction, words)}{' '}
        {queue.sending > 0 && fill(words.sending, { count: queue.sending })}
      </p>
      {list.isPending ? (
        <Notice kind="loading">{admin[language].loading}</Notice>
      ) : list.data === undefined ? (
        <Notice
          kind="failed"
          action={
            <Button busy={list.isFetching} onClick={() => void list.refetch()}>
              {admin[language].tryAgain}
            </Button>
          }
        >
          {admin[language].failed}
        </Notice>
      ) : story ? (
        <QueueCard
          story={story}
          canUndo={queue.canUndo}
          canDelete={me?.role === 'curator'}
          onAction={(action) => {
            if (action === 'undo') queue.undo()
            else if (action === 'next') queue.go(1)
            else if (action === 'previous') queue.go(-1)
            else queue.decide(action)
          }}
        />
      ) : (
        <Notice
          kind="empty"
          action={
            queue.canUndo && (
              // The story that had the focus is no longer shown.
              <Button autoFocus onClick={queue.undo}>
                {words.undo}
              </Button>
            )
          }
        >
          <p>{words.none[filter]}</p>
          <p>{words.noneNote}</p>
        </Notice>
      )}
      {me !== null && me.waiting.avatars > 0 && (
        <p>
          <ButtonLink href={addressOfView('avatars')}>
            {fill(adminAvatars[language].waiting, { count: me.waiting.avatars })}
          </ButtonLink>
        </p>
      )}
      <Help />
      {me?.role === 'curator' && <HoldSetting />}
    </ViewFrame>
  )
}

type Words = (typeof adminStories)['en']['queue']

function sentenceOf(lastAction: LastAction, words: Words): string {
  if (lastAction === null) return ''
  return fill(lastAction.what === 'undone' ? words.undone : words.decided[lastAction.what], {
    title: lastAction.title,
  })
}

const keyOrder = ['publish', 'hide', 'delete', 'undo', 'listen', 'next', 'previous'] as const

function Help() {
  const words = useWords(adminStories).queue
  const id = useId()
  return (
    <section className={styles.help} aria-labelledby={id}>
      <h2 id={id} className={styles.helpTitle}>
        {words.keysTitle}
      </h2>
      <dl className={styles.helpKeys}>
        {keyOrder.map((action) => (
          <div key={action} className={styles.helpKey}>
            <dt>
              <kbd>{words.keys[action]}</kbd>
            </dt>
            <dd>{words[action]}</dd>
          </div>
        ))}
      </dl>
      <p className={shared.note}>{words.keysNote}</p>
      <p className={shared.note}>{words.swipe}</p>
    </section>
  )
}

/** Whether new stories wait for staff (ADMIN-08). */
function HoldSetting() {
  const words = useWords(adminStories).queue
  const { settings, asked, isBusy, change } = useSettings()
  return (
    <CheckField
      label={words.hold}
      hint={words.holdHint}
      checked={asked?.holdNewStories ?? settings?.holdNewStories ?? false}
      disabled={settings === undefined || isBusy}
      onChange={(event) => change({ holdNewStories: event.currentTarget.checked })}
    />
  )
}
