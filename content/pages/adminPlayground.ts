import type { Bilingual } from '../bilingual.ts'

const en = {
  title: 'Test area',
  lead: 'Stories typed into the test form. No page shows them; read and delete them here.',
  found: 'Stories: {count}',
  none: 'No stories yet.',
  by: 'Story by {name}',
  number: 'No. {id}',
  delete: 'Delete',
  deleteAsk: 'Permanently delete this story?',
  deleteText: 'The story by {name} is deleted at once. This cannot be undone.',
  keep: 'Cancel',
  deleteYes: 'Delete permanently',
}

const de: typeof en = {
  title: 'Testbereich',
  lead: 'Geschichten aus dem Testformular. Keine Seite zeigt sie; hier kannst du sie lesen und löschen.',
  found: 'Geschichten: {count}',
  none: 'Noch keine Geschichten.',
  by: 'Geschichte von {name}',
  number: 'Nr. {id}',
  delete: 'Löschen',
  deleteAsk: 'Diese Geschichte endgültig löschen?',
  deleteText: 'Die Geschichte von {name} wird sofort gelöscht. Das lässt sich nicht rückgängig machen.',
  keep: 'Abbrechen',
  deleteYes: 'Endgültig löschen',
}

/** Stories of the playground for staff (ADMIN-08). */
export const adminPlayground: Bilingual<typeof en> = { en, de }
