import { useId, useMemo } from 'react'
import { pixelPath } from '#lib/pixels/pixelPath.ts'
import { createPixels, type Pixels } from '#lib/pixels/pixels.ts'

/** What a number in the picture looks like: a colour, or a colour on some pixels of a tile that repeats. */
export interface Ink {
  readonly number: number
  readonly fill: string
  /** `#` where there is ink; rows of equal length that divide sixteen. */
  readonly tile?: readonly string[]
}

interface PixelPictureProps {
  readonly picture: Pixels
  /** Lies under everything else. */
  readonly paper: string
  readonly inks: readonly Ink[]
  readonly className?: string | undefined
}

/** Larger than the tile itself: what repeats is drawn once for that many pixels, so that it stays even at any scale. */
const tileSize = 16

/** A picture of whole pixels as outlines, an ornament to screen readers: sharp at every size. One path a colour, so no seams between pixels. */
export function PixelPicture({ picture, paper, inks, className }: PixelPictureProps) {
  const id = useId()
  const { width, height } = picture
  const paths = useMemo(() => inks.map((ink) => pixelPath(picture, ink.number)), [picture, inks])
  return (
    <svg
      className={className}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <defs>
        {inks.map(
          ({ number, tile, fill }) =>
            tile && (
              <pattern
                key={number}
                id={`${id}-${number}`}
                width={tileSize}
                height={tileSize}
                patternUnits="userSpaceOnUse"
              >
                <path d={tilePath(tile)} fill={fill} />
              </pattern>
            ),
        )}
      </defs>
      <path d={`M0 0h${width}v${height}H0z`} fill={paper} />
      {inks.map(({ number, tile, fill }, index) => (
        <path key={number} d={paths[index]} fill={tile ? `url(#${id}-${number})` : fill} />
      ))}
    </svg>
  )
}

function tilePath(tile: readonly string[]): string {
  const cells = createPixels(tileSize, tileSize)
  for (let index = 0; index < cells.cells.length; index++) {
    const row = tile[Math.floor(index / tileSize) % tile.length] ?? ''
    if (row[(index % tileSize) % row.length] === '#') cells.cells[index] = 1
  }
  return pixelPath(cells, 1)
}
