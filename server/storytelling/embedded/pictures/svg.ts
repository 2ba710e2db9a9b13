/** Small helpers that write SVG; every number is rounded to a tenth of a unit. */

export const width = 1600
export const height = 1200

type Attributes = Readonly<Record<string, string | number>>

export function element(name: string, attributes: Attributes, content = ''): string {
  const list = Object.entries(attributes)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? n(value) : value}"`)
    .join('')
  return content ? `<${name}${list}>${content}</${name}>` : `<${name}${list}/>`
}

export const disc = (x: number, y: number, r: number, fill: string, more: Attributes = {}) =>
  element('circle', { cx: x, cy: y, r, fill, ...more })

export const ring = (
  x: number,
  y: number,
  r: number,
  stroke: string,
  thickness: number,
  more: Attributes = {},
) => element('circle', { cx: x, cy: y, r, fill: 'none', stroke, 'stroke-width': thickness, ...more })

export const box = (x: number, y: number, w: number, h: number, fill: string, more: Attributes = {}) =>
  element('rect', { x, y, width: w, height: h, fill, ...more })

export const stroke = (d: string, colour: string, thickness: number, more: Attributes = {}) =>
  element('path', { d, fill: 'none', stroke: colour, 'stroke-width': thickness, ...more })

export const shape = (d: string, fill: string, more: Attributes = {}) => element('path', { d, fill, ...more })

export const group = (transform: string, content: string, more: Attributes = {}) =>
  element('g', { transform, ...more }, content)

/** A sector of a circle line from angle `a` to `b`, in radians, clockwise from the right. */
export function arc(x: number, y: number, r: number, a: number, b: number): string {
  const large = b - a > Math.PI ? 1 : 0
  return `M${n(x + r * Math.cos(a))} ${n(y + r * Math.sin(a))}A${n(r)} ${n(r)} 0 ${large} 1 ${n(x + r * Math.cos(b))} ${n(y + r * Math.sin(b))}`
}

export function line(x1: number, y1: number, x2: number, y2: number): string {
  return `M${n(x1)} ${n(y1)}L${n(x2)} ${n(y2)}`
}

/** A smooth curve through all points (Catmull-Rom as cubic Béziers). */
export function curve(points: readonly (readonly [number, number])[]): string {
  const at = (i: number) => points[Math.min(points.length - 1, Math.max(0, i))] ?? [0, 0]
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`
  for (let i = 0; i + 1 < points.length; i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    const c1 = [p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6] as const
    const c2 = [p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6] as const
    d += `C${n(c1[0])} ${n(c1[1])} ${n(c2[0])} ${n(c2[1])} ${n(p2[0])} ${n(p2[1])}`
  }
  return d
}

export function n(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** A whole picture, 4:3, without fonts, scripts or anything from elsewhere. */
export function picture(ground: string, content: string): string {
  const frame = { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height }
  return element('svg', frame, box(0, 0, width, height, ground) + content)
}
