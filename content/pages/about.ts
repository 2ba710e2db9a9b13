import type { Bilingual } from '../bilingual.ts'

interface AboutWords {
  readonly title: string
  readonly kicker: string
  readonly thesis: string
  readonly by: string
  readonly school: string
  readonly contact: string
  readonly shown: string
  readonly samples: string
  readonly openSource: string
  readonly licenses: string
  readonly left: {
    readonly heading: string
    readonly stories: string
    readonly memories: string
    /** {service} is the host of the service that the museum has set up. */
    readonly service: string
    readonly noService: string
  }
  readonly access: {
    readonly heading: string
    readonly works: string
    readonly seen: string
    readonly limits: string
    /** Before and after the address. */
    readonly write: string
    readonly answer: string
  }
}

export const about: Bilingual<AboutWords> = {
  en: {
    title: 'About',
    kicker: 'Who makes this',
    thesis: 'Thesis project',
    by: 'Author',
    school: 'School',
    contact: 'Contact',
    shown: 'What is shown here',
    samples:
      'The exhibition opens with invented stories so that no room is empty. Each of them is marked as a sample. The names of devices and makers belong to their owners; nothing of theirs is shown here but our own drawings.',
    openSource: 'Free software under the GNU General Public License, version 3 or later.',
    licenses: 'Licences of the software and typefaces in it',
    left: {
      heading: 'What you leave here',
      stories:
        'A story, its recording and the picture drawn for it are kept on the exhibition’s own server and shown in its rooms. The link you were given afterwards lets you hear, correct or take it back, without an account.',
      memories:
        'A memory for the research is never shown. It is kept with your year of birth and, if you gave it, your email address; write to the address above to have everything under that address deleted.',
      service:
        'This house has set up a language service at {service}. It receives the words and recordings of stories to write them down, translate them and draw them; of memories it receives nothing.',
      noService:
        'Nothing you leave is sent to any other company: voices, translations and pictures are made on this server.',
    },
    access: {
      heading: 'Access for everybody',
      works:
        'Every room can be walked with the keyboard alone and is named for screen readers, in German and English. Narrations carry captions and a full text. Where your system asks for less motion, or draws no 3D, each room stands still and does the same things. Stories can be written or spoken, whichever you prefer.',
      seen: 'The key «Aa» at the head of every page opens reading aids, for your visit alone: text up to twice its size, high contrast, a typeface for easier reading, slower or faster speech, larger captions; on tall standing screens, where it waits at the edge, all controls in the lower half. There is a light, a dark and a pixel theme; contrast follows WCAG 2.2, level AA, in all three, and is at least 7:1 for text on paper where you ask for more.',
      limits:
        'What we know to be missing: a visitor’s recording has its words beside it only where this house has set up a language service. Pictures drawn for stories are described by their titles alone. The desktop of 1998 and the old screens keep the small type and the colours of their time; large headings, the controls at the head of a page on a phone and what is written on an object grow less than other text. There is no sign language.',
      write: 'Something in your way? Write to',
      answer: 'and say which page it was: each such fault is taken as seriously as a broken door.',
    },
  },
  de: {
    title: 'About',
    kicker: 'Wer das macht',
    thesis: 'Abschlussarbeit',
    by: 'Autorin',
    school: 'Hochschule',
    contact: 'Kontakt',
    shown: 'Was hier zu sehen ist',
    samples:
      'Die Ausstellung öffnet mit erfundenen Geschichten, damit kein Raum leer ist. Jede von ihnen ist als Beispiel bezeichnet. Die Namen von Geräten und Herstellern gehören ihren Eigentümern; zu sehen sind hier nur eigene Zeichnungen.',
    openSource: 'Freie Software unter der GNU General Public License, Version 3 oder später.',
    licenses: 'Lizenzen der Software und Schriften darin',
    left: {
      heading: 'Was du hier lässt',
      stories:
        'Eine Geschichte, ihre Aufnahme und das dazu gezeichnete Bild liegen auf dem eigenen Server der Ausstellung und werden in ihren Räumen gezeigt. Mit dem Link, den du danach erhalten hast, kannst du sie hören, korrigieren oder zurücknehmen, ganz ohne Konto.',
      memories:
        'Eine Erinnerung für die Forschung wird nie gezeigt. Sie liegt mit deinem Jahrgang und, falls angegeben, deiner E-Mail-Adresse auf dem Server; schreib an die Adresse oben, um alles unter dieser Adresse löschen zu lassen.',
      service:
        'Dieses Haus hat einen Sprachdienst unter {service} eingerichtet. Er erhält Worte und Aufnahmen von Geschichten, um sie aufzuschreiben, zu übersetzen und zu zeichnen; von Erinnerungen erhält er nichts.',
      noService:
        'Nichts davon geht an eine andere Firma: Stimmen, Übersetzungen und Bilder entstehen auf diesem Server.',
    },
    access: {
      heading: 'Zugang für alle',
      works:
        'Jeder Raum lässt sich allein mit der Tastatur begehen und ist für Vorleseprogramme benannt, deutsch und englisch. Erzählungen haben Untertitel und einen vollständigen Text. Wo dein System weniger Bewegung wünscht oder kein 3D zeichnet, steht der Raum still und kann dasselbe. Geschichten kannst du schreiben oder sprechen, wie es dir lieber ist.',
      seen: 'Die Taste «Aa» zuoberst auf jeder Seite öffnet Lesehilfen, nur für deinen Besuch: Text bis zum Doppelten seiner Grösse, starker Kontrast, eine leichter lesbare Schrift, langsameres oder schnelleres Sprechen, grössere Untertitel; auf hohen, stehenden Bildschirmen, wo sie am Rand wartet, die ganze Bedienung in der unteren Hälfte. Es gibt ein helles, ein dunkles und ein Pixel-Thema; der Kontrast folgt in allen dreien der WCAG 2.2, Stufe AA, und beträgt für Text auf Papier mindestens 7:1, wenn du mehr wünschst.',
      limits:
        'Was unseres Wissens fehlt: Neben der Aufnahme einer Besucherin oder eines Besuchers stehen ihre Worte nur, wo dieses Haus einen Sprachdienst eingerichtet hat. Bilder zu Geschichten sind allein durch deren Titel beschrieben. Der Schreibtisch von 1998 und die alten Bildschirme behalten die kleine Schrift und die Farben ihrer Zeit; grosse Titel, die Tasten zuoberst auf einem Telefon und was auf einem Gegenstand steht, wachsen weniger als anderer Text. Gebärdensprache gibt es nicht.',
      write: 'Steht dir etwas im Weg? Schreib an',
      answer: 'und sag, auf welcher Seite: Ein solcher Fehler wiegt so schwer wie eine Tür, die klemmt.',
    },
  },
}

/** The privacy notice is German in either language, as the specification has it (ABOUT-02). */
export const privacy = {
  heading: 'Datenschutz',
  paragraphs: [
    'Diese Website verwendet einen datenschutzfreundlichen Analysedienst. Er setzt keine Cookies und erhebt keine personenbezogenen Daten. Erfasst werden ausschliesslich zusammengefasste Angaben zur Leistung und zum Nutzungserlebnis.',
    'Auf dem Server der Ausstellung wird gezählt, wie oft eine Seite an einem Tag geöffnet wurde, und sonst nichts: keine Adresse, kein Gerät, kein Weg durch die Seiten.',
  ],
  more: 'Mehr informationen',
} as const
