import type { Bilingual } from '../bilingual.ts'

const en = {
  title: 'Playground',
  lead: 'What was typed into the form of the playground. No page shows it; you can read it here and delete it.',
  found: 'Stories: {count}',
  none: 'Nobody has tried the form yet.',
  by: 'Story by {name}',
  number: 'No. {id}',
  delete: 'Delete',
  deleteAsk: 'Delete this story for good?',
  deleteText: 'The story by {name} is gone at once. This cannot be undone.',
  keep: 'Keep it',
  deleteYes: 'Delete for good',
}

const de: typeof en = {
  title: 'Spielplatz',
  lead: 'Was ins Formular auf dem Spielplatz getippt wurde. Keine Seite zeigt es; hier kannst du es lesen und löschen.',
  found: 'Geschichten: {count}',
  none: 'Noch hat niemand das Formular ausprobiert.',
  by: 'Geschichte von {name}',
  number: 'Nr. {id}',
  delete: 'Löschen',
  deleteAsk: 'Diese Geschichte endgültig löschen?',
  deleteText: 'Die Geschichte von {name} verschwindet sofort. Das lässt sich nicht rückgängig machen.',
  keep: 'Behalten',
  deleteYes: 'Endgültig löschen',
}

/** Stories of the playground for staff (ADMIN-08). */
export const adminPlayground: Bilingual<typeof en> = { en, de }
