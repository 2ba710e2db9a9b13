import { useId } from 'react'
import { Basket, DockIcon, FolderIcon } from './OsXIcons.tsx'

interface OsXScreenProps {
  readonly label: string
  readonly className?: string | undefined
}

const menus = ['Finder', 'File', 'Edit', 'View', 'Go', 'Window', 'Help'] as const
const menuLefts = [42, 98, 134, 172, 214, 248, 312] as const
const gels = ['#e8483f', '#f2b632', '#5fbf3f'] as const
const tools = ['Back', 'View', 'Computer', 'Home', 'Favorites', 'Applications'] as const
const columns = [
  ['Desktop', 'Documents', 'Library', 'Movies', 'Music', 'Pictures', 'Public', 'Sites'],
  ['Geneva', 'Letters', 'Projects', 'Recipes', 'Taxes'],
  ['Lake.tiff', 'Old town.tiff', 'Ring.tiff', 'Station.tiff'],
] as const
const open = [1, 0, -1] as const
/** Under the pointer the Dock swells. */
const dock = [
  { left: 214, size: 50 },
  { left: 270, size: 54 },
  { left: 330, size: 64 },
  { left: 400, size: 88 },
  { left: 494, size: 64 },
  { left: 564, size: 54 },
  { left: 624, size: 50 },
] as const

