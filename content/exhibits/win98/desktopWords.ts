import type { Bilingual } from '../../bilingual.ts'
import { english } from './english.ts'
import { german } from './german.ts'
import type { Win98Words } from './desktopWordsType.ts'

/** The words of the desktop of 1998 (WIN98-01). */
export const win98: Bilingual<Win98Words> = { en: english, de: german }
