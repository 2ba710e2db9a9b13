import type { Bilingual } from '../bilingual.ts'

const en = {
  title: 'Avatars',
  lead: 'Portraits that visitors have created. Hiding removes one from the wall and closes its page and link; deleting is permanent.',
  show: 'Show',
  filters: {
    unreviewed: 'Not yet reviewed',
    all: 'All',
    new: 'Awaiting review',
    published: 'Published',
    hidden: 'Hidden',
  },
  found: 'Not yet reviewed: {unreviewed}. Published: {published}, awaiting review: {new}, hidden: {hidden}.',
  none: 'No avatars match.',
  noneUnreviewed: 'All avatars are reviewed.',
  number: 'No. {id}',
  answers: 'The six answers',
  decided: { published: 'Published by {by}, {at}', hidden: 'Hidden by {by}, {at}' },
  publish: 'Publish',
  looked: 'Keep published',
  hide: 'Hide',
  delete: 'Delete',
  deleteAsk: 'Permanently delete this avatar?',
  deleteText:
    'The portrait of {name}, its answers and its page are deleted at once. This cannot be undone; hiding can.',
  keep: 'Cancel',
  deleteYes: 'Delete permanently',
  waiting: 'Avatars to review: {count}',
}

const de: typeof en = {
  title: 'Avatare',
  lead: 'Porträts, die Besuchende erstellt haben. Ausblenden nimmt eines von der Wand und schliesst seine Seite und seinen Link; Löschen ist endgültig.',
  show: 'Anzeigen',
  filters: {
    unreviewed: 'Noch nicht geprüft',
    all: 'Alle',
    new: 'Wartet auf Prüfung',
    published: 'Veröffentlicht',
    hidden: 'Ausgeblendet',
  },
  found:
    'Noch nicht geprüft: {unreviewed}. Veröffentlicht: {published}, wartet auf Prüfung: {new}, ausgeblendet: {hidden}.',
  none: 'Keine Avatare gefunden.',
  noneUnreviewed: 'Alle Avatare sind geprüft.',
  number: 'Nr. {id}',
  answers: 'Die sechs Antworten',
  decided: { published: 'Veröffentlicht von {by}, {at}', hidden: 'Ausgeblendet von {by}, {at}' },
  publish: 'Veröffentlichen',
  looked: 'Veröffentlicht lassen',
  hide: 'Ausblenden',
  delete: 'Löschen',
  deleteAsk: 'Diesen Avatar endgültig löschen?',
  deleteText:
    'Das Porträt von {name}, die Antworten und die Seite werden sofort gelöscht. Das lässt sich nicht rückgängig machen; Ausblenden schon.',
  keep: 'Abbrechen',
  deleteYes: 'Endgültig löschen',
  waiting: 'Avatare zu prüfen: {count}',
}

/** Moderation of avatars (ADMIN-08, ADMIN-11). */
export const adminAvatars: Bilingual<typeof en> = { en, de }