/** Mac OS X 10.0 as it felt: stripes, gel, soft shadows, on 1024 × 768 pixels (CARD-02). */
export function OsXScreen({ label, className }: OsXScreenProps) {
  const id = useId()
  const ref = (name: string) => `url(#${id}-${name})`
  return (
    <svg className={className} viewBox="0 0 1024 768" role="img" aria-label={label}>
      <defs>
        <linearGradient id={`${id}-sky`} x1="0" y1="0" x2="0.4" y2="1">
          <stop offset="0" stopColor="#3b6ea5" />
          <stop offset="0.55" stopColor="#6f9fd2" />
          <stop offset="1" stopColor="#8db7e8" />
        </linearGradient>
        <pattern id={`${id}-stripes`} width="16" height="4" patternUnits="userSpaceOnUse">
          <path d="M0 0h16v2H0z" fill="#ffffff" />
          <path d="M0 2h16v2H0z" fill="#f0f0f1" />
        </pattern>
        <linearGradient id={`${id}-gel`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffffff" stopOpacity="0.95" />
          <stop offset="0.45" stopColor="#ffffff" stopOpacity="0.25" />
          <stop offset="0.5" stopColor="#ffffff" stopOpacity="0" />
          <stop offset="1" stopColor="#ffffff" stopOpacity="0.6" />
        </linearGradient>
        <linearGradient id={`${id}-thumb`} x1="0" y1="0" x2="1" y2="0">
          <stop offset="0" stopColor="#2f6fce" />
          <stop offset="0.4" stopColor="#a9d2ff" />
          <stop offset="1" stopColor="#3a7be0" />
        </linearGradient>
        <filter id={`${id}-shadow`} x="-10%" y="-10%" width="120%" height="130%">
          <feDropShadow dx="0" dy="9" stdDeviation="11" floodColor="#000000" floodOpacity="0.42" />
        </filter>
      </defs>
      <path d="M0 0h1024v768H0z" fill={ref('sky')} />
      {/* Sweeping curves of light. */}
      <path d="M0 610C250 380 560 300 1024 330V0H760C480 90 190 260 0 470z" fill="#ffffff" opacity="0.09" />
      <path d="M0 700C330 450 680 420 1024 470V380C640 330 300 430 0 640z" fill="#ffffff" opacity="0.16" />
      <path d="M0 768C300 600 720 560 1024 640V540C700 470 280 560 0 720z" fill="#1d4c86" opacity="0.28" />

      <path d="M0 0h1024v22H0z" fill={ref('stripes')} />
      <path d="M0 22h1024v1H0z" fill="#8f9499" />
      <path
        d="M14 17a7 7 0 0 1 0-12M20 14.500a4 4 0 0 1 0-7"
        fill="none"
        stroke="#2f6fce"
        strokeWidth="2.6"
      />
      {menus.map((menu, index) => (
        <Words key={menu} x={menuLefts[index] ?? 0} y={16} size={13} bold={index === 0}>
          {menu}
        </Words>
      ))}
      <Words x={952} y={16} size={13}>
        Sat 10:08
      </Words>

      <g filter={ref('shadow')}>
        <path d="M126 112a9 9 0 0 1 9-9h650a9 9 0 0 1 9 9v420H126z" fill={ref('stripes')} />
      </g>
      <path d="M126 126h668" stroke="#c9c9cc" />
      {gels.map((fill, index) => (
        <g key={fill}>
          <circle cx={142 + index * 21} cy={114.5} r={7} fill={fill} stroke="#00000055" />
          <circle cx={142 + index * 21} cy={114.5} r={6} fill={ref('gel')} />
        </g>
      ))}
      <FolderIcon x={414} y={106} size={16} />
      <Words x={434} y={119} size={13}>
        Documents
      </Words>
      <rect x="762" y="110" width="22" height="9" rx="4.5" fill="#f6f6f7" stroke="#a5a5aa" />
      {tools.map((tool, index) => (
        <g key={tool}>
          <ToolIcon index={index} gel={ref('gel')} />
          <Words x={176 + index * 88} y={180} size={11} middle>
            {tool}
          </Words>
        </g>
      ))}
      <path d="M126 190h668" stroke="#b5b5b8" />
      <path d="M126 191h668v341H126z" fill="#ffffff" />
      {columns.map((names, column) => (
        <g key={names[0]}>
          {names.map((name, row) => {
            const x = 134 + column * 222
            const y = 199 + row * 24
            const isOpen = open[column] === row
            return (
              <g key={name}>
                {isOpen && (
                  <path d={`M${x - 8} ${y - 2}h206v22h-206z`} fill={column === 1 ? '#2f6fce' : '#cfd6df'} />
                )}
                {column < 2 ? (
                  <FolderIcon x={x + 2} y={y} size={17} />
                ) : (
                  <path d={`M${x + 4} ${y}h10l4 4v13h-14z`} fill="#fdfdfd" stroke="#8b8f96" />
                )}
                <Words x={x + 26} y={y + 14} size={13} fill={isOpen && column === 1 ? '#ffffff' : '#000000'}>
                  {name}
                </Words>
                {column < 2 && (
                  <path
                    d={`M${x + 182} ${y + 4}l8 5-8 5z`}
                    fill={isOpen && column === 1 ? '#ffffff' : '#70757d'}
                  />
                )}
              </g>
            )
          })}
          <path d={`M${332 + column * 222} 191h15v341h-15z`} fill="#ececee" stroke="#cfcfd3" />
          {column === 0 && (
            <>
              <rect x="333" y="193" width="13" height="210" rx="6.5" fill={ref('thumb')} stroke="#2a5fb0" />
              <path d="M335 200q5-6 9 0v196q-4 5-9 0z" fill="#ffffff" opacity="0.28" />
            </>
          )}
        </g>
      ))}

      {/* A question with its default button, which pulses in the original. */}
      <g filter={ref('shadow')}>
        <path d="M574 372h330v150H574z" fill="#ffffff" />
        <path d="M574 372h330v150H574z" fill={ref('stripes')} />
      </g>
      <Words x={650} y={410} size={15} bold>
        Keep this picture?
      </Words>
      <Words x={650} y={434} size={12}>
        It has been on the desk since 2001.
      </Words>
      <circle cx="612" cy="416" r="23" fill="#e8b23a" stroke="#9c7418" />
      <path d="M612 400v20m0 6v5" stroke="#fff8e6" strokeWidth="6" strokeLinecap="round" />
      <rect x="690" y="474" width="92" height="23" rx="11.5" fill="#f7f7f8" stroke="#9a9aa0" />
      <rect x="797" y="474" width="92" height="23" rx="11.5" fill="#4f97ee" stroke="#1f56a8" />
      <rect x="800" y="475" width="86" height="11" rx="5.5" fill="#ffffff" opacity="0.62" />
      <Words x={736} y={490} size={13} middle>
        Put away
      </Words>
      <Words x={843} y={490} size={13} middle>
        Keep
      </Words>

      <path d="M206 768v-72h612v72z" fill="#ffffff" opacity="0.42" />
      <path d="M206 768v-72h612v72" fill="none" stroke="#ffffff" opacity="0.7" />
      <path d="M690 702v60" stroke="#ffffff" strokeWidth="2" opacity="0.8" />
      {dock.map(({ left, size }, index) => (
        <DockIcon key={left} index={index} x={left} y={762 - size} size={size} />
      ))}
      <path d="M238 762l5 5h-10zM362 762l5 5h-10z" fill="#000000" />
      <Basket x={738} y={702} />
      <path d="M444 712l0 17 4-4 3 7 3-1.3-3-7h6z" fill="#000000" stroke="#ffffff" />
    </svg>
  )
}

/** The gel squares of the tool bar, each with a sign of its own. */
function ToolIcon({ index, gel }: { readonly index: number; readonly gel: string }) {
  const x = 162 + index * 88
  const signs = [
    'M20 7l-9 8 9 8z',
    'M7 8h6v6H7zm8 0h6v6h-6zm-8 8h6v6H7zm8 0h6v6h-6z',
    'M6 7h16v12H6zm5 14h6v2h-6z',
    'M14 6l10 9h-3v8H7v-8H4z',
    'M14 23C5 16 5 8 10 7q3 0 4 3 1-3 4-3c5 1 5 9-4 16z',
    'M14 5l3 7 7 1-5 5 1 7-6-4-6 4 1-7-5-5 7-1z',
  ] as const
  return (
    <g transform={`translate(${x} 134)`}>
      <rect width="28" height="30" rx="6" fill="#b9cfe9" stroke="#7d97b5" />
      <path d={signs[index]} fill="#2c5f9e" />
      <rect x="1" y="1" width="26" height="28" rx="5" fill={gel} opacity="0.6" />
    </g>
  )
}

interface WordsProps {
  readonly x: number
  readonly y: number
  /** Units of the picture. */
  readonly size: number
  readonly bold?: boolean
  readonly middle?: boolean
  readonly fill?: string
  readonly children: string
}

/** Letters of the picture: set at a hundred units and scaled, so that no browser's smallest size changes them. */
function Words({ x, y, size, bold = false, middle = false, fill = '#000000', children }: WordsProps) {
  return (
    <text
      transform={`translate(${x} ${y}) scale(${size / 100})`}
      fontFamily="'Instrument Sans', sans-serif"
      fontSize="100"
      fontWeight={bold ? 700 : 450}
      textAnchor={middle ? 'middle' : 'start'}
      fill={fill}
    >
      {children}
    </text>
  )
}
