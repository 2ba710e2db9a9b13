/**
 * Runs a process that has a memory (a filter, a room) over a loop as if it had been going round for ever: the last
 * `warmUpSeconds` go in first and are thrown away. The result joins end to beginning without a seam, because there
 * is none; a cross-fade would dip the level and smear what is struck.
 */
export function aroundLoop(
  samples: Float32Array,
  sampleRate: number,
  warmUpSeconds: number,
  process: (samples: Float32Array) => Float32Array,
): Float32Array {
  return process(withLead(samples, Math.round(warmUpSeconds * sampleRate))).slice(
    Math.round(warmUpSeconds * sampleRate),
  )
}

/** The loop with its own last `lead` samples before it (going round more than once if need be). */
function withLead(samples: Float32Array, lead: number): Float32Array {
  const length = samples.length
  const result = new Float32Array(length + lead)
  for (let i = 0; i < result.length; i++) {
    const at = (((i - lead) % length) + length) % length
    result[i] = samples[at] ?? 0
  }
  return result
}

/**
 * How the joint compares with the rest: the curvature (second difference) where the end meets the beginning, divided
 * by the root mean square curvature of the `windowSeconds` on either side. Noise gives 0 to about 4; a click more.
 */
export function jointRoughness(samples: Float32Array, sampleRate: number, windowSeconds = 0.05): number {
  const length = samples.length
  const at = (i: number) => samples[(i + length) % length] ?? 0
  const bend = (i: number) => at(i - 1) - 2 * at(i) + at(i + 1)
  const reach = Math.round(windowSeconds * sampleRate)
  let energy = 0
  for (let i = -reach; i < reach; i++) energy += bend(i) ** 2
  const usual = Math.sqrt(energy / (2 * reach))
  return Math.max(Math.abs(bend(-1)), Math.abs(bend(0))) / Math.max(usual, 1e-9)
}
