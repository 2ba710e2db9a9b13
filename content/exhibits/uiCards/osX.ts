import type { OsCard } from './osCard.ts'

export const osX: OsCard = {
  id: 'os-x',
  os: 'Mac OS X',
  type: 'Apple Computer, Inc.',
  osImg: {
    en: 'Drawing of the screen: blue curves behind a finely striped menu bar, a striped window with three round buttons in red, yellow and green and folders in columns, and below it a pale dock with large icons and a wire bin.',
    de: 'Zeichnung des Bildschirms: blaue Bögen hinter einer fein gestreiften Menüleiste, ein gestreiftes Fenster mit drei runden Knöpfen in Rot, Gelb und Grün und Ordnern in Spalten, unten ein helles Dock mit grossen Symbolen und einem Drahtkorb.',
  },
  release: { en: '24 March 2001', de: '24. März 2001' },
  hw: {
    en: [
      'PowerPC G3 or G4',
      '128 MB of memory',
      '1.5 GB on the hard disk',
      'For example 1024 × 768, millions of colours',
    ],
    de: [
      'PowerPC G3 oder G4',
      '128 MB Arbeitsspeicher',
      '1,5 GB auf der Festplatte',
      'Zum Beispiel 1024 × 768, Millionen Farben',
    ],
  },
  description: {
    en: 'Mac OS X 10.0 is the heir of NeXTSTEP, in a skin of glass and light. It costs 129 dollars, and Mac OS 9.1 lies in the same box.',
    de: 'Mac OS X 10.0 ist der Erbe von NeXTSTEP, in einer Haut aus Glas und Licht. Es kostet 129 Dollar, und Mac OS 9.1 liegt in derselben Schachtel.',
  },
  innovations: [
    {
      title: { en: 'Aqua', de: 'Aqua' },
      description: {
        en: 'Buttons like drops, soft shadows, everything glides. Steve Jobs called it “lickable”.',
        de: 'Knöpfe wie Tropfen, weiche Schatten, alles gleitet. Steve Jobs nannte es «zum Ablecken».',
      },
    },
    {
      title: { en: 'A Dock that swells', de: 'Ein Dock, das anschwillt' },
      description: {
        en: 'Icons grow under the pointer, and windows pour into it like a genie into its bottle.',
        de: 'Symbole wachsen unter dem Zeiger, und Fenster fliessen hinein wie ein Geist in die Flasche.',
      },
    },
    {
      title: { en: 'One falls, the rest stand', de: 'Eines fällt, die anderen stehen' },
      description: {
        en: 'Every program has protected memory of its own. If one crashes, the others go on.',
        de: 'Jedes Programm hat seinen geschützten Speicher. Stürzt eines ab, laufen die anderen weiter.',
      },
    },
    {
      title: { en: 'Unix inside', de: 'Unix im Innern' },
      description: {
        en: 'Below lies Darwin, whose source is open. For the first time a Mac has a Terminal.',
        de: 'Darunter liegt Darwin mit offenem Quelltext. Zum ersten Mal hat ein Mac ein Terminal.',
      },
    },
    {
      title: { en: 'Drawn like a page', de: 'Gezeichnet wie eine Druckseite' },
      description: {
        en: 'Quartz draws the screen like a PDF. Icons grow from 32 to as much as 128 pixels a side.',
        de: 'Quartz zeichnet den Bildschirm wie ein PDF. Symbole wachsen von 32 auf bis zu 128 Pixel Kante.',
      },
    },
  ],
  relevance: {
    en: 'macOS, iOS and watchOS descend from it. The three round buttons, the column view and the Dock are still in use. It began slowly: 10.0 could neither play DVDs nor burn discs.',
    de: 'macOS, iOS und watchOS stammen von ihm ab. Die drei runden Knöpfe, die Spalten und das Dock sind noch im Gebrauch. Der Anfang war zäh: 10.0 konnte weder DVDs abspielen noch Discs brennen.',
  },
  sources: [
    'Wikipedia: Mac OS X 10.0',
    'maflynn.net: Mac OS X 10.0',
    'Mac Observer, 2020: Aqua',
    'bayosphere.com, 2000: Steve Jobs on Aqua',
    'The Register, 24 March 2011: ten years of Mac OS X',
  ],
}
