import type { Bilingual } from '../../bilingual.ts'
import { shareCard } from '../../shareCard.ts'

const en = {
  /** As the catalogue prints it. */
  title: 'No. 03 Amazon Echo, 2014',
  lead: 'A night sky. In its middle something listens; around it, a planet for every memory.',
  /** To the letter in English. */
  backToEarth: 'Back to Earth',
  createYourPlanet: 'Create Your Planet',
  coming: 'The sky is clearing …',
  tryAgain: 'Try again',
  sky: {
    /** Names the planets for screen readers. */
    planets: 'Planets',
    hint: 'Arrow keys lead to neighbouring planets, Enter opens one. Plus and minus bring the sky nearer or further.',
    one: '1 memory',
    many: '{count} memories',
    placeOf: 'planet {place} of {count}',
    loading: 'The planets are rising …',
    empty: 'No planet yet. Yours could be the first.',
    untitled: 'A voice without a title',
    withVoice: 'with a voice',
    nearer: 'Nearer',
    further: 'Further away',
    whole: 'The whole sky',
    showList: 'List of planets',
    /** Announced, and shown for a moment. */
    arrivedOne: 'A new planet has risen: {title}',
    arrivedMany: '{count} new planets have risen.',
    withdrawn: 'The planet that was open here has been taken out of the sky.',
  },
  list: {
    heading: 'Planets',
    label: 'Search in both languages',
    placeholder: 'Word, room, name',
    found: '{found} of {count}',
    none: 'No planet holds these words.',
    clear: 'Clear the search',
    close: 'Back to the sky',
  },
  device: {
    heading: 'What it remembers',
    /** Names the voice for screen readers. */
    label: 'the device’s story',
    coming: 'Its story is on its way …',
    play: 'Hear its story',
    pause: 'Pause its story',
    yielded: 'Paused, so that the visitor can be heard.',
    transcript: 'Read the whole story',
    onlyIn: { de: 'in German only', en: 'in English only' },
  },
  story: {
    close: 'Close',
    previous: 'Previous planet',
    next: 'Next planet',
    voice: 'Voice of the story “{title}”',
    translated: 'The same story, spoken by the narrator in English',
    voiceOnly: 'This one is only to be heard: nobody has written it down.',
    originalLanguage: { de: 'Told in German', en: 'Told in English' },
    onlyIn: { de: 'in German only', en: 'in English only' },
    sample: 'A sample story, invented for the opening',
  },
  share: {
    text: 'What did you ask it, and what did it answer? Tell it or write it: within a minute your planet rises in this sky.',
    ...shareCard.en,
  },
  failed: {
    stillOnly: 'The sky is shown as a picture: it could not be drawn.',
    retry: 'Draw the sky again',
  },
}

export type EchoWords = typeof en

const de: EchoWords = {
  title: 'No. 03 Amazon Echo, 2014',
  lead: 'Ein Nachthimmel. In seiner Mitte hört etwas zu; rundherum ein Planet für jede Erinnerung.',
  backToEarth: 'Zurück zur Erde',
  createYourPlanet: 'Mach deinen Planeten',
  coming: 'Der Himmel klart auf …',
  tryAgain: 'Noch einmal versuchen',
  sky: {
    planets: 'Planeten',
    hint: 'Die Pfeiltasten führen zu benachbarten Planeten, die Eingabetaste öffnet einen. Plus und Minus holen den Himmel näher oder weiter weg.',
    one: '1 Erinnerung',
    many: '{count} Erinnerungen',
    placeOf: 'Planet {place} von {count}',
    loading: 'Die Planeten gehen auf …',
    empty: 'Noch kein Planet. Deiner könnte der erste sein.',
    untitled: 'Eine Stimme ohne Titel',
    withVoice: 'mit Stimme',
    nearer: 'Näher',
    further: 'Weiter weg',
    whole: 'Der ganze Himmel',
    showList: 'Liste der Planeten',
    arrivedOne: 'Ein neuer Planet ist aufgegangen: {title}',
    arrivedMany: '{count} neue Planeten sind aufgegangen.',
    withdrawn: 'Der Planet, der hier offen war, ist nicht mehr am Himmel.',
  },
  list: {
    heading: 'Planeten',
    label: 'In beiden Sprachen suchen',
    placeholder: 'Wort, Zimmer, Name',
    found: '{found} von {count}',
    none: 'Kein Planet enthält diese Wörter.',
    clear: 'Suche leeren',
    close: 'Zurück zum Himmel',
  },
  device: {
    heading: 'Woran es sich erinnert',
    label: 'Geschichte des Geräts',
    coming: 'Seine Geschichte ist unterwegs …',
    play: 'Seine Geschichte hören',
    pause: 'Seine Geschichte anhalten',
    yielded: 'Angehalten, damit der Besuch zu hören ist.',
    transcript: 'Die ganze Geschichte lesen',
    onlyIn: { de: 'nur auf Deutsch', en: 'nur auf Englisch' },
  },
  story: {
    close: 'Schliessen',
    previous: 'Planet davor',
    next: 'Planet danach',
    voice: 'Stimme zu «{title}»',
    translated: 'Dieselbe Geschichte, auf Deutsch gesprochen',
    voiceOnly: 'Diese Geschichte ist nur zum Hören: Niemand hat sie aufgeschrieben.',
    originalLanguage: { de: 'Auf Deutsch erzählt', en: 'Auf Englisch erzählt' },
    onlyIn: { de: 'nur auf Deutsch', en: 'nur auf Englisch' },
    sample: 'Eine Beispielgeschichte, erfunden für die Eröffnung',
  },
  share: {
    text: 'Was hast du es gefragt, und was hat es geantwortet? Sprich oder schreib: Innert einer Minute geht dein Planet an diesem Himmel auf.',
    ...shareCard.de,
  },
  failed: {
    stillOnly: 'Der Himmel ist als Bild zu sehen: Er liess sich nicht zeichnen.',
    retry: 'Himmel noch einmal zeichnen',
  },
}

export const echo: Bilingual<EchoWords> = { de, en }
