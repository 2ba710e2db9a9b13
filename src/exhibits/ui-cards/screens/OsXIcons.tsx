interface Place {
  readonly x: number
  readonly y: number
}

/** A blue folder, drawn on sixteen units. */
export function FolderIcon({ x, y, size }: Place & { readonly size: number }) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 16})`}>
      <path d="M1 4q0-1 1-1h4l1.5 2H14q1 0 1 1v7q0 1-1 1H2q-1 0-1-1z" fill="#5f9bd6" />
      <path d="M1 6.500h14V13q0 1-1 1H2q-1 0-1-1z" fill="#9cc7ee" />
      <path d="M1 6.500h14v2H1z" fill="#d4e8fb" />
    </g>
  )
}

const grounds = ['#3f7fd4', '#f4f6f9', '#8a6fc4', '#f0a23c', '#4aa564', '#d65a54', '#2b3340'] as const
const signs = [
  'M14 44q18-34 36 0M24 44q8-15 16 0',
  'M16 20h32v24H16zl16 14 16-14',
  'M22 46V18l22-4v28M22 26l22-4',
  'M32 12v40M12 32h40M18 18l28 28M46 18L18 46',
  'M14 46l12-18 9 10 7-12 8 20z',
  'M16 16h14v32H16zm18 0h14v32H34z',
  'M14 20l12 10-12 10M30 44h20',
] as const

/** An icon of the Dock: our own signs on rounded grounds, with light from above, on sixty-four units. */
export function DockIcon({ index, x, y, size }: Place & { readonly index: number; readonly size: number }) {
  const isPale = index === 1
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 64})`}>
      <rect x="4" y="4" width="56" height="56" rx="13" fill={grounds[index]} />
      <rect x="4.5" y="4.5" width="55" height="55" rx="12.5" fill="none" stroke="#00000040" />
      <path
        d={signs[index]}
        fill="none"
        stroke={isPale ? '#3c6ea8' : '#ffffff'}
        strokeWidth="4.5"
        strokeLinejoin="round"
        strokeLinecap="round"
      />
      <path d="M6 17q0-11 11-11h30q11 0 11 11v11Q32 38 6 28z" fill="#ffffff" opacity="0.28" />
    </g>
  )
}

/** The bin: a basket of wire, empty. */
export function Basket({ x, y }: Place) {
  const wires = [6, 14, 22, 30, 38, 46, 54]
  return (
    <g transform={`translate(${x} ${y}) scale(0.9)`} fill="none" stroke="#e9eef4" strokeWidth="1.5">
      <path d="M6 8l7 52h34l7-52z" fill="#ffffff33" />
      {wires.map((wire) => (
        <path key={wire} d={`M${wire} 8L${30 + (wire - 30) * 0.7} 60`} />
      ))}
      {[18, 28, 38, 48].map((row) => (
        <path key={row} d={`M${6 + row * 0.13} ${row}h${48 - row * 0.26}`} />
      ))}
      <ellipse cx="30" cy="8" rx="24" ry="5" strokeWidth="3" />
    </g>
  )
}
