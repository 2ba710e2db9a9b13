import type { Bilingual } from '../bilingual.ts'

const de = {
  kicker: 'Sammlung der Erinnerungen',
  title: 'Geschichten entdecken',
  lead: 'Was ein Gerät in jemandem hinterlässt, steht in keiner Anleitung. Hier steht es: zum Lesen und zum Hören.',
  number: 'No. {number}',
  /** How much is inside; one and many. */
  story: '1 Geschichte',
  stories: '{count} Geschichten',
  found: '{found} von {count}',
  search: {
    region: 'Suche',
    label: 'Suchen',
    placeholder: 'Wort, Klang, Name',
    device: 'Gerät',
    allDevices: 'Alle Geräte',
    /** Announced, and shown under the field. */
    one: 'Eine Geschichte gefunden.',
    many: '{found} Geschichten gefunden.',
    none: 'Dazu hat noch niemand etwas erzählt.',
    noneHint: 'Ein anderes Wort findet vielleicht mehr. Oder du erzählst die erste Geschichte dazu.',
    clear: 'Suche leeren',
  },
  narration: {
    heading: 'Die Erzählung',
    /** With `{device}`. */
    label: 'Die Erzählung zu «{device}»',
    transcript: 'Ganzer Text',
    loading: 'Die Erzählung kommt …',
  },
  voice: {
    /** With `{title}`. */
    label: 'Stimme zu «{title}»',
    untitled: 'Eine Stimme',
    noTranscript: 'Nur zum Hören',
  },
  sample: 'Beispiel\u00adgeschichte',
  onlyIn: { de: 'nur auf Deutsch', en: 'nur auf Englisch' },
  originalLanguage: { de: 'auf Deutsch erzählt', en: 'auf Englisch erzählt' },
  marked: 'Diese Geschichte',
  readOn: 'Weiterlesen',
  more: '{step} weitere zeigen',
  remaining: 'noch {count}',
  loading: 'Die Geschichten kommen …',
  tryAgain: 'Noch einmal versuchen',
  emptyDevice: 'Zu diesem Gerät hat noch niemand etwas erzählt.',
  emptyDeviceHint: 'Die erste Geschichte könnte deine sein.',
  empty: 'Noch ist es still hier.',
  emptyHint: 'Sobald jemand eine Geschichte erzählt, steht sie auf dieser Seite.',
  /** The button in German words, under the one that the specification quotes. */
  shareOwn: 'Erzähl deine Geschichte',
}

const en: typeof de = {
  kicker: 'Collected memories',
  title: 'Explore stories',
  lead: 'What a device leaves in somebody is in no manual. Here it is, to read and to hear.',
  number: 'No. {number}',
  story: '1 story',
  stories: '{count} stories',
  found: '{found} of {count}',
  search: {
    region: 'Search',
    label: 'Search',
    placeholder: 'Word, sound, name',
    device: 'Device',
    allDevices: 'All devices',
    one: 'One story found.',
    many: '{found} stories found.',
    none: 'Nobody has told anything about that yet.',
    noneHint: 'Another word may find more. Or you tell the first story about it.',
    clear: 'Clear search',
  },
  narration: {
    heading: 'The narration',
    label: 'The narration of “{device}”',
    transcript: 'Full text',
    loading: 'The narration is coming …',
  },
  voice: {
    label: 'Voice of “{title}”',
    untitled: 'A voice',
    noTranscript: 'To hear only',
  },
  sample: 'sample story',
  onlyIn: { de: 'in German only', en: 'in English only' },
  originalLanguage: { de: 'told in German', en: 'told in English' },
  marked: 'This story',
  readOn: 'Read on',
  more: 'Show {step} more',
  remaining: '{count} left',
  loading: 'The stories are coming …',
  tryAgain: 'Try again',
  emptyDevice: 'Nobody has told anything about this device yet.',
  emptyDeviceHint: 'The first story could be yours.',
  empty: 'It is still quiet here.',
  emptyHint: 'As soon as somebody tells a story, it stands on this page.',
  shareOwn: 'Share Your Story',
}

export const explore: Bilingual<typeof de> = { de, en }
export type ExploreWords = typeof de
