import type { Bilingual } from '../bilingual.ts'

const en = {
  title: 'Avatars',
  lead: 'The portraits that visitors had made. A hidden one leaves the wall, its page, its picture and the preview of its link; a deleted one is gone for good.',
  show: 'Show',
  filters: {
    unreviewed: 'Nobody has looked at them',
    all: 'All',
    new: 'Held back',
    published: 'Published',
    hidden: 'Hidden',
  },
  found: 'To look at: {unreviewed}. Published: {published}, held back: {new}, hidden: {hidden}.',
  none: 'There is no such avatar.',
  noneUnreviewed: 'Nothing waits. Every avatar has been looked at.',
  number: 'No. {id}',
  answers: 'The six answers',
  decided: { published: 'Published by {by}, {at}', hidden: 'Hidden by {by}, {at}' },
  publish: 'Publish',
  looked: 'Leave it published',
  hide: 'Hide',
  delete: 'Delete',
  deleteAsk: 'Delete this avatar for good?',
  deleteText:
    'The portrait of {name}, its answers and its page are gone at once. This cannot be undone; hiding can.',
  keep: 'Keep it',
  deleteYes: 'Delete for good',
  waiting: 'Avatars to look at: {count}',
}

const de: typeof en = {
  title: 'Avatare',
  lead: 'Die Porträts, die sich Besucherinnen und Besucher machen liessen. Ein verborgenes verschwindet von der Wand, mit seiner Seite, seinem Bild und der Vorschau seines Links; ein gelöschtes ist endgültig weg.',
  show: 'Zeigen',
  filters: {
    unreviewed: 'Noch nicht angeschaut',
    all: 'Alle',
    new: 'Zurückgehalten',
    published: 'Veröffentlicht',
    hidden: 'Verborgen',
  },
  found:
    'Anzuschauen: {unreviewed}. Veröffentlicht: {published}, zurückgehalten: {new}, verborgen: {hidden}.',
  none: 'Einen solchen Avatar gibt es nicht.',
  noneUnreviewed: 'Nichts wartet. Jeder Avatar wurde angeschaut.',
  number: 'Nr. {id}',
  answers: 'Die sechs Antworten',
  decided: { published: 'Veröffentlicht von {by}, {at}', hidden: 'Verborgen von {by}, {at}' },
  publish: 'Veröffentlichen',
  looked: 'Veröffentlicht lassen',
  hide: 'Verbergen',
  delete: 'Löschen',
  deleteAsk: 'Diesen Avatar endgültig löschen?',
  deleteText:
    'Das Porträt von {name}, die Antworten und die Seite verschwinden sofort. Das lässt sich nicht rückgängig machen; Verbergen schon.',
  keep: 'Behalten',
  deleteYes: 'Endgültig löschen',
  waiting: 'Avatare anzuschauen: {count}',
}

/** Moderation of avatars (ADMIN-08, ADMIN-11). */
export const adminAvatars: Bilingual<typeof en> = { en, de }
