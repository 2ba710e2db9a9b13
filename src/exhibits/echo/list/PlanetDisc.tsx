import { memo, useId } from 'react'
import { type StoryFacts, traitsOf } from '#lib/galaxy/traits.ts'
import styles from './PlanetDisc.module.css'

/** A small planet with the same traits as in the sky. */
export const PlanetDisc = memo(function PlanetDisc({ id, language, length, createdAt }: StoryFacts) {
  const traits = traitsOf({ id, language, length, createdAt })
  const [deep, main, high] = traits.colors.map(css)
  const air = css(traits.airColor)
  const ball = useId()
  const lean = (-traits.lean * 180) / Math.PI
  const opening = 17 * traits.ringOpening
  return (
    <svg className={styles.disc} viewBox="-20 -20 40 40" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id={ball} cx="0.32" cy="0.3" r="0.82">
          <stop offset="0" stopColor={high} />
          <stop offset="0.42" stopColor={main} />
          <stop offset="0.86" stopColor={deep} />
          <stop offset="1" stopColor="#05070d" />
        </radialGradient>
      </defs>
      <circle r={11 + 9 * traits.airDepth} fill={air} opacity="0.24" />
      <g transform={`rotate(${lean.toFixed(1)})`}>
        <circle r="10.5" fill={`url(#${ball})`} stroke={air} strokeWidth="0.5" strokeOpacity="0.7" />
        {markings[traits.surface]?.map((path) => (
          <path key={path} d={path} fill="none" stroke={deep} strokeWidth="1.5" opacity="0.55" />
        ))}
        {traits.rings !== 'none' && (
          <path
            d={`M-10 ${(opening * 0.25).toFixed(2)}A16 ${opening.toFixed(2)} 0 1 0 10 ${(opening * 0.25).toFixed(2)}`}
            fill="none"
            stroke={css(traits.ringColor)}
            strokeWidth={traits.rings === 'hair' ? 0.7 : 1.7}
          />
        )}
      </g>
      {moons(traits.moons).map(([x, y, r]) => (
        <circle key={x} cx={x} cy={y} r={r} fill="#d8dde6" />
      ))}
    </svg>
  )
})

const css = (color: number) => `#${color.toString(16).padStart(6, '0')}`

/** Surface marks that are visible at this size. */
const markings: Readonly<Record<string, readonly string[]>> = {
  bands: ['M-10 -3.5H10', 'M-10.4 1.5H10.4', 'M-8.5 6H8.5'],
  storm: ['M-10 -2.5H10', 'M-10 3.5H10', 'M1 0.4a3 1.6 0 1 0 6 0a3 1.6 0 1 0 -6 0'],
  craters: [
    'M-5 -3a2.2 2.2 0 1 0 4.4 0a2.2 2.2 0 1 0 -4.4 0',
    'M2 3.5a1.8 1.8 0 1 0 3.6 0a1.8 1.8 0 1 0 -3.6 0',
  ],
  land: ['M-6 -6c3 0 3 4 6 4s2 4 5 5', 'M-8 3c3 -1 4 3 7 4'],
  isles: ['M-4 -4l2 1', 'M3 -2l2 2', 'M-3 4l3 1'],
  cracks: ['M-8 -4l5 4 4 -3 7 5', 'M-4 8l2 -8'],
  veins: ['M-9 2c5 -6 8 4 17 -3', 'M-3 9c0 -5 4 -8 3 -17'],
  dunes: ['M-9 -3q4.5 -3 9 0t9 0', 'M-10 2q5 -3 10 0t10 0', 'M-8 6.5q4 -3 8 0t8 0'],
  marble: ['M-8 -6c6 2 6 6 15 5', 'M-9 2c6 -1 8 6 15 4'],
  ember: ['M-7 3l4 -3 4 3 5 -5'],
}

function moons(set: string): readonly (readonly [number, number, number])[] {
  if (set === 'none') return []
  if (set === 'large') return [[14.5, -11, 2.6]]
  const many: readonly (readonly [number, number, number])[] = [
    [13.5, -10.5, 1.7],
    [-15, 8, 1.2],
    [10, 14, 1],
  ]
  return many.slice(0, set === 'three' || set === 'escort' ? 3 : set === 'two' || set === 'twins' ? 2 : 1)
}
