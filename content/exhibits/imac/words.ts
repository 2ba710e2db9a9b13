import type { Bilingual } from '../../bilingual.ts'

const en = {
  /** As the catalogue prints it. */
  title: 'No. 04 Apple iMac, 1998',
  welcome: {
    lead: 'One could look inside. For many it was the first computer that stood in the living room, and the first that went online.',
    keys: {
      'visitor-stories': 'View all stories',
      'submit-story': 'Share my memory',
      'device-story': 'Hear the device story',
    },
    notes: 'Notes that visitors left',
    open: 'Read the note “{title}”',
    close: 'Stick it back',
    untitled: 'A note without a title',
  },
  /** From one note or story to the next. */
  turn: { previous: 'Previous', next: 'Next', place: '{place} of {count}' },
  boot: { starting: 'Starting up …', progress: 'Starting up' },
  failed: {
    stillOnly: 'The room cannot be drawn on this screen just now. You see its picture; everything works.',
    retry: 'Draw it again',
  },
}

const de: typeof en = {
  title: 'No. 04 Apple iMac, 1998',
  welcome: {
    lead: 'Man konnte hineinsehen. Für viele war er der erste Computer, der im Wohnzimmer stand, und der erste, der ins Internet ging.',
    keys: {
      'visitor-stories': 'Alle Geschichten ansehen',
      'submit-story': 'Meine Erinnerung teilen',
      'device-story': 'Die Geschichte des Geräts hören',
    },
    notes: 'Zettel, die Besucherinnen und Besucher hinterlassen haben',
    open: 'Den Zettel «{title}» lesen',
    close: 'Wieder hinkleben',
    untitled: 'Ein Zettel ohne Titel',
  },
  turn: { previous: 'Vorige', next: 'Nächste', place: '{place} von {count}' },
  boot: { starting: 'Er fährt hoch …', progress: 'Er fährt hoch' },
  failed: {
    stillOnly:
      'Der Raum kann auf diesem Bildschirm gerade nicht gezeichnet werden. Du siehst sein Bild; alles funktioniert.',
    retry: 'Noch einmal zeichnen',
  },
}

export const imac: Bilingual<typeof en> = { en, de }
