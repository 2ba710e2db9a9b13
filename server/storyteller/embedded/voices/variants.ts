import type { VoiceVariant } from '#content/narrations/staging.ts'

/**
 * Our voices, as variants of the synthesizer's German and English ones. Its plain voice has about 6 dB too much energy
 * at 2 to 5 kHz and buzzes; wider and lower upper formants and some breath make these softer.
 * Format of eSpeak NG voice files: `pitch` base and top in Hz; `formant` number, then frequency, height and width in
 * per cent; `breath` noise at each formant; `flutter` unsteadiness of the pitch; `voicing`, `consonants` levels;
 * `tunes` names of intonations after a full stop, a comma, a question mark and an exclamation mark.
 */
export const voiceVariants = {
  /** The deck: a calm tenor. */
  deck: variant({ pitch: [96, 140], size: 98, upper: [86, 62, 52], width: 140, breath: 3, flutter: 6 }),
  /** The iPod: small and light. */
  menu: variant({ pitch: [158, 216], size: 112, upper: [82, 60, 50], width: 135, breath: 2, flutter: 4 }),
  /** The speaker: a calm alto. */
  cylinder: variant({ pitch: [142, 186], size: 108, upper: [78, 56, 46], width: 150, breath: 4, flutter: 3 }),
  /** The computer that reads aloud: bright. */
  reader: variant({ pitch: [126, 182], size: 104, upper: [86, 66, 56], width: 130, breath: 2, flutter: 5 }),
  /** The grey box: level and dry. */
  box: variant({ pitch: [98, 128], size: 97, upper: [84, 62, 50], width: 135, breath: 1, flutter: 2 }),
  /** For devices that visitors added. */
  anyDevice: variant({
    pitch: [112, 156],
    size: 101,
    upper: [84, 62, 52],
    width: 140,
    breath: 3,
    flutter: 5,
  }),
  /** Three for visitors: alto, tenor, and an older one. */
  visitorAlto: variant({
    pitch: [172, 236],
    size: 115,
    upper: [78, 56, 46],
    width: 150,
    breath: 5,
    flutter: 6,
  }),
  visitorTenor: variant({
    pitch: [122, 172],
    size: 103,
    upper: [80, 58, 48],
    width: 150,
    breath: 5,
    flutter: 6,
  }),
  visitorElder: variant({
    pitch: [104, 150],
    size: 96,
    upper: [76, 52, 42],
    width: 160,
    breath: 6,
    flutter: 10,
  }),
} as const satisfies Record<VoiceVariant, string>

interface Traits {
  /** Hz, base and top. */
  readonly pitch: readonly [number, number]
  /** Formant frequencies in per cent: above 100 for a smaller head. */
  readonly size: number
  /** Height of the second, third, and all higher formants, per cent. */
  readonly upper: readonly [number, number, number]
  /** Width of the formants, per cent: more resonates less. */
  readonly width: number
  /** 0 to 10. */
  readonly breath: number
  /** 0 to 10. */
  readonly flutter: number
}

function variant({ pitch, size, upper: [second, third, high], width, breath, flutter }: Traits): string {
  const formants = [
    [100, 112, width],
    [size, 108, width],
    [size, second, width],
    [size, third, width + 10],
    [size, high, width + 10],
    [size, high - 6, width + 10],
    [size, high - 12, width + 10],
    [size, high - 24, width + 10],
    [size, high - 34, width + 10],
  ]
  return [
    'language variant',
    'name nachklang',
    `pitch ${pitch.join(' ')}`,
    `flutter ${flutter}`,
    'roughness 0',
    // The languages' own tunes fall at each comma before they rise, and differ.
    'tunes s6 c5 q4 e1',
    ...formants.map((values, index) => `formant ${index} ${values.join(' ')}`),
    'voicing 100',
    'consonants 72 66',
    // Breath on the upper formants would hiss at 7 to 8 kHz.
    `breath 0 ${breath} ${breath} ${Math.ceil(breath / 2)} ${Math.floor(breath / 3)} 0 0 0`,
    'breathw 150 150 200 200 400 400 600 600',
    '',
  ].join('\n')
}
