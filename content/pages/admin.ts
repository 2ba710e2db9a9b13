import type { Bilingual } from '../bilingual.ts'

const en = {
  kicker: 'For the people of the house',
  title: 'Administration',
  login: {
    lead: 'Log in to look after the exhibition.',
    name: 'Username',
    password: 'Password',
    missingName: 'Please enter your username.',
    missingPassword: 'Please enter your password.',
    key: 'Log in',
    again: 'Your session has ended. Log in again: everything you had begun is still there.',
  },
  logout: 'Log out',
  nav: 'Desk',
  waiting: '{count} to look at',
  roles: { curator: 'Curator', moderator: 'Moderator' },
  views: {
    start: 'Welcome',
    queue: 'New stories',
    stories: 'All stories',
    avatars: 'Avatars',
    playground: 'Playground',
    devices: 'Devices',
    screens: 'Screens',
    test: 'Self-test',
    contents: 'Contents',
    research: 'Research',
    house: 'House',
    record: 'Record',
  },
  pages: { next: 'Next page', back: 'Previous page' },
  loading: 'One moment …',
  tryAgain: 'Try again',
  failed: 'This could not be loaded.',
  notYours: 'This part of the desk is for curators.',
}

const de: typeof en = {
  kicker: 'Für die Leute vom Haus',
  title: 'Verwaltung',
  login: {
    lead: 'Melde dich an, um die Ausstellung zu betreuen.',
    name: 'Benutzername',
    password: 'Passwort',
    missingName: 'Bitte gib deinen Benutzernamen ein.',
    missingPassword: 'Bitte gib dein Passwort ein.',
    key: 'Anmelden',
    again:
      'Deine Sitzung ist zu Ende. Melde dich noch einmal an: Alles, was du begonnen hattest, ist noch da.',
  },
  logout: 'Abmelden',
  nav: 'Verwaltung',
  waiting: '{count} anzuschauen',
  roles: { curator: 'Kuratorium', moderator: 'Aufsicht' },
  views: {
    start: 'Willkommen',
    queue: 'Neue Geschichten',
    stories: 'Alle Geschichten',
    avatars: 'Avatare',
    playground: 'Spielplatz',
    devices: 'Geräte',
    screens: 'Bildschirme',
    test: 'Selbsttest',
    contents: 'Inhalte',
    research: 'Forschung',
    house: 'Haus',
    record: 'Protokoll',
  },
  pages: { next: 'Nächste Seite', back: 'Vorige Seite' },
  loading: 'Einen Moment …',
  tryAgain: 'Noch einmal versuchen',
  failed: 'Das konnte nicht geladen werden.',
  notYours: 'Dieser Teil ist für Kuratorinnen und Kuratoren.',
}

/** The frame of the admin pages: login, parts, what every part says. */
export const admin: Bilingual<typeof en> = { en, de }
