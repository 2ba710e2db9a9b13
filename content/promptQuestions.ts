import type { Bilingual } from './bilingual.ts'

/** Questions to begin with: concrete ones, since vague ones get vague answers. */
export const promptQuestions: Bilingual<readonly string[]> = {
  en: [
    'Where did it stand, and who was allowed to touch it?',
    'Which sound of it could you still imitate today?',
    'What did you do with it that it was not made for?',
    'Who showed you how it works?',
    'What was on it that nobody else was to find?',
    'When did you use it for the last time, and did you know?',
  ],
  de: [
    'Wo stand es, und wer durfte es anfassen?',
    'Welches seiner Geräusche könntest du heute noch nachmachen?',
    'Wozu hast du es gebraucht, obwohl es nicht dafür gedacht war?',
    'Wer hat dir gezeigt, wie es geht?',
    'Was war darauf, das niemand finden sollte?',
    'Wann hast du es zum letzten Mal benutzt, und wusstest du es?',
  ],
}
