import type { Bilingual } from '../bilingual.ts'

/** How the narrator hands over to what a visitor wrote. `{quote}` is one or two sentences in their own words. */
export const visitorVoices: Bilingual<readonly string[]> = {
  de: [
    'Jemand, der hier war, erinnert sich: «{quote}»',
    'Ein Satz aus dem Gästebuch dieser Ausstellung: «{quote}»',
    'Frag in diesem Raum, und jemand antwortet: «{quote}»',
  ],
  en: [
    'A visitor remembers: “{quote}”',
    'Somebody stood here and left this behind: “{quote}”',
    'Ask in this room, and somebody answers: “{quote}”',
  ],
}

/** The same for the invented stories that the exhibition opens with: nobody is said to have told them. */
export const imaginedVoices: Bilingual<readonly string[]> = {
  de: [
    'So könnte es jemand erzählen: «{quote}»',
    'Stell dir eine Stimme neben dir vor: «{quote}»',
    'Vielleicht klänge die Erinnerung so: «{quote}»',
  ],
  en: [
    'Somebody might tell it like this: “{quote}”',
    'Imagine a voice beside you: “{quote}”',
    'Perhaps the memory would sound like this: “{quote}”',
  ],
}
