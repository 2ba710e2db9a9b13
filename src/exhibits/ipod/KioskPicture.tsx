import { useEffect, useState } from 'react'
import { ipod } from '#content/exhibits/ipod/words.ts'
import type { PosterPictureProps } from '#ui/parts/installation.ts'
import { litScreen } from './litScreen.ts'
import { useWords } from '#state/language.ts'

const rowHeight = 33
const barHeight = 25
const sleeves = [
  { ground: '#24346b', line: '#8fb8de', place: 'translate(-9 -6) rotate(-8)' },
  { ground: '#7a1f2b', line: '#f2d0a4', place: 'translate(9 -5) rotate(7)' },
  { ground: '#0f4c5c', line: '#e9c46a', place: '' },
] as const

/** The player with its menu lit; in the still the display is dark. */
export function KioskPicture({ still, className }: PosterPictureProps) {
  const { heading, rows } = useWords(ipod).menu
  const [isThere, setIsThere] = useState(false)
  // Not onLoad: a cached picture loads before React has added its listener.
  useEffect(() => {
    const picture = new Image()
    picture.src = still.url
    picture.decode().then(
      () => setIsThere(true),
      (error: unknown) => console.warn('The display of the player stays dark', error),
    )
  }, [still.url])
  return (
    <svg className={className} viewBox="0 0 1600 1600" aria-hidden="true">
      <image href={still.url} width="1600" height="1600" />
      <g
        visibility={isThere ? undefined : 'hidden'}
        transform={`matrix(${litScreen.join(' ')})`}
        fill="#14171c"
        fontSize="14"
        fontWeight="500"
      >
        <rect width="320" height="240" rx="2" fill="#fbfcfd" />
        <rect x="208" width="112" height="240" rx="2" fill="#e8ebef" />
        <rect width="320" height={barHeight} rx="2" fill="#eceff2" />
        <path d={`M0 ${barHeight}h320M208 ${barHeight}v215`} stroke="#b9c0c9" strokeWidth="0.7" />
        <text x="160" y="17" textAnchor="middle" fontWeight="650">
          {heading}
        </text>
        <rect x="293" y="8" width="19" height="9" rx="1.5" fill="#4ea63c" stroke="#6a7380" />
        <rect y={barHeight} width="208" height={rowHeight} fill="#2a67cd" />
        {Object.values(rows).map((row, at) => (
          <g
            key={row}
            transform={`translate(0 ${barHeight + at * rowHeight})`}
            fill={at === 0 ? '#fff' : undefined}
          >
            <text x="10" y="21">
              {row}
            </text>
          </g>
        ))}
        <g transform="translate(264 132)">
          {sleeves.map(({ ground, line, place }) => (
            <g key={ground} transform={place}>
              <rect x="-35" y="-35" width="70" height="70" fill={ground} />
              <circle r="22" fill="none" stroke={line} strokeWidth="2" />
              <circle r="9" fill={line} />
            </g>
          ))}
        </g>
      </g>
    </svg>
  )
}
