import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminAvatars } from '#content/pages/adminAvatars.ts'
import { adminAvatarsQuery } from '#api/queries/admin/avatars.ts'
import type { AdminAvatars } from '#contract/adminAvatars.ts'
import { fill } from '#lib/fill.ts'
import { Button } from '#ui/kit/Button.tsx'
import { SelectField } from '#ui/kit/Field.tsx'
import { Notice } from '#ui/kit/Notice.tsx'
import desk from '../shared/desk.module.css'
import { Loaded } from '../shared/Loaded.tsx'
import { useListFocus } from '../shared/useListFocus.ts'
import { ViewFrame } from '../shared/ViewFrame.tsx'
import type { ViewProps } from '../shared/viewProps.ts'
import { AvatarRow } from './AvatarRow.tsx'

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
export function AvatarsView({ language, me }: ViewProps) {
  const words = adminAvatars[language]
  const [filter, setFilter] = useState<(typeof filterNames)[number]>('unreviewed')
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined])
  const after = pages.at(-1)
  const query = useQuery(
    adminAvatarsQuery({ ...filters[filter], limit: pageSize, ...(after !== undefined && { after }) }),
  )

  return (
    <ViewFrame title={words.title} lead={words.lead}>
      <SelectField
        label={words.show}
        value={filter}
        onChange={({ currentTarget: { value } }) => {
          setFilter(filterNames.find((name) => name === value) ?? 'unreviewed')
          setPages([undefined])
        }}
      >
        {filterNames.map((name) => (
          <option key={name} value={name}>
            {words.filters[name]}
          </option>
        ))}
      </SelectField>
      <Loaded language={language} query={query}>
        {({ avatars, next, counts, unreviewed }) => (
          <>
            <p className={desk.mono} role="status">
              {fill(words.found, { ...counts, unreviewed })}
            </p>
            {avatars.length === 0 ? (
              <Notice kind="empty">{filter === 'unreviewed' ? words.noneUnreviewed : words.none}</Notice>
            ) : (
              <AvatarList avatars={avatars} language={language} isCurator={me?.role === 'curator'} />
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

interface AvatarListProps {
  readonly avatars: AdminAvatars['avatars']
  readonly language: ViewProps['language']
  readonly isCurator: boolean
}

function AvatarList({ avatars, language, isCurator }: AvatarListProps) {
  const focus = useListFocus(avatars.map(({ id }) => id))
  return (
    <ul className={desk.rows} {...focus}>
      {avatars.map((avatar) => (
        <AvatarRow key={avatar.id} avatar={avatar} language={language} isCurator={isCurator} />
      ))}
    </ul>
  )
}
