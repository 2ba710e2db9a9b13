import type { Bilingual } from './bilingual.ts'

interface Site {
  readonly author: string
  /** The About page's line on the thesis (ABOUT-01). */
  readonly project: Bilingual
  readonly school: Bilingual
  readonly email: string
  /** Where 'Mehr informationen' leads: the privacy policy of the analytics service (ABOUT-02). */
  readonly analyticsPrivacyUrl: string
  /** The external feedback form of the last UI card (CARD-01). */
  readonly feedbackFormUrl: string
}

/**
 * Who stands behind this installation. Replace author, school, email and feedbackFormUrl by your own:
 * names here are invented, and .example addresses lead nowhere.
 */
export const site: Site = {
  author: 'Noa Example',
  project: {
    de: 'Eine Masterarbeit im Master of Arts in Design, Vertiefung Digital Ideation.',
    en: 'A thesis project in the Master of Arts in Design, Digital Ideation.',
  },
  school: {
    de: 'Entstanden an der Beispiel-Hochschule für Gestaltung.',
    en: 'Made at the Example School of Design.',
  },
  email: 'nachklang@school.example',
  analyticsPrivacyUrl: 'https://vercel.com/legal/privacy-policy',
  feedbackFormUrl: 'https://feedback.school.example/nachklang',
}
