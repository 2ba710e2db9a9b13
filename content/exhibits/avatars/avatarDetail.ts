import type { Bilingual } from '../../bilingual.ts'

/** Carried by every shared text (AVA-04). */
export const avatarHashtag = '#vcfzh25'

interface DetailWords {
  /** Heading as long as the name is not known. */
  readonly unnamed: string
  readonly loading: string
  /** Of one that staff have yet to publish. */
  readonly awaitsStaff: string
  readonly withdrawn: string
  readonly withdrawnHint: string
  readonly failedHint: string
  readonly make: string
  readonly share: string
  /** Of the overlay; `{name}`. */
  readonly shareTitle: string
  readonly shareHint: string
  /** What is sent; `{name}` and `{hashtag}`. */
  readonly shareText: string
  readonly qr: string
  readonly copy: string
  readonly copied: string
  readonly copyFailed: string
  readonly close: string
}

export const avatarDetail: Bilingual<DetailWords> = {
  en: {
    unnamed: 'A portrait',
    loading: 'The portrait is being fetched …',
    awaitsStaff:
      'It hangs on the wall once our staff have approved it. Until then it is shown at this address alone.',
    withdrawn: 'This frame is empty',
    withdrawnHint: 'There is no portrait at this address. It may be mistyped, or the portrait was removed.',
    failedHint: 'It is still there; it only cannot be loaded at the moment.',
    make: 'Make your own',
    share: 'Share',
    shareTitle: 'Take {name} with you',
    shareHint: 'Scan the code with your phone, or copy the link.',
    shareText: '{name}, fresh from another decade. Retro avatars at Nachklang {hashtag}',
    qr: 'QR code: {address}',
    copy: 'Copy link',
    copied: 'Link copied',
    copyFailed: 'The browser does not let us copy. The link is marked: copy it by hand.',
    close: 'Close',
  },
  de: {
    unnamed: 'Ein Porträt',
    loading: 'Das Porträt wird geholt …',
    awaitsStaff:
      'Es hängt an der Wand, sobald unser Team es freigegeben hat. Bis dahin ist es nur unter dieser Adresse zu sehen.',
    withdrawn: 'Dieser Rahmen ist leer',
    withdrawnHint:
      'Unter dieser Adresse gibt es kein Porträt. Vielleicht ist sie verschrieben, oder das Porträt wurde entfernt.',
    failedHint: 'Es ist noch da, lässt sich im Moment nur nicht laden.',
    make: 'Eigenen machen',
    share: 'Teilen',
    shareTitle: '{name} mitnehmen',
    shareHint: 'Scann den Code mit dem Handy oder kopier den Link.',
    shareText: '{name}, frisch aus einem anderen Jahrzehnt. Retro-Avatare bei Nachklang {hashtag}',
    qr: 'QR-Code: {address}',
    copy: 'Link kopieren',
    copied: 'Link kopiert',
    copyFailed: 'Der Browser lässt uns nicht kopieren. Der Link ist markiert: Kopier ihn von Hand.',
    close: 'Schliessen',
  },
}
