import type { Bilingual } from '../bilingual.ts'

/** Of the exhibition that shows every device. */
export const mainExhibitionName: Bilingual = {
  de: 'Nachklang: was Geräte in uns hinterlassen',
  en: 'Nachklang: what devices leave in us',
}
