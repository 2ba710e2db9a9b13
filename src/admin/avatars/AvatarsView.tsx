import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { adminAvatars } from '#content/pages/adminAvatars.ts'
import { adminAvatarsQuery } from '#api/queries/admin/avatars.ts'
import { fill } from '#lib/text/fill.ts'
import { SelectField } from '#ui/kit/Field.tsx'
import { Loaded } from '../parts/Loaded.tsx'
import { PagedList } from '../parts/PagedList.tsx'
import { usePages } from '../parts/usePages.ts'
import { ViewFrame } from '../parts/ViewFrame.tsx'
import type { ViewProps } from '../parts/viewProps.ts'
import { AvatarRow } from './AvatarRow.tsx'
import { useLanguage } from '#state/language.ts'

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
  const language = useLanguage()
  const words = adminAvatars[language]
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
