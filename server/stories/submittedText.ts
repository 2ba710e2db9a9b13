import { detectLanguage } from '#server/storyteller/language.ts'

/**
 * A text stands under its language, and a clear one outweighs what the sender says, which is the language of the page.
 * One that nobody can tell stands under German, the language of the server.
 */
export function submittedText(body: { storyText: string; language?: 'de' | 'en' | undefined }) {
  const language = detectLanguage(body.storyText) ?? body.language ?? null
  const text = language === 'en' ? { de: null, en: body.storyText } : { de: body.storyText, en: null }
  return { language, text }
}
