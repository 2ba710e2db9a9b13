import type { Bilingual } from '../bilingual.ts'

const en = {
  kicker: 'Werkschau · Your story',
  title: 'Your story',
  lead: 'Only somebody with this link sees this page. Keep it: there is no other way back.',
  loading: 'Your story is being fetched …',
  wrong: 'This link opens no story. Check that it is complete.',
  withdrawn: 'This story is no longer here.',
  failed: 'Your story cannot be fetched at the moment.',
  again: 'Try again',
  state: {
    published: 'It stands in the exhibition.',
    hidden: 'The museum does not show it at present.',
    withdrawn: 'You have taken your story back. Nothing of it is left here.',
  },
  about: 'About {device}',
  voiceLabel: 'Your recording about {device}',
  readOn: 'Read on',
  see: 'See where it stands',
  share: 'Share the link to it',
  copied: 'The link is copied.',
  copyFailed: 'The link cannot be copied. It is: {link}',
  correct: 'Correct it',
  correctLabel: 'Your story',
  save: 'Save the correction',
  keep: 'Leave it as it was',
  corrected: 'Your story has been corrected.',
  voiceTaken: 'Your voice is not heard in the narration any more.',
  another: 'Tell another story',
}

const de: typeof en = {
  kicker: 'Werkschau · Deine Geschichte',
  title: 'Deine Geschichte',
  lead: 'Diese Seite sieht nur, wer diesen Link hat. Bewahr ihn auf: Einen anderen Weg zurück gibt es nicht.',
  loading: 'Deine Geschichte wird geholt …',
  wrong: 'Dieser Link öffnet keine Geschichte. Schau, ob er vollständig ist.',
  withdrawn: 'Diese Geschichte ist nicht mehr hier.',
  failed: 'Deine Geschichte kann gerade nicht geholt werden.',
  again: 'Noch einmal versuchen',
  state: {
    published: 'Sie steht in der Ausstellung.',
    hidden: 'Das Museum zeigt sie zurzeit nicht.',
    withdrawn: 'Du hast deine Geschichte zurückgenommen. Hier ist nichts mehr von ihr.',
  },
  about: 'Über {device}',
  voiceLabel: 'Deine Aufnahme über {device}',
  readOn: 'Weiterlesen',
  see: 'Zeig mir, wo sie steht',
  share: 'Link zu ihr weitergeben',
  copied: 'Der Link ist kopiert.',
  copyFailed: 'Der Link lässt sich nicht kopieren. Er lautet: {link}',
  correct: 'Korrigieren',
  correctLabel: 'Deine Geschichte',
  save: 'Korrektur speichern',
  keep: 'So lassen, wie sie war',
  corrected: 'Deine Geschichte ist korrigiert.',
  voiceTaken: 'Deine Stimme ist in der Erzählung nicht mehr zu hören.',
  another: 'Noch eine Geschichte erzählen',
}

export const myStory: Bilingual<typeof en> = { en, de }

/** Each is a key, and what is asked once it is pressed. */
const takeBackEn = {
  story: {
    key: 'Take it back',
    sure: 'Take your story back?',
    text: 'Text, voice and picture are deleted at once and for good. If the narrator quotes you, the narration is made anew.',
    yes: 'Yes, delete it',
    no: 'No, leave it',
  },
  voice: {
    key: 'Take my voice out of the narration',
    sure: 'Take your voice out of the narration?',
    text: 'It is not heard there any more from now on, for good. The narrator may still quote you, in another voice. Your story stays in the exhibition, with your recording.',
    yes: 'Yes, take it out',
    no: 'No, leave it in',
  },
}

const takeBackDe: typeof takeBackEn = {
  story: {
    key: 'Zurücknehmen',
    sure: 'Deine Geschichte zurücknehmen?',
    text: 'Text, Stimme und Bild werden sofort und endgültig gelöscht. Zitiert dich die Erzählstimme, wird die Erzählung neu gemacht.',
    yes: 'Ja, löschen',
    no: 'Nein, stehen lassen',
  },
  voice: {
    key: 'Meine Stimme aus der Erzählung nehmen',
    sure: 'Deine Stimme aus der Erzählung nehmen?',
    text: 'Ab sofort ist sie dort nicht mehr zu hören, und zwar endgültig. Zitieren darf dich die Erzählung weiterhin, mit einer anderen Stimme. Deine Geschichte bleibt in der Ausstellung, und deine Aufnahme mit ihr.',
    yes: 'Ja, herausnehmen',
    no: 'Nein, drin lassen',
  },
}

export const takeBack: Bilingual<typeof takeBackEn> = { en: takeBackEn, de: takeBackDe }
