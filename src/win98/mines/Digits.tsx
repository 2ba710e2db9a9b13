import styles from './Digits.module.css'

/** Which of the seven bars of a digit are lit: top, upper left, upper right, middle, lower left, lower right, bottom. */
const bars: Readonly<Record<string, string>> = {
  '0': '1110111',
  '1': '0010010',
  '2': '1011101',
  '3': '1011011',
  '4': '0111010',
  '5': '1101011',
  '6': '1101111',
  '7': '1010010',
  '8': '1111111',
  '9': '1111011',
  '-': '0001000',
}

/** The bars in a digit of 11 by 20 pixels. */
const shapes = [
  'M2 1h7v1H8v1H3V2H2z',
  'M1 2h1v1h1v5H2v1H1z',
  'M9 2h1v7H9V8H8V3h1z',
  'M3 9h5v2H3z',
  'M1 11h1v1h1v5H2v1H1z',
  'M9 11h1v7H9v-1H8v-5h1z',
  'M3 17h5v1h1v1H2v-1h1z',
]

/** Three digits of red light, from -99 to 999. */
export function Digits({ value, label }: { value: number; label: string }) {
  const shown =
    value < 0
      ? `-${String(Math.min(99, -value)).padStart(2, '0')}`
      : String(Math.min(999, value)).padStart(3, '0')
  return (
    <div role="img" aria-label={label} className={styles.digits}>
      {[...shown].map((digit, at) => (
        <svg key={`${at} of three`} viewBox="0 0 11 20" shapeRendering="crispEdges" aria-hidden="true">
          {shapes.map((shape, bar) => (
            <path key={shape} d={shape} fill={bars[digit]?.[bar] === '1' ? '#ff0000' : '#3c0000'} />
          ))}
        </svg>
      ))}
    </div>
  )
}
