import { VisitorsContent } from './content.ts'
import type { Route } from './route.ts'

/* The call that visitors' pages make for what staff have edited, apart from the admin pages' own. */

export const content = {
  method: 'GET',
  path: '/api/content',
  access: 'anyone',
  summary: 'What staff have put in place of words and numbers of the exhibition',
  answer: VisitorsContent,
} as const satisfies Route
