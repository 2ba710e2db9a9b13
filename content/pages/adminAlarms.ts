import type { AlarmKind } from '#contract/alarms.ts'
import type { Language } from '#contract/common.ts'
import type { Bilingual } from '../bilingual.ts'

const en = {
  heading: 'Alarms',
  none: 'No open alarms.',
  kinds: {
    kioskSilent: 'Screen not responding',
    selfTestFailed: 'Self-test failed',
    backupMissing: 'Last night’s automatic backup is missing',
    diskFull: 'Less than 10% of the disk is free',
    reviewWaits: 'Stories have been awaiting review for more than two days',
    narrationFailed: 'Narration could not be generated',
    wordsFail: 'Transcripts or translations have been failing for a day',
    logBlocked:
      'Deleted data is still on the disk because another program (a backup tool, a database viewer) keeps the database open. Close that program',
  },
  failing: {
    mail: 'Alarm mails cannot be sent since {since}. Last attempt at {at}:',
    webhook: 'Alarms cannot be sent by webhook since {since}. Last attempt at {at}:',
  },
  remedy: {
    mail: 'Check SMTP_URL, ALERT_MAIL_TO and ALERT_MAIL_FROM in the server’s file .env, restart the server and send a test message.',
    webhook:
      'Check ALERT_WEBHOOK and ALERT_WEBHOOK_SECRET in the server’s file .env, restart the server and send a test message.',
  },
  receivers: {
    mail: 'Alarms are sent by mail to {to}.',
    webhook: 'Alarms are sent by webhook.',
    none: 'Alarms are not sent to anyone: they are shown on this page alone. To receive them by mail, set SMTP_URL, ALERT_MAIL_TO and ALERT_MAIL_FROM in the server’s file .env, by webhook ALERT_WEBHOOK and ALERT_WEBHOOK_SECRET; then restart the server.',
    test: 'Send a test message',
    tested: 'Test message sent. It should arrive within a few minutes.',
  },
  since: 'since {since}',
  until: '{since} to {over}',
  seen: 'Acknowledged by {by}, {at}',
  past: 'Earlier alarms',
  pastNone: 'No earlier alarms.',
  note: {
    key: 'Acknowledge',
    heading: 'Acknowledge: {what}',
    label: 'Note',
    hint: 'Optional: what was done, or what is known. Nothing a visitor said.',
    save: 'Save',
    no: 'Cancel',
    done: 'Alarm acknowledged.',
  },
  log: {
    heading: 'History',
    none: 'No entries yet.',
    over: 'Resolved: {what}',
  },
  mail: {
    subject: { open: 'Nachklang alarm', over: 'Nachklang alarm resolved' },
    test: {
      subject: 'Nachklang: test message',
      text: 'This is a test message sent from the admin pages. Alarms will arrive at this address.',
    },
    begun: 'Alarm',
    over: 'Resolved',
    board: 'See and acknowledge open alarms in the admin pages, under Screens.',
  },
}

const de: typeof en = {
  heading: 'Alarme',
  none: 'Keine offenen Alarme.',
  kinds: {
    kioskSilent: 'Bildschirm antwortet nicht',
    selfTestFailed: 'Selbsttest nicht bestanden',
    backupMissing: 'Das automatische Backup der letzten Nacht fehlt',
    diskFull: 'Weniger als 10 % des Speicherplatzes sind frei',
    reviewWaits: 'Geschichten warten seit mehr als zwei Tagen auf Prüfung',
    narrationFailed: 'Erzählung konnte nicht erstellt werden',
    wordsFail: 'Abschriften oder Übersetzungen misslingen seit einem Tag',
    logBlocked:
      'Gelöschte Daten liegen noch auf dem Datenträger, weil ein anderes Programm (Backup, Datenbank-Ansicht) die Datenbank offen hält. Schliess dieses Programm',
  },
  failing: {
    mail: 'Seit {since} lassen sich keine Alarm-Mails senden. Letzter Versuch um {at}:',
    webhook: 'Seit {since} lassen sich keine Alarme per Webhook senden. Letzter Versuch um {at}:',
  },
  remedy: {
    mail: 'Prüf SMTP_URL, ALERT_MAIL_TO und ALERT_MAIL_FROM in der Datei .env des Servers, starte den Server neu und sende eine Testnachricht.',
    webhook:
      'Prüf ALERT_WEBHOOK und ALERT_WEBHOOK_SECRET in der Datei .env des Servers, starte den Server neu und sende eine Testnachricht.',
  },
  receivers: {
    mail: 'Alarme gehen per Mail an {to}.',
    webhook: 'Alarme gehen per Webhook hinaus.',
    none: 'Alarme werden niemandem gesendet: Sie stehen nur auf dieser Seite. Um sie per Mail zu erhalten, setz in der Datei .env des Servers SMTP_URL, ALERT_MAIL_TO und ALERT_MAIL_FROM, per Webhook ALERT_WEBHOOK und ALERT_WEBHOOK_SECRET; starte dann den Server neu.',
    test: 'Testnachricht senden',
    tested: 'Testnachricht gesendet. Sie sollte innert Minuten ankommen.',
  },
  since: 'seit {since}',
  until: '{since} bis {over}',
  seen: 'Bestätigt von {by}, {at}',
  past: 'Frühere Alarme',
  pastNone: 'Keine früheren Alarme.',
  note: {
    key: 'Bestätigen',
    heading: 'Bestätigen: {what}',
    label: 'Notiz',
    hint: 'Freiwillig: was getan wurde oder bekannt ist. Nichts, was Besuchende gesagt haben.',
    save: 'Speichern',
    no: 'Abbrechen',
    done: 'Alarm bestätigt.',
  },
  log: {
    heading: 'Verlauf',
    none: 'Noch keine Einträge.',
    over: 'Behoben: {what}',
  },
  mail: {
    subject: { open: 'Nachklang-Alarm', over: 'Nachklang-Alarm behoben' },
    test: {
      subject: 'Nachklang: Testnachricht',
      text: 'Das ist eine Testnachricht aus der Verwaltung. Alarme kommen an dieser Adresse an.',
    },
    begun: 'Alarm',
    over: 'Behoben',
    board: 'Offene Alarme siehst und bestätigst du in der Verwaltung unter «Bildschirme».',
  },
}

/** Alarms on the status board and in mails (ALARM-01). */
export const adminAlarms: Bilingual<typeof en> = { en, de }

/** What an alarm is about, in a few words. */
export const alarmInWords = (alarm: { kind: AlarmKind; name: string | null }, language: Language) =>
  adminAlarms[language].kinds[alarm.kind] + (alarm.name === null ? '' : `: ${alarm.name}`)
