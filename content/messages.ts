import type { Bilingual } from './bilingual.ts'

/*
 * What pages and toasts say of results. English is the catalogue of spec §8, to the letter; German is ours.
 * `{reason}` is filled with what the failure says of itself, in its own words.
 * One export each, so that a page carries only what it says: `import * as messages`.
 */

export const deviceListFailed: Bilingual = {
  en: 'Failed to load device list.',
  de: 'Die Liste der Geräte konnte nicht geladen werden.',
}

export const storiesFailed: Bilingual = {
  en: 'Failed to load user stories.',
  de: 'Die Geschichten konnten nicht geladen werden.',
}

export const noDeviceStory: Bilingual = {
  en: 'No device story available.',
  de: 'Zu diesem Gerät gibt es noch keine Erzählung.',
}

export const deviceStoryFailed: Bilingual = {
  en: 'Failed to load device story.',
  de: 'Die Erzählung zum Gerät konnte nicht geladen werden.',
}

/** Where the server gives no message of its own. */
export const serverErrorOnText: Bilingual = {
  en: 'Server error while submitting text.',
  de: 'Der Server konnte den Text nicht annehmen.',
}

export const serverErrorOnAudio: Bilingual = {
  en: 'Server error while uploading audio.',
  de: 'Der Server konnte die Aufnahme nicht annehmen.',
}

export const textFailed: Bilingual = {
  en: 'Error submitting text: {reason}',
  de: 'Der Text konnte nicht gesendet werden: {reason}',
}

export const audioFailed: Bilingual = {
  en: 'Error uploading audio: {reason}',
  de: 'Die Aufnahme konnte nicht gesendet werden: {reason}',
}

export const shared: Bilingual = { en: 'Thanks for sharing your story!', de: 'Danke für deine Geschichte!' }

export const microphoneFailed: Bilingual = {
  en: 'Cannot access microphone.',
  de: 'Kein Zugriff auf das Mikrofon.',
}

/** The limit is 4.5 MB; the sizes that are named are the spec's (ADMIN-06, SHARE-03, MEM-07). */
export const tooLargeOnShare: Bilingual = {
  en: 'The audio file is over 5 MB. Please make a shorter recording.',
  de: 'Die Audiodatei ist grösser als 5 MB. Bitte mach eine kürzere Aufnahme.',
}

/** Here the German is the spec's. */
export const tooLargeOnMemory: Bilingual = {
  en: 'The audio file is over 5.6 MB. Please make a shorter recording.',
  de: 'Audiodatei grösser als 5.6 MB. Bitte kürzere Aufnahme erstellen.',
}

export const avatarFailed: Bilingual = {
  en: 'Error fetching avatar',
  de: 'Der Avatar konnte nicht geladen werden',
}

export const avatarsFailed: Bilingual = {
  en: 'Error fetching avatars',
  de: 'Die Avatare konnten nicht geladen werden',
}

export const avatarNotCreated: Bilingual = {
  en: 'Error creating avatar. Please try again.',
  de: 'Der Avatar konnte nicht erstellt werden. Bitte versuch es noch einmal.',
}

export const playgroundStorySent: Bilingual = {
  en: 'User story submitted successfully.',
  de: 'Die Geschichte ist angekommen.',
}

export const playgroundStoryFailed: Bilingual = {
  en: 'Failed to submit the story. Please try again.',
  de: 'Die Geschichte konnte nicht gesendet werden. Bitte versuch es noch einmal.',
}

export const floppyFailed: Bilingual = { en: 'Failed to eject floppy', de: 'Die Diskette kommt nicht heraus' }

export const unknownError: Bilingual = {
  en: 'Unknown error occurred',
  de: 'Ein unbekannter Fehler ist aufgetreten',
}

export const tryAgain: Bilingual = { en: 'Try again', de: 'Noch einmal versuchen' }

/** Reasons, in a sentence (the client's `ApiError` by its code). */
export const network: Bilingual = {
  en: 'The server cannot be reached.',
  de: 'Der Server ist nicht erreichbar.',
}

export const malformed: Bilingual = {
  en: 'The server gave an answer that cannot be read.',
  de: 'Die Antwort des Servers ist nicht lesbar.',
}
