import { useId } from 'react'
import type { CardPlace } from '#content/exhibits/uiCards/places.ts'

/** Our own marks on a square of 24: a torn-off sheet, a pixel arrow, four steps of grey, a drop on water. */
const paths: Readonly<Record<CardPlace, string>> = {
  start: 'M2 4h14v18H2zM18 2h4v17h-4z',
  'lisa-os': 'M3 6h13l5 5v11H3zM3 2h18v2H3zM16 6v5h5z',
  'system-1': 'M2 2h20v20H2zM4 4v16h16V4zM8 6h2v2h2v2h2v2h2v2h-4v4h-2v-4H8z',
  nextstep: 'M2 14h5v8H2zM7 10h5v12H7zM12 6h5v16h-5zM17 2h5v20h-5z',
  'os-x': 'M12 1c4 6 7 9 7 13a7 7 0 0 1-14 0c0-4 3-7 7-13zM1 21q5.5-3 11 0t11 0v2H1z',
  end: 'M2 2h6v2H4v4H2zM16 2h6v6h-2V4h-4zM2 16h2v4h4v2H2zM20 16h2v6h-6v-2h4z',
}

interface MarkProps {
  readonly place: CardPlace
  readonly className: string | undefined
}

/** Cuts its background, foil or grey, to the mark. A mask would load each mark as a picture of its own. */
export function Mark({ place, className }: MarkProps) {
  const id = useId()
  return (
    <span className={className} style={{ clipPath: `url(#${id})` }} aria-hidden="true">
      <svg width="0" height="0">
        <clipPath id={id} clipPathUnits="objectBoundingBox">
          <path transform={`scale(${1 / 24})`} clipRule="evenodd" d={paths[place]} />
        </clipPath>
      </svg>
    </span>
  )
}
