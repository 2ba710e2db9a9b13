import { heardLoudness } from './check.ts'
import { decibels } from '../../server/storyteller/sound/samples.ts'
import type { Product } from './produce.ts'
import { voiceReference } from './targets.ts'

const head = [
  'File',
  'How it is made',
  'Seconds',
  'Loop',
  'Channels',
  'Bytes',
  'Loudness heard (LUFS)',
  'Gain (dB)',
  'Peak of the file (dBTP)',
  'SHA-256',
]

/** The text of public/audio/PROVENANCE.md. */
export function provenanceText(products: readonly Product[]): string {
  const rows = products.map((product) => {
    const { entry, fileName, seconds, mp3, sound, gain, filePeakDb, sha256 } = product
    return [
      fileName,
      entry.made,
      seconds.toFixed(2),
      entry.isLoop ? 'yes' : 'no',
      String(sound.channels.length),
      String(mp3.length),
      heardLoudness(product).toFixed(1),
      decibels(gain).toFixed(1),
      filePeakDb.toFixed(1),
      `\`${sha256}\``,
    ]
  })
  return `# Where these sounds come from

Every sound here is computed by the scripts in \`workshop/sounds\` (\`npm run make -- sounds\`): oscillators, seeded noise, filters and
struck resonators. Nothing is recorded, sampled or taken from anybody; no sound of any maker is imitated. They belong to
this exhibition and stand under its licence, GPL-3.0-or-later. The same scripts on the pinned Node give the same bytes.

Format: MP3 of constant bitrate with a gapless tag, so that browsers decode exactly as many samples as went in. Loudness
follows ITU-R BS.1770, for short sounds over their loudest 0.4 s; narrations are made for ${voiceReference} LUFS. Files are as loud as
their peaks allow; the gain brings each to its place in the mix and stands in \`src/audio/sounds.gen.ts\`.

${table([head, ...rows])}
`
}

/** Columns padded to one width, as the formatter wants them. */
function table(rows: readonly (readonly string[])[]): string {
  const widths = head.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`
  const [first = [], ...rest] = rows
  return [line(first), line(widths.map((width) => '-'.repeat(width))), ...rest.map(line)].join('\n')
}
