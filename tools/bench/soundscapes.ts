import '../requireNode.mjs'
import { chromium } from '@playwright/test'
import { build } from 'vite'
import * as z from 'zod'
import { ensureChromium } from '../browser.ts'
import { chromiumFlags } from '../lib/chromiumFlags.ts'
import { inRoot } from '../lib/paths.ts'
import { inColumns } from './inColumns.ts'
import { recordResult, sized } from './results.ts'
import type { SoundscapeName, Stretch } from './soundscapesPage.ts'

/** An hour of each, in stretches that fit into memory; each stretch has a seed of its own. */
const stretches = sized(6, 1)
const stretchSeconds = sized(600, 60)
const limits = { costPercent: 3, repetition: 0.5, largestSample: 0.84 } as const

const Processes = z.object({ processInfo: z.array(z.object({ type: z.string(), cpuTime: z.number() })) })

const executablePath = await ensureChromium()
const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] })
try {
  const page = await browser.newPage()
  await page.addScriptTag({ content: await bundle(), type: 'module' })
  await page.waitForFunction(() => window.soundscapes !== undefined)
  const session = await browser.newBrowserCDPSession()
  /** Processor time of the pages, whatever else the machine does. */
  const cpuSeconds = async () => {
    const { processInfo } = Processes.parse(await session.send('SystemInfo.getProcessInfo'))
    return processInfo
      .filter(({ type }) => type === 'renderer')
      .reduce((sum, { cpuTime }) => sum + cpuTime, 0)
  }
  const measured: Figures[] = []
  for (const name of ['walking', 'ocean'] as const) {
    const found: Stretch[] = []
    let taken = 0
    for (let seed = 1; seed <= stretches; seed++) {
      const before = await cpuSeconds()
      await page.evaluate(([scape, number, seconds]) => window.soundscapes?.play(scape, number, seconds), [
        name,
        seed,
        stretchSeconds,
      ] as const)
      taken += (await cpuSeconds()) - before
      const stretch = await page.evaluate(() => window.soundscapes?.measure())
      if (stretch !== undefined) found.push(stretch)
    }
    measured.push(figuresOf(name, found, (100 * taken) / (stretches * stretchSeconds)))
  }
  report(measured)
} finally {
  await browser.close()
}

interface Figures {
  readonly name: SoundscapeName
  /** LUFS that a twentieth, half and nineteen twentieths of all moments stay under. */
  readonly loudness: readonly [number, number, number]
  /** LUFS. */
  readonly integratedLoudness: number
  /** dB by the loudest octave. */
  readonly octaves: readonly number[]
  readonly repetition: number
  readonly repetitionSeconds: number
  readonly largestSample: number
  readonly largestStep: number
  readonly costPercent: number
}

function figuresOf(name: SoundscapeName, found: readonly Stretch[], costPercent: number): Figures {
  const loudness = found.flatMap((stretch) => stretch.loudness).toSorted((one, other) => one - other)
  const quantile = (part: number) => loudness[Math.round(part * (loudness.length - 1))] ?? Number.NaN
  const rows = found.flatMap((stretch) => stretch.octaves)
  const powers = (rows[0] ?? []).map(
    (_, octave) => rows.reduce((sum, row) => sum + (row[octave] ?? 0), 0) / rows.length,
  )
  const [repetition, lag] = strongestRepetition(rows)
  return {
    name,
    loudness: [quantile(0.05), quantile(0.5), quantile(0.95)],
    integratedLoudness: found.reduce((sum, stretch) => sum + stretch.integratedLoudness, 0) / found.length,
    octaves: powers.map((power) => 10 * Math.log10(power / Math.max(...powers))),
    repetition,
    repetitionSeconds: lag / 10,
    largestSample: Math.max(...found.map((stretch) => stretch.largestSample)),
    largestStep: Math.max(...found.map((stretch) => stretch.largestStep)),
    costPercent,
  }
}

/**
 * How like itself the sound is at its worst, some time later: the autocorrelation of the octaves' levels, beyond five
 * seconds. 1 is a loop; what chance alone gives is about 0.
 * @returns the correlation and its lag in rows
 */
function strongestRepetition(rows: readonly (readonly number[])[]): readonly [number, number] {
  const bands = (rows[0] ?? []).map((_, octave) => {
    const levels = rows.map((row) => Math.log10((row[octave] ?? 0) + 1e-9))
    const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length
    return Float64Array.from(levels, (level) => level - mean)
  })
  const alike = (lag: number) => {
    let product = 0
    let power = 0
    for (const band of bands)
      for (let at = lag; at < band.length; at++) {
        product += (band[at] ?? 0) * (band[at - lag] ?? 0)
        power += ((band[at] ?? 0) ** 2 + (band[at - lag] ?? 0) ** 2) / 2
      }
    return product / power
  }
  let best: readonly [number, number] = [0, 0]
  for (let lag = 50; lag < rows.length / 2; lag++) {
    const found = alike(lag)
    if (found > best[0]) best = [found, lag]
  }
  return best
}

function report(measured: readonly Figures[]): void {
  const row = (what: string, of: (figures: Figures) => string) => [what, ...measured.map(of)]
  console.log(
    inColumns([
      row(`${stretches} x ${stretchSeconds} s`, ({ name }) => name),
      row('Loudness of the whole, LUFS', (figures) => figures.integratedLoudness.toFixed(1)),
      row('Loudness, LUFS: 5, 50, 95 %', ({ loudness }) =>
        loudness.map((level) => level.toFixed(1)).join(' '),
      ),
      row('Octaves from 31 Hz, dB', ({ octaves }) => octaves.map((level) => level.toFixed(0)).join(' ')),
      row(
        'Strongest repetition after 5 s',
        ({ repetition, repetitionSeconds }) =>
          `${repetition.toFixed(2)} at ${repetitionSeconds.toFixed(1)} s`,
      ),
      row('Largest sample', ({ largestSample }) => largestSample.toFixed(3)),
      row('Largest step between samples', ({ largestStep }) => largestStep.toFixed(3)),
      row('Processor time, of one core', ({ costPercent }) => `${costPercent.toFixed(2)} %`),
    ]),
  )
  const worst = (of: (figures: Figures) => number) => Math.max(...measured.map(of))
  const cost = worst(({ costPercent }) => costPercent)
  recordResult({ id: 'soundscape-cost', figure: `${cost.toFixed(1)} %`, holds: cost <= limits.costPercent })
  const repetition = worst((figures) => figures.repetition)
  recordResult({
    id: 'soundscape-repetition',
    figure: repetition.toFixed(2),
    holds: repetition <= limits.repetition,
  })
  const peak = worst(({ largestSample }) => largestSample)
  recordResult({ id: 'soundscape-peak', figure: peak.toFixed(2), holds: peak <= limits.largestSample })
}

async function bundle(): Promise<string> {
  const result = await build({
    configFile: false,
    root: inRoot(''),
    publicDir: false,
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: inRoot('tools/bench/soundscapesPage.ts') } },
  })
  const outputs = Array.isArray(result) ? result : [result]
  return outputs
    .flatMap((one) => ('output' in one ? one.output : []))
    .map((file) => (file.type === 'chunk' ? file.code : ''))
    .join('\n')
}
