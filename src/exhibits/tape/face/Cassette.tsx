import { useRef } from 'react'
import type { TapeLook } from '../handwriting.ts'
import styles from './Cassette.module.css'
import { type Transport, useReels } from './useReels.ts'

interface CassetteProps extends Transport {
  readonly title: string
  readonly look: TapeLook
  readonly side: 'a' | 'b'
}

/** Half the distance between the hubs, mm (IEC 60094-7: 42.5). */
const hubX = 21.25
const teeth = [0, 60, 120, 180, 240, 300] as const
const degrees = 180 / Math.PI

/** The cassette behind its door, with tape packs and hubs at the present position (TAPE-08, DECK-09). */
export function Cassette({ title, look, side, ...transport }: CassetteProps) {
  const picture = useRef<SVGSVGElement>(null)
  useReels(transport, (reels) => {
    const set = (part: string, name: string, value: string) =>
      picture.current?.querySelector(part)?.setAttribute(name, value)
    set('[data-pack=supply]', 'r', reels.supplyRadius.toFixed(3))
    set('[data-pack=takeUp]', 'r', reels.takeUpRadius.toFixed(3))
    // Seen from the front both hubs turn anticlockwise.
    set('[data-hub=supply]', 'transform', `rotate(${(-reels.supplyAngle * degrees).toFixed(2)})`)
    set('[data-hub=takeUp]', 'transform', `rotate(${(-reels.takeUpAngle * degrees).toFixed(2)})`)
  })

  return (
    <div className={styles.cassette} style={{ '--stock': look.paper, '--pen': look.ink }}>
      <svg ref={picture} className={styles.picture} viewBox="-51.2 -31.9 102.4 63.8" aria-hidden="true">
        <defs>
          <clipPath id="tape-window">
            <rect x="-33" y="-13.5" width="66" height="23" rx="3" />
          </clipPath>
          <linearGradient id="tape-shell" x1="0" y1="0" x2="0" y2="1">
            <stop offset="0" stopColor="#4a4642" />
            <stop offset="0.12" stopColor="#2b2826" />
            <stop offset="1" stopColor="#1c1a19" />
          </linearGradient>
          <radialGradient id="tape-pack">
            <stop offset="0" stopColor="#2a1710" />
            <stop offset="0.82" stopColor="#3c2417" />
            <stop offset="0.97" stopColor="#563523" />
            <stop offset="1" stopColor="#24130c" />
          </radialGradient>
        </defs>
        <path
          d="M-48.7-31.9h97.4a2.5 2.5 0 0 1 2.5 2.5v58.8a2.5 2.5 0 0 1-2.5 2.5h-97.4a2.5 2.5 0 0 1-2.5-2.5v-58.8a2.5 2.5 0 0 1 2.5-2.5z"
          fill="url(#tape-shell)"
        />
        <path
          d="M-50.6-29.4a1.9 1.9 0 0 1 1.9-1.9h97.4a1.9 1.9 0 0 1 1.9 1.9"
          fill="none"
          stroke="#8a837a"
          strokeWidth="0.5"
        />
        <rect className={styles.label} x="-44" y="-28.5" width="88" height="43.5" rx="1.6" />
        <path d="M-44-11.5h88M-44-9.6h88" className={styles.stripe} />
        <rect x="-34" y="-14.5" width="68" height="25" rx="4" fill="#161413" />
        <g clipPath="url(#tape-window)">
          <rect x="-33" y="-13.5" width="66" height="23" fill="#0d0a08" />
          <circle data-pack="supply" cx={-hubX} cy="-2" r="20" fill="url(#tape-pack)" />
          <circle data-pack="takeUp" cx={hubX} cy="-2" r="11" fill="url(#tape-pack)" />
          <path d="M-12-13.5h24v23h-24z" fill="#fff" opacity="0.035" />
        </g>
        {([-hubX, hubX] as const).map((x) => (
          <g key={x} transform={`translate(${x} -2)`}>
            <circle r="8.6" fill="#0b0a09" />
            <g data-hub={x < 0 ? 'supply' : 'takeUp'}>
              <circle r="8.2" fill="#dcd5c6" />
              <circle r="5.2" fill="#0b0a09" />
              {teeth.map((turn) => (
                <rect
                  key={turn}
                  x="-0.9"
                  y="-5.5"
                  width="1.8"
                  height="2.5"
                  fill="#dcd5c6"
                  transform={`rotate(${turn})`}
                />
              ))}
              <circle cy="-6.8" r="0.55" fill="#8b8375" />
            </g>
            <circle r="2.1" fill="#3b3835" />
            <path d="M-2.1 0h4.2M0-2.1v4.2" stroke="#5d5853" strokeWidth="0.7" />
          </g>
        ))}
        <path d="M-33 31.9l3.2-14.4h59.6l3.2 14.4z" fill="#262321" stroke="#3c3835" strokeWidth="0.6" />
        {[-24, 24, -10.5, 10.5].map((x) => (
          <circle
            key={x}
            cx={x}
            cy={Math.abs(x) > 20 ? 25 : 22.5}
            r={Math.abs(x) > 20 ? 2.2 : 1.4}
            fill="#0c0b0a"
          />
        ))}
        {[-47.5, 47.5].flatMap((x) =>
          [-28.2, 28.2].map((y) => <circle key={`${x} ${y}`} cx={x} cy={y} r="1.3" fill="#6b655d" />),
        )}
      </svg>
      <p className={styles.title} data-hand={look.hand}>
        <span className={styles.side}>{side.toUpperCase()}</span>
        <span className={styles.words} dir="auto" style={{ '--letters': title.length }}>
          {title}
        </span>
      </p>
    </div>
  )
}
