import type { Language } from '../../../contract/common.ts'

/** Words that the synthesizer reads wrongly, spelt as they sound. For its ears only; plural endings stay. */
export const respellings: Readonly<Record<Language, readonly (readonly [RegExp, string])[]>> = {
  de: [
    [/\bPersonal Computer/gu, 'Pörsenel Computer'],
    [/\biPod/gu, 'Eipott'],
    [/\biMac/gu, 'Eimäck'],
    [/\biTunes\b/gu, 'Eitjuns'],
    [/\bAmazon\b/gu, 'Ämesonn'],
    [/\bWalkman/gu, 'Wokmän'],
    [/\bMixtape/gu, 'Mixteip'],
    [/\bTape\b/gu, 'Teip'],
    [/\bShuffle\b/gu, 'Schaffel'],
    [/\bPlaylist\b/gu, 'Pleilist'],
    [/\bPlaylisten\b/gu, 'Pleilisten'],
    [/\bPodcast/gu, 'Pottkahst'],
    [/\bSmartphone\b/gu, 'Smartfohn'],
    [/\bSmartphones\b/gu, 'Smartfohns'],
    [/\bGame ?[Bb]oy/gu, 'Gehmbeu'],
    [/\bCloud\b/gu, 'Klaud'],
    [/\b[Ss]treamen\b/gu, 'striemen'],
    [/\bJukebox\b/gu, 'Dschukbox'],
    [/\bRewind\b/gu, 'Riweind'],
    [/\bCassette/gu, 'Kassette'],
    [/\bRecorder/gu, 'Rekorder'],
    [/\bUSB\b/gu, 'U Es Be'],
    [/\bNachklang/gu, 'Nahchklang'],
  ],
  en: [[/\bNachklang\b/gu, 'Nahk-klang']],
}
