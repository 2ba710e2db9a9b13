import type { Bilingual } from '../bilingual.ts'

const en = {
  kicker: 'Staff sign-in',
  title: 'Admin',
  login: {
    lead: 'Log in to manage the exhibition.',
    name: 'Username',
    password: 'Password',
    missingName: 'Please enter your username.',
    missingPassword: 'Please enter your password.',
    key: 'Log in',
    again: 'Your session has ended. Log in again; your unsaved work is still there.',
  },
  logout: 'Log out',
  nav: 'Admin',
  waiting: '{count} to review',
  roles: { curator: 'Curator', moderator: 'Moderator' },
  views: {
    home: 'Home',
    review: 'Review',
    stories: 'Stories',
    avatars: 'Avatars',
    devices: 'Devices',
    screens: 'Screens',
    'self-test': 'Self-test',
    texts: 'Texts',
    research: 'Research',
    activity: 'Activity',
    settings: 'Settings',
    'test-area': 'Test area',
  },
  conflict: {
    text: 'Your changes are still in the fields. Their version:',
    adoptTheirs: 'Use their version',
    saveMine: 'Overwrite with mine',
  },
  pages: { next: 'Next page', back: 'Previous page' },
  loading: 'Loading …',
  tryAgain: 'Try again',
  failed: 'This could not be loaded. Try again.',
  notYours: 'Only curators can open this page.',
}

const de: typeof en = {
  kicker: 'Anmeldung für Mitarbeitende',
  title: 'Verwaltung',
  login: {
    lead: 'Melde dich an, um die Ausstellung zu verwalten.',
    name: 'Benutzername',
    password: 'Passwort',
    missingName: 'Bitte gib deinen Benutzernamen ein.',
    missingPassword: 'Bitte gib dein Passwort ein.',
    key: 'Anmelden',
    again:
      'Deine Sitzung ist zu Ende. Melde dich noch einmal an; was du noch nicht gespeichert hast, ist noch da.',
  },
  logout: 'Abmelden',
  nav: 'Verwaltung',
  waiting: '{count} zu prüfen',
  roles: { curator: 'Kuration', moderator: 'Moderation' },
  views: {
    home: 'Start',
    review: 'Prüfung',
    stories: 'Geschichten',
    avatars: 'Avatare',
    devices: 'Geräte',
    screens: 'Bildschirme',
    'self-test': 'Selbsttest',
    texts: 'Texte',
    research: 'Forschung',
    activity: 'Aktivitäten',
    settings: 'Einstellungen',
    'test-area': 'Testbereich',
  },
  conflict: {
    text: 'Deine Änderungen stehen noch in den Feldern. Die andere Fassung:',
    adoptTheirs: 'Andere Fassung übernehmen',
    saveMine: 'Mit meiner überschreiben',
  },
  pages: { next: 'Nächste Seite', back: 'Vorige Seite' },
  loading: 'Wird geladen …',
  tryAgain: 'Noch einmal versuchen',
  failed: 'Das konnte nicht geladen werden. Versuch es noch einmal.',
  notYours: 'Diese Seite ist nur für die Kuration.',
}

/** The frame of the admin pages: login, parts, what every part says. */
export const admin: Bilingual<typeof en> = { en, de }
