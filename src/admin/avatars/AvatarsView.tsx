import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminAvatars } from '#content/pages/adminAvatars.ts'
import { adminAvatarsQuery } from '#api/queries/admin/avatars.ts'
import { fill } from '#lib/text/fill.ts'
import { SelectField } from '#ui/kit/Field.tsx'
import { Loaded, ViewFrame, type ViewProps } from '../parts/ViewFrame.tsx'
import { PagedList, usePages } from '../parts/PagedList.tsx'
import { useLanguage, useWords } from '#state/language.ts'
import { avatarForm } from '#content/exhibits/avatars/avatarForm.ts'
import type { AdminAvatar } from '#contract/adminAvatars.ts'
import * as routes from '#contract/adminReviewRoutes.ts'
import { adminCall } from '#api/adminCall.ts'
import { Portrait } from '#ui/parts/avatars/Portrait.tsx'
import { ConfirmDelete, Flags, ItemHead, ItemKey } from '../parts/ItemRow.tsx'
import shared from '../parts/parts.module.css'
import { momentOf } from '../parts/moment.ts'
import { useRenew, useStaffAction } from '../parts/useStaffAction.ts'
import styles from './Avatars.module.css'

const pageSize = 25

const filters = {
  unreviewed: { reviewed: 'no' },
  all: {},
  new: { state: 'new' },
  published: { state: 'published' },
  hidden: { state: 'hidden' },
} as const
const filterNames = ['unreviewed', 'all', 'new', 'published', 'hidden'] as const

/** Every avatar: looked at, taken off the wall, brought back, deleted (ADMIN-08, ADMIN-11). */
export function AvatarsView({ me }: ViewProps) {
  const words = useWords(adminAvatars)
  const [filter, setFilter] = useState<(typeof filterNames)[number]>('unreviewed')
  const pages = usePages()
  const query = useQuery(adminAvatarsQuery({ ...filters[filter], limit: pageSize, ...pages.cursor }))

  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <SelectField
        label={words.show}
        value={filter}
        onChange={({ currentTarget: { value } }) => {
          setFilter(filterNames.find((name) => name === value) ?? 'unreviewed')
          pages.reset()
        }}
      >
        {filterNames.map((name) => (
          <option key={name} value={name}>
            {words.filters[name]}
          </option>
        ))}
      </SelectField>
      <Loaded query={query}>
        {({ avatars, next, counts, unreviewed }) => (
          <PagedList
            items={avatars}
            found={fill(words.found, { ...counts, unreviewed })}
            none={filter === 'unreviewed' ? words.noneUnreviewed : words.none}
            pages={pages}
            next={next}
          >
            {(avatar) => <AvatarRow key={avatar.id} avatar={avatar} isCurator={me?.role === 'curator'} />}
          </PagedList>
        )}
      </Loaded>
    </ViewFrame>
  )
}

interface AvatarRowProps {
  readonly avatar: AdminAvatar
  readonly isCurator: boolean
}

const answered = ['retroEra', 'favoriteDevice', 'favoriteFeatures', 'favoriteStorage', 'skills'] as const

/** An avatar with all that one needs to decide: its picture, what was answered, its flags. */
function AvatarRow({ avatar, isCurator }: AvatarRowProps) {
  const language = useLanguage()
  const words = useWords(adminAvatars)
  const { id, name, state, decision } = avatar
  const renew = useRenew()
  const action = useStaffAction({
    act: (what: 'publish' | 'hide' | 'delete') =>
      what === 'delete'
        ? adminCall(routes.deleteAvatar, { params: { avatarId: id } })
        : adminCall(routes.decideAvatar, { params: { avatarId: id }, body: { decision: what } }),
    onDone: renew,
  })
  const key = (what: 'publish' | 'hide', label: string) => (
    <ItemKey item={name} busy={action.pending?.[0] === what} onClick={() => action.run(what)}>
      {label}
    </ItemKey>
  )

  return (
    <li className={`${shared.row} ${styles.row}`}>
      <div className={styles.picture}>
        <Portrait avatar={avatar} loading="lazy" />
      </div>
      <div className={styles.words}>
        <ItemHead
          title={name}
          facts={
            <>
              {fill(words.number, { id })} · {momentOf(avatar.createdAt, language)}
            </>
          }
        />
        <Flags story={avatar} />
        <p className={shared.text} lang={avatar.descriptions ? language : 'de'}>
          {avatar.descriptions?.[language] ?? avatar.description}
        </p>
        <dl className={styles.answers} aria-label={words.answers}>
          {answered.map((field) => (
            <div key={field}>
              <dt>{avatarForm[language].questions[field].short}</dt>
              <dd dir="auto">{avatar.answers[field]}</dd>
            </div>
          ))}
        </dl>
        {decision && state !== 'new' && (
          <p className={shared.note}>
            {fill(words.decided[state], { by: decision.by, at: momentOf(decision.at, language) })}
          </p>
        )}
        <div className={shared.keys}>
          {state !== 'published' && key('publish', words.publish)}
          {state === 'published' && decision === null && key('publish', words.looked)}
          {state !== 'hidden' && key('hide', words.hide)}
          {isCurator && (
            <ConfirmDelete
              words={words}
              name={name}
              text={fill(words.deleteText, { name })}
              busy={action.pending?.[0] === 'delete'}
              onConfirm={() => action.run('delete')}
            />
          )}
        </div>
      </div>
    </li>
  )
}
