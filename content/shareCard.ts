import type { Bilingual } from './bilingual.ts'

interface ShareWords {
  /** Before what else the card says, where the code can be scanned. */
  readonly scan: string
  /** The code, for screen readers. */
  readonly qr: string
  readonly link: string
}

/** What the share card of every device says. */
export const shareCard: Bilingual<ShareWords> = {
  de: {
    scan: 'Halt dein Telefon über das Quadrat.',
    qr: 'QR-Code zur Seite, auf der du deine Geschichte erzählen kannst',
    link: 'Gleich hier erzählen',
  },
  en: {
    scan: 'Hold your phone over the square.',
    qr: 'QR code to the page where you can tell your story',
    link: 'Tell it on this device',
  },
}
