import type { Bilingual } from './bilingual.ts'

/**
 * What pages and toasts say of results. English is the catalogue of spec §8, to the letter; German is ours.
 * `{reason}` is filled with what the failure says of itself, in its own words.
 */
export const messages = {
  loginFailed: { en: 'Error when logging in', de: 'Die Anmeldung ist fehlgeschlagen.' },
  loggedOut: {
    en: 'You have been logged out. Please log in again.',
    de: 'Du wurdest abgemeldet. Bitte melde dich neu an.',
  },
  devicesFailed: { en: 'Failed to load devices.', de: 'Die Geräte konnten nicht geladen werden.' },
  deviceListFailed: {
    en: 'Failed to load device list.',
    de: 'Die Liste der Geräte konnte nicht geladen werden.',
  },
  storiesFailed: {
    en: 'Failed to load user stories.',
    de: 'Die Geschichten konnten nicht geladen werden.',
  },
  noDeviceStory: {
    en: 'No device story available.',
    de: 'Zu diesem Gerät gibt es noch keine Erzählung.',
  },
  deviceStoryFailed: {
    en: 'Failed to load device story.',
    de: 'Die Erzählung zum Gerät konnte nicht geladen werden.',
  },
  narrativeFailed: {
    en: 'Error creating device narrative: {reason}',
    de: 'Die Erzählung zum Gerät konnte nicht erstellt werden: {reason}',
  },
  visualsFailed: {
    en: 'Error creating user story visuals: {reason}',
    de: 'Die Bilder zu den Geschichten konnten nicht erstellt werden: {reason}',
  },
  /** Where the server gives no message of its own. */
  serverErrorOnText: {
    en: 'Server error while submitting text.',
    de: 'Der Server konnte den Text nicht annehmen.',
  },
  serverErrorOnAudio: {
    en: 'Server error while uploading audio.',
    de: 'Der Server konnte die Aufnahme nicht annehmen.',
  },
  textFailed: {
    en: 'Error submitting text: {reason}',
    de: 'Der Text konnte nicht gesendet werden: {reason}',
  },
  audioFailed: {
    en: 'Error uploading audio: {reason}',
    de: 'Die Aufnahme konnte nicht gesendet werden: {reason}',
  },
  shared: { en: 'Thanks for sharing your story!', de: 'Danke für deine Geschichte!' },
  microphoneFailed: {
    en: 'Cannot access microphone.',
    de: 'Kein Zugriff auf das Mikrofon.',
  },
  /** The limit is 4.5 MB; the sizes that are named are the spec's (ADMIN-06, SHARE-03, MEM-07). */
  tooLargeOnAdmin: {
    en: 'The audio file is over 5.6 MB. Please make a shorter recording.',
    de: 'Die Audiodatei ist grösser als 5.6 MB. Bitte eine kürzere Aufnahme machen.',
  },
  tooLargeOnShare: {
    en: 'The audio file is over 5 MB. Please make a shorter recording.',
    de: 'Die Audiodatei ist grösser als 5 MB. Bitte mach eine kürzere Aufnahme.',
  },
  /** Here the German is the spec's. */
  tooLargeOnMemory: {
    en: 'The audio file is over 5.6 MB. Please make a shorter recording.',
    de: 'Audiodatei grösser als 5.6 MB. Bitte kürzere Aufnahme erstellen.',
  },
  avatarFailed: { en: 'Error fetching avatar', de: 'Der Avatar konnte nicht geladen werden' },
  avatarsFailed: { en: 'Error fetching avatars', de: 'Die Avatare konnten nicht geladen werden' },
  avatarNotCreated: {
    en: 'Error creating avatar. Please try again.',
    de: 'Der Avatar konnte nicht erstellt werden. Bitte versuch es noch einmal.',
  },
  playgroundStorySent: {
    en: 'User story submitted successfully.',
    de: 'Die Geschichte ist angekommen.',
  },
  playgroundStoryFailed: {
    en: 'Failed to submit the story. Please try again.',
    de: 'Die Geschichte konnte nicht gesendet werden. Bitte versuch es noch einmal.',
  },
  floppyFailed: { en: 'Failed to eject floppy', de: 'Die Diskette kommt nicht heraus' },
  unknownError: { en: 'Unknown error occurred', de: 'Ein unbekannter Fehler ist aufgetreten' },
  /** Reasons, in a sentence (the client's `ApiError` by its code). */
  network: { en: 'The server cannot be reached.', de: 'Der Server ist nicht erreichbar.' },
  malformed: {
    en: 'The server gave an answer that cannot be read.',
    de: 'Die Antwort des Servers ist nicht lesbar.',
  },
} satisfies Record<string, Bilingual>

export type MessageKey = keyof typeof messages
