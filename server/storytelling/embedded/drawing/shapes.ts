/**
 * How much of each of the three inks a shape prints, in the order dark, accent, light: 0 leaves the paper, 1 is solid,
 * between them it is screened. `null` lets what lies below show through, so the ink overprints it.
 */
export type Tone = readonly [number | null, number | null, number | null]

/** A tone that changes along a line in the shape's own box, both ends from 0 to 1. */
export interface Gradient {
  readonly from: Tone
  readonly to: Tone
  /** x1, y1, x2, y2. */
  readonly line: readonly [number, number, number, number]
}
export type Paint = Tone | Gradient

interface Mark {
  readonly d: string
  readonly fill?: Paint
  readonly stroke?: Tone
  readonly width?: number
}
interface Group {
  readonly kids: Drawing
  readonly transform?: string
  /** Path data outside of which nothing prints. */
  readonly clip?: string
  /** Printed over what lies below instead of in its place: tones add up. */
  readonly over?: boolean
}
export type Shape = Mark | Group
export type Drawing = readonly Shape[]

export function isGradient(paint: Paint): paint is Gradient {
  return 'line' in paint
}

/** The tones that everything is drawn in. The names are roles; which ink plays them, a palette says. */
export const tones = {
  dark: [1, 0, 0],
  accent: [0, 1, 0],
  light: [0, 0, 1],
  both: [0, 1, 1],
  paper: [0, 0, 0],
  grey: [0.42, 0, 0],
  pale: [0.16, 0, 0],
  tint: [0, 0.4, 0],
  wash: [0, 0, 0.45],
  /** Dark over whatever is there. */
  night: [1, null, null],
  shade: [0.45, null, null],
  overAccent: [null, 1, null],
  overLight: [null, null, 1],
} as const satisfies Record<string, Tone>

export const fill = (d: string, paint: Paint): Mark => ({ d, fill: paint })
export const stroke = (d: string, tone: Tone, width: number): Mark => ({ d, stroke: tone, width })
/** Prints over what lies below: a shadow, or a form that mixes with the next. */
export const over = (kids: Drawing): Group => ({ kids, over: true })

/** A rim of `tone` around a drawing, `by` units wide: it stands out from whatever is behind it. */
export function rim(drawing: Drawing, tone: Tone, by: number): Drawing {
  return drawing.map((shape) => {
    if ('kids' in shape) return { ...shape, kids: rim(shape.kids, tone, by / scaleOf(shape.transform)) }
    return {
      d: shape.d,
      fill: shape.fill === undefined ? [null, null, null] : tone,
      stroke: tone,
      width: (shape.stroke === undefined ? 0 : (shape.width ?? 1)) + 2 * by,
    }
  })
}

/** The smaller of the factors of a transform written by `place`. */
function scaleOf(transform = ''): number {
  const factors = /scale\((-?[\d.]+) (-?[\d.]+)\)/.exec(transform)
  return factors === null
    ? 1
    : Math.max(0.05, Math.min(Math.abs(Number(factors[1])), Math.abs(Number(factors[2]))))
}

/** The outline of a drawing, filled with one tone. */
export function silhouette(drawing: Drawing, tone: Tone): Drawing {
  return drawing.map((shape) => {
    if ('kids' in shape) return { ...shape, kids: silhouette(shape.kids, tone) }
    return shape.stroke === undefined ? { ...shape, fill: tone } : { ...shape, stroke: tone }
  })
}

export const within = (clip: string, kids: Drawing): Group => ({ clip, kids })

/** @param turn degrees, clockwise. @param scale one factor, or one each for x and y; negative mirrors */
export function place(
  x: number,
  y: number,
  kids: Drawing,
  scale: number | readonly [number, number] = 1,
  turn = 0,
): Group {
  const [sx, sy] = typeof scale === 'number' ? [scale, scale] : scale
  return { kids, transform: `translate(${n(x)} ${n(y)}) rotate(${n(turn)}) scale(${n3(sx)} ${n3(sy)})` }
}

/** Lit from the left: the tone, darkening towards the right by a screen of the dark ink. */
export function lit(tone: Tone, depth = 0.55): Gradient {
  const dark = tone[0] ?? 0
  const to = dark > 0.5 ? tone : ([Math.min(1, dark + depth), tone[1], tone[2]] as const)
  const from = dark > 0.5 ? ([0.72, tone[1], tone[2]] as const) : tone
  return { from, to, line: [0.3, 0, 1, 0.25] }
}

export function fade(from: Tone, to: Tone, line: Gradient['line'] = [0, 0, 0, 1]): Gradient {
  return { from, to, line }
}

export const circle = (x: number, y: number, r: number) => ellipse(x, y, r, r)

export function ellipse(x: number, y: number, rx: number, ry: number): string {
  return `M${n(x - rx)} ${n(y)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`
}

/** @param radius of the corners */
export function rect(x: number, y: number, w: number, h: number, radius = 0): string {
  const r = Math.min(radius, w / 2, h / 2)
  if (r <= 0) return `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`
  const a = `a${n(r)} ${n(r)} 0 0 1`
  return `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${a} ${n(r)} ${n(r)}v${n(h - 2 * r)}${a} ${n(-r)} ${n(r)}h${n(2 * r - w)}${a} ${n(-r)} ${n(-r)}v${n(2 * r - h)}${a} ${n(r)} ${n(-r)}Z`
}

/** Corners as x, y, x, y ... */
export const polygon = (...xy: readonly number[]) => `${polyline(...xy)}Z`

export function polyline(...xy: readonly number[]): string {
  let d = ''
  for (let i = 0; i + 1 < xy.length; i += 2)
    d += `${i === 0 ? 'M' : 'L'}${n(xy[i] ?? 0)} ${n(xy[i + 1] ?? 0)}`
  return d
}

/** A piece of a circle line from angle `a` to `b`, degrees clockwise from the right. */
export function arc(x: number, y: number, r: number, a: number, b: number): string {
  const [p, q] = [(a * Math.PI) / 180, (b * Math.PI) / 180]
  const large = b - a > 180 ? 1 : 0
  return `M${n(x + r * Math.cos(p))} ${n(y + r * Math.sin(p))}A${n(r)} ${n(r)} 0 ${large} 1 ${n(x + r * Math.cos(q))} ${n(y + r * Math.sin(q))}`
}

/** A sector of a disc, angles as in `arc`. */
export const sector = (x: number, y: number, r: number, a: number, b: number) =>
  `${arc(x, y, r, a, b)}L${n(x)} ${n(y)}Z`

/** `count` values of `make`, flattened. */
export function repeat(count: number, make: (index: number) => Shape | Drawing): Drawing {
  return Array.from({ length: count }, (_, index) => make(index)).flat()
}

/** A number as SVG takes it, to a tenth of a unit. */
export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}
const n3 = (value: number) => String(Math.round(value * 1000) / 1000)
