import type { ReactNode } from 'react'
import type { WindowType } from '../imacMachine.ts'
import styles from './DesktopIcon.module.css'

/** Our own icons on a grid of 32: a folder with sheets, a pen on a sheet, a speaking machine; a sheet for a story. */
const drawings: Readonly<Record<WindowType | 'story' | 'voice', ReactNode>> = {
  'visitor-stories': (
    <>
      <path fill="#f6fafa" d="M8 3h15v10H8z" />
      <path fill="#cfe3e6" d="M11 6h9v1h-9zM11 9h9v1h-9z" />
      <path fill="#ffb45e" d="M3 9h9l2 3h15v16H3z" />
      <path fill="#f08a3c" d="M3 15h26v13H3z" />
      <path fill="#0a4b58" d="M7 19h12v2H7zM7 23h8v2H7z" />
    </>
  ),
  'submit-story': (
    <>
      <path fill="#f6fafa" d="M5 4h18v25H5z" />
      <path fill="#9fc3c9" d="M8 8h12v1H8zM8 12h12v1H8zM8 16h7v1H8z" />
      <path fill="#d9560b" d="M24 6l4 4-11 12-4-4z" />
      <path fill="#ffd75e" d="M13 18l4 4-6 2z" />
      <path fill="#073c47" d="M11.5 22.5l1.2 1.2-1.9.6z" />
    </>
  ),
  'device-story': (
    <>
      <path fill="#12a0b5" d="M8 4h16l4 8v9l-4 6H8l-4-6v-9z" />
      <path fill="#f6fafa" d="M8 7h16v14H8z" />
      <path fill="#073c47" d="M10 9h12v10H10z" />
      <path fill="#7fd4df" d="M12 13h2v3h-2zM15 11h2v6h-2zM18 12h2v4h-2z" />
      <path fill="#0a4b58" d="M11 27h10v2H11z" />
    </>
  ),
  story: (
    <>
      <path fill="#fffdf0" d="M6 3h15l5 5v21H6z" />
      <path fill="#cfd9c8" d="M21 3v5h5z" />
      <path fill="#0a4b58" d="M10 11h12v2H10zM10 16h12v2H10zM10 21h8v2h-8z" />
    </>
  ),
  voice: (
    <>
      <path fill="#fffdf0" d="M6 3h15l5 5v21H6z" />
      <path fill="#cfd9c8" d="M21 3v5h5z" />
      <path fill="#d9560b" d="M10 15h2v6h-2zM13 12h2v12h-2zM16 10h2v16h-2zM19 13h2v10h-2zM22 16h2v4h-2z" />
    </>
  ),
}

export function IconDrawing({ of }: { of: keyof typeof drawings }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 32 32" shapeRendering="crispEdges" aria-hidden="true">
      {drawings[of]}
    </svg>
  )
}

interface DesktopIconProps {
  readonly of: WindowType
  readonly name: string
  readonly isOpen: boolean
  readonly onOpen: () => void
}

export function DesktopIcon({ of, name, isOpen, onOpen }: DesktopIconProps) {
  return (
    <button type="button" className={styles.icon} aria-current={isOpen ? 'true' : undefined} onClick={onOpen}>
      <IconDrawing of={of} />
      <span className={styles.name} dir="auto">
        {name}
      </span>
    </button>
  )
}
