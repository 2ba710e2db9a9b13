import type { Bilingual } from '../bilingual.ts'

const en = {
  heading: 'Narration',
  published: 'Published',
  candidate: 'Preview, not published',
  former: 'Earlier version',
  none: 'This device has no narration yet.',
  edition: 'Version {edition}, {at}',
  editionOnly: 'Version {edition}',
  languages: { de: 'German', en: 'English' },
  label: '{what}: {device}, {language}',
  transcript: 'Transcript',
  preview: 'Generate preview',
  previewNote: 'Visitors hear the published version until you publish the preview.',
  accept: 'Publish',
  acceptAll: 'Publish both',
  discard: 'Discard',
  restore: 'Restore this version',
  accepted: 'Published.',
  discarded: 'Preview discarded. The published version is unchanged.',
  restored: 'The earlier version is published again.',
  previewReady: 'The preview is ready.',
}

const de: typeof en = {
  heading: 'Erzählung',
  published: 'Veröffentlicht',
  candidate: 'Vorschau, nicht veröffentlicht',
  former: 'Frühere Fassung',
  none: 'Dieses Gerät hat noch keine Erzählung.',
  edition: 'Fassung {edition}, {at}',
  editionOnly: 'Fassung {edition}',
  languages: { de: 'Deutsch', en: 'Englisch' },
  label: '{what}: {device}, {language}',
  transcript: 'Abschrift',
  preview: 'Vorschau erstellen',
  previewNote: 'Besuchende hören die veröffentlichte Fassung, bis du die Vorschau veröffentlichst.',
  accept: 'Veröffentlichen',
  acceptAll: 'Beide veröffentlichen',
  discard: 'Verwerfen',
  restore: 'Diese Fassung wiederherstellen',
  accepted: 'Veröffentlicht.',
  discarded: 'Vorschau verworfen. Die veröffentlichte Fassung ist unverändert.',
  restored: 'Die frühere Fassung ist wieder veröffentlicht.',
  previewReady: 'Die Vorschau ist bereit.',
}

/** The narrations of a device: what is published, what awaits approval, former versions. */
export const adminNarrations: Bilingual<typeof en> = { en, de }
