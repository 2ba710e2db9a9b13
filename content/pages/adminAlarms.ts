import type { AlarmKind } from '#contract/alarms.ts'
import type { Language } from '#contract/common.ts'
import type { Bilingual } from '../bilingual.ts'

const en = {
  heading: 'Alarms',
  none: 'No alarm is open.',
  kinds: {
    kioskSilent: 'No sign of life',
    selfTestFailed: 'Self-test failed',
    backupMissing: 'Last night’s backup is missing',
    diskFull: 'Less than a tenth of the disk is free',
    reviewWaits: 'Stories have waited for review for more than two days',
    narrationFailed: 'A narrative could not be made',
    wordsFail: 'Stories wait for their transcript or translation, and none has succeeded for a day',
    logHeld:
      'Deleted words are still on the disk: another program (a backup tool, a database viewer) keeps the database open. Close it',
  },
  failing: {
    mail: 'Alarms are not told by mail since {since}. The last try failed at {at}:',
    webhook: 'Alarms are not told by webhook since {since}. The last try failed at {at}:',
  },
  since: 'since {since}',
  until: '{since} to {over}',
  seen: 'Seen by {by}, {at}',
  past: 'Earlier alarms',
  pastNone: 'There were none.',
  note: {
    key: 'Note as seen',
    heading: 'Seen: {what}',
    label: 'What was done, or is known',
    hint: 'May be empty. No words of visitors, please.',
    save: 'Save',
    no: 'Cancel',
    done: 'It is noted.',
  },
  log: {
    heading: 'What happened',
    none: 'Nothing so far.',
    over: 'Over: {what}',
  },
  mail: {
    subject: { open: 'Nachklang: alarm', over: 'Nachklang: an alarm is over' },
    begun: 'Alarm',
    over: 'Over',
    board: 'What is open, and what was noted about it, stands in the admin pages under Screens.',
  },
}

const de: typeof en = {
  heading: 'Alarme',
  none: 'Kein Alarm ist offen.',
  kinds: {
    kioskSilent: 'Kein Lebenszeichen',
    selfTestFailed: 'Selbsttest nicht bestanden',
    backupMissing: 'Die Sicherung der letzten Nacht fehlt',
    diskFull: 'Weniger als ein Zehntel der Platte ist frei',
    reviewWaits: 'Geschichten warten seit mehr als zwei Tagen auf die Durchsicht',
    narrationFailed: 'Eine Erzählung konnte nicht erstellt werden',
    wordsFail: 'Geschichten warten auf Abschrift oder Übersetzung, und seit einem Tag ist keine gelungen',
    logHeld:
      'Gelöschtes liegt noch auf der Platte: Ein anderes Programm (Sicherung, Datenbank-Ansicht) hält die Datenbank offen. Bitte schliessen',
  },
  failing: {
    mail: 'Seit {since} gehen Alarme nicht per Mail hinaus. Der letzte Versuch scheiterte um {at}:',
    webhook: 'Seit {since} gehen Alarme nicht per Webhook hinaus. Der letzte Versuch scheiterte um {at}:',
  },
  since: 'seit {since}',
  until: '{since} bis {over}',
  seen: 'Gesehen von {by}, {at}',
  past: 'Frühere Alarme',
  pastNone: 'Es gab keine.',
  note: {
    key: 'Als gesehen vermerken',
    heading: 'Gesehen: {what}',
    label: 'Was getan wurde oder bekannt ist',
    hint: 'Darf leer sein. Bitte keine Worte von Besuchenden.',
    save: 'Speichern',
    no: 'Abbrechen',
    done: 'Es ist vermerkt.',
  },
  log: {
    heading: 'Was geschah',
    none: 'Bis jetzt nichts.',
    over: 'Vorbei: {what}',
  },
  mail: {
    subject: { open: 'Nachklang: Alarm', over: 'Nachklang: Ein Alarm ist vorbei' },
    begun: 'Alarm',
    over: 'Vorbei',
    board: 'Was offen ist und was dazu vermerkt wurde, steht in der Verwaltung unter Bildschirme.',
  },
}

/** Alarms on the status board and in mails (ALARM-01). */
export const adminAlarms: Bilingual<typeof en> = { en, de }

/** What an alarm is about, in a few words. */
export const alarmInWords = (alarm: { kind: AlarmKind; name: string | null }, language: Language) =>
  adminAlarms[language].kinds[alarm.kind] + (alarm.name === null ? '' : ` «${alarm.name}»`)
