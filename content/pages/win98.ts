import type { Bilingual } from '../bilingual.ts'
import { english } from './win98/english.ts'
import { german } from './win98/german.ts'
import type { Win98Words } from './win98/words.ts'

/** The words of the desktop of 1998 (WIN98-01). */
export const win98: Bilingual<Win98Words> = { en: english, de: german }
