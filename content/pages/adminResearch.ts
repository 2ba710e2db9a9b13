import type { Bilingual } from '../bilingual.ts'

const en = {
  title: 'Research',
  lead: 'What visitors left for the evaluation. None of it stands in the exhibition.',
  summary: 'Memories: {memories}, of them recorded: {recordings}',
  range: 'from {oldest} to {newest}',
  none: 'No memory has been left yet.',
  export: {
    heading: 'Export',
    text: 'One archive: memories and stories as tables, the recordings, the wordings people agreed to, and checksums. It holds personal data: keep it accordingly.',
    key: 'Prepare the export',
    started: 'The download begins. Memories: {memories}, stories: {stories}, recordings: {recordings}.',
  },
  delete: {
    heading: 'Delete by email address',
    text: 'Somebody asks for what they left to be deleted: everything under their address goes, and you get a receipt for them.',
    email: 'Email address',
    wrong: 'This is not an email address.',
    find: 'Look for it',
    found: 'Memories under this address: {memories}, of them recorded: {recordings}.',
    nothing: 'Nothing was left under this address.',
    ask: 'Delete everything under this address?',
    askText: 'This cannot be undone. The receipt stands here once; the address is in none of it.',
    yes: 'Delete for good',
    no: 'Keep it',
    receipt: 'Receipt {receipt}',
    copy: 'Copy the receipt',
    copied: 'The receipt is copied.',
    notCopied: 'It could not be copied. Mark the text and copy it.',
    done: 'Memories deleted: {memories}.',
  },
  retention: {
    heading: 'How long memories are kept',
    months: 'Months',
    monthsHint: 'From 1 to 600.',
    monthsWrong: 'Please enter a whole number from 1 to 600.',
    trial:
      'This would delete what was left before {before}. Memories: {memories}, of them recorded: {recordings}.',
    nothing: 'Nothing is older than that.',
    save: 'Set it',
    saved: 'Set.',
    forever: 'Memories are kept until somebody deletes them.',
    now: 'Memories are deleted after {months} months.',
    stop: 'Keep them without end',
    cancel: 'Leave it as it is',
  },
}

const de: typeof en = {
  title: 'Forschung',
  lead: 'Was für die Auswertung hinterlassen wurde. Nichts davon steht in der Ausstellung.',
  summary: 'Erinnerungen: {memories}, davon gesprochen: {recordings}',
  range: 'vom {oldest} bis zum {newest}',
  none: 'Noch hat niemand eine Erinnerung hinterlassen.',
  export: {
    heading: 'Export',
    text: 'Ein Archiv: Erinnerungen und Geschichten als Tabellen, die Aufnahmen, der Wortlaut der Einwilligungen und Prüfsummen. Es enthält Personendaten: Bewahr es entsprechend auf.',
    key: 'Export vorbereiten',
    started:
      'Der Download beginnt. Erinnerungen: {memories}, Geschichten: {stories}, Aufnahmen: {recordings}.',
  },
  delete: {
    heading: 'Nach E-Mail-Adresse löschen',
    text: 'Jemand möchte, dass gelöscht wird, was er oder sie hinterlassen hat: Alles unter dieser Adresse verschwindet, und du erhältst eine Quittung dafür.',
    email: 'E-Mail-Adresse',
    wrong: 'Das ist keine E-Mail-Adresse.',
    find: 'Danach suchen',
    found: 'Erinnerungen unter dieser Adresse: {memories}, davon gesprochen: {recordings}.',
    nothing: 'Unter dieser Adresse wurde nichts hinterlassen.',
    ask: 'Alles unter dieser Adresse löschen?',
    askText:
      'Das lässt sich nicht rückgängig machen. Die Quittung steht einmal hier; die Adresse steht nicht darin.',
    yes: 'Endgültig löschen',
    no: 'Behalten',
    receipt: 'Quittung {receipt}',
    copy: 'Quittung kopieren',
    copied: 'Die Quittung ist kopiert.',
    notCopied: 'Das Kopieren ging nicht. Markier den Text und kopier ihn.',
    done: 'Gelöschte Erinnerungen: {memories}.',
  },
  retention: {
    heading: 'Wie lange Erinnerungen bleiben',
    months: 'Monate',
    monthsHint: 'Von 1 bis 600.',
    monthsWrong: 'Bitte gib eine ganze Zahl von 1 bis 600 ein.',
    trial:
      'Das würde löschen, was vor dem {before} hinterlassen wurde. Erinnerungen: {memories}, davon gesprochen: {recordings}.',
    nothing: 'Nichts ist älter.',
    save: 'Festlegen',
    saved: 'Festgelegt.',
    forever: 'Erinnerungen bleiben, bis sie jemand löscht.',
    now: 'Erinnerungen werden nach {months} Monaten gelöscht.',
    stop: 'Ohne Ende behalten',
    cancel: 'Lassen, wie es ist',
  },
}

/** Export, deletion and keeping of what was left for research (ADMIN-08). */
export const adminResearch: Bilingual<typeof en> = { en, de }
