import type { Bilingual } from '../bilingual.ts'

const en = {
  title: 'Welcome',
  titleNamed: 'Welcome, {name}',
  device: 'Device',
  chooseDevice: 'Choose a device',
  make: {
    heading: 'Have it made',
    lead: 'The storyteller works from the facts of a device and from what visitors have told of it.',
    narrative: 'Generate device narrative',
    visuals: 'Generate user story visuals',
    chooseFirst: 'Choose a device to begin.',
    forCurators: 'Only curators have things made.',
  },
  behalf: {
    heading: 'Leave a story for the exhibition',
    lead: 'On behalf of somebody who told it to you, about the device chosen above.',
    year: 'Year of birth',
    chooseYear: 'Choose a year',
    yearHint: 'Of the person whose story it is: 1931 to last year.',
    yearWrong: 'This year cannot be used. Please choose one from 1931 to last year.',
    told: 'Told in',
    toldIn: { de: 'German', en: 'English' },
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
  device: 'Gerät',
  chooseDevice: 'Gerät wählen',
  make: {
    heading: 'Erzählen und zeichnen lassen',
    lead: 'Die Erzählstimme stützt sich auf die Fakten zu einem Gerät und auf das, was Besucherinnen und Besucher davon erzählt haben.',
    narrative: 'Erzählung zum Gerät erstellen',
    visuals: 'Bilder zu den Geschichten erstellen',
    chooseFirst: 'Wähl zuerst ein Gerät.',
    forCurators: 'Nur das Kuratorium lässt etwas machen.',
  },
  behalf: {
    heading: 'Eine Geschichte für die Ausstellung eintragen',
    lead: 'Im Namen von jemandem, der sie dir erzählt hat, über das oben gewählte Gerät.',
    year: 'Jahrgang',
    chooseYear: 'Jahr wählen',
    yearHint: 'Der Person, deren Geschichte es ist: 1931 bis zum letzten Jahr.',
    yearWrong: 'Dieser Jahrgang geht nicht. Bitte wähl einen von 1931 bis zum letzten Jahr.',
    told: 'Erzählt auf',
    toldIn: { de: 'Deutsch', en: 'Englisch' },
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
