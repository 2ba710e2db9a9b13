import type { Bilingual } from './bilingual.ts'

/*
 * What the admin pages say of results, as messages.ts: English is the catalogue of spec §8, to the letter. Apart, so that
 * no page of visitors carries it.
 */

export const loginFailed: Bilingual = { en: 'Error when logging in', de: 'Die Anmeldung ist fehlgeschlagen.' }

export const loggedOut: Bilingual = {
  en: 'You have been logged out. Please log in again.',
  de: 'Du wurdest abgemeldet. Bitte melde dich neu an.',
}

export const devicesFailed: Bilingual = {
  en: 'Failed to load devices.',
  de: 'Die Geräte konnten nicht geladen werden.',
}

export const narrativeFailed: Bilingual = {
  en: 'Error creating device narrative: {reason}',
  de: 'Die Erzählung zum Gerät konnte nicht erstellt werden: {reason}',
}

export const visualsFailed: Bilingual = {
  en: 'Error creating user story visuals: {reason}',
  de: 'Die Bilder zu den Geschichten konnten nicht erstellt werden: {reason}',
}

/** The limit is 4.5 MB; the size that is named is the spec's (ADMIN-06). */
export const tooLargeOnAdmin: Bilingual = {
  en: 'The audio file is over 5.6 MB. Please make a shorter recording.',
  de: 'Die Audiodatei ist grösser als 5.6 MB. Bitte eine kürzere Aufnahme machen.',
}
