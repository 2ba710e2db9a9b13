import type { Bilingual } from '../bilingual.ts'

const en = {
  title: 'Welcome',
  titleNamed: 'Welcome, {name}',
  review: {
    on: 'New stories wait for review before they appear.',
    off: 'New stories appear at once, without review, unless they are flagged.',
    change: 'Change in Review',
  },
  device: 'Device',
  chooseDevice: 'Choose a device',
  make: {
    heading: 'Generate narrations and pictures',
    lead: 'Made from the facts about a device and its published stories.',
    narrative: 'Generate narration',
    visuals: 'Generate pictures',
    chooseFirst: 'Choose a device first.',
    forCurators: 'Only curators can generate.',
  },
  behalf: {
    heading: 'Add a story',
    lead: 'On behalf of someone who told it to you, about the device chosen above.',
    year: 'Year of birth',
    chooseYear: 'Choose a year',
    yearHint: 'Year of the person whose story it is, from 1931 to last year.',
    yearWrong: 'Choose a year from 1931 to last year.',
    originalLanguage: 'Language of the story',
    storyLanguages: { de: 'German', en: 'English' },
    write: 'Write text',
    record: 'Record audio',
    uploadText: 'Upload Text',
    uploadAudio: 'Upload Audio',
    missingDevice: 'Choose a device above to send it.',
    missingYear: 'Choose a year of birth above to send it.',
    text: { label: 'The story', placeholder: 'They remember …', left: '{count} characters left' },
  },
}

const de: typeof en = {
  title: 'Willkommen',
  titleNamed: 'Willkommen, {name}',
  review: {
    on: 'Neue Geschichten warten auf Prüfung, bevor sie erscheinen.',
    off: 'Neue Geschichten erscheinen sofort, ohne Prüfung, ausser sie sind markiert.',
    change: 'In «Prüfung» ändern',
  },
  device: 'Gerät',
  chooseDevice: 'Gerät wählen',
  make: {
    heading: 'Erzählungen und Bilder erstellen',
    lead: 'Grundlage sind die Fakten zu einem Gerät und seine veröffentlichten Geschichten.',
    narrative: 'Erzählung erstellen',
    visuals: 'Bilder erstellen',
    chooseFirst: 'Wähl zuerst ein Gerät.',
    forCurators: 'Nur die Kuration kann erstellen.',
  },
  behalf: {
    heading: 'Geschichte erfassen',
    lead: 'Für eine Person, die sie dir erzählt hat, über das oben gewählte Gerät.',
    year: 'Jahrgang',
    chooseYear: 'Jahr wählen',
    yearHint: 'Jahr der Person, deren Geschichte es ist, von 1931 bis zum letzten Jahr.',
    yearWrong: 'Wähl ein Jahr von 1931 bis zum letzten Jahr.',
    originalLanguage: 'Sprache der Geschichte',
    storyLanguages: { de: 'Deutsch', en: 'Englisch' },
    write: 'Text schreiben',
    record: 'Ton aufnehmen',
    uploadText: 'Text hochladen',
    uploadAudio: 'Aufnahme hochladen',
    missingDevice: 'Wähl oben ein Gerät, um sie zu senden.',
    missingYear: 'Wähl oben einen Jahrgang, um sie zu senden.',
    text: { label: 'Die Geschichte', placeholder: 'Sie erinnert sich …', left: 'Noch {count} Zeichen' },
  },
}

/** The admin pages' first view: generating, and contributing on behalf of somebody (ADMIN-03 to ADMIN-07). */
export const adminWelcome: Bilingual<typeof en> = { en, de }
