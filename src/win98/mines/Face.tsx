type Look = 'calm' | 'tense' | 'won' | 'lost'

/** Eyes and mouth in a face of 17 by 17 pixels. */
const features: Readonly<Record<Look, string>> = {
  calm: 'M5 6h2v2H5zM10 6h2v2h-2zM4 10h1v1h1v1h1v1h3v-1h1v-1h1v-1h1v1h-1v1h-1v1h-1v1H7v-1H6v-1H5v-1H4z',
  tense: 'M5 6h2v2H5zM10 6h2v2h-2zM7 10h3v1h1v2h-1v1H7v-1H6v-2h1zM7 11v2h3v-2z',
  won: 'M2 5h13v1h-1v2h-1v1h-3V8H9V6H8v2H7v1H4V8H3V6H2zM4 10h1v1h1v1h5v-1h1v-1h1v1h-1v1h-1v1H6v-1H5v-1H4z',
  lost: 'M4 5h1v1h1V5h1v1H6v1h1v1H6V7H5v1H4V7h1V6H4zM10 5h1v1h1V5h1v1h-1v1h1v1h-1V7h-1v1h-1V7h1V6h-1zM6 10h5v1h1v1h1v1h-1v-1h-1v-1H6v1H5v1H4v-1h1v-1h1z',
}

/** The face above the field, which follows the game. */
export function Face({ look }: { look: Look }) {
  return (
    <svg viewBox="0 0 17 17" shapeRendering="crispEdges" aria-hidden="true">
      <path
        fill="#000"
        d="M6 0h5v1h2v1h1v1h1v1h1v2h1v5h-1v2h-1v1h-1v1h-1v1h-2v1H6v-1H4v-1H3v-1H2v-1H1v-2H0V6h1V4h1V3h1V2h1V1h2z"
      />
      <path
        fill="#ffff00"
        d="M6 1h5v1h2v1h1v1h1v2h1v5h-1v2h-1v1h-1v1h-2v1H6v-1H4v-1H3v-1H2v-2H1V6h1V4h1V3h1V2h2z"
      />
      <path fill="#000" fillRule="evenodd" d={features[look]} />
    </svg>
  )
}
