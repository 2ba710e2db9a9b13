import { palette } from '../paint/palette.ts'
import { draw, type IconName, large } from './drawings.ts'
import styles from './Icon.module.css'
import { rasterPaths } from './rasterPath.ts'
import { small } from './smallDrawings.ts'

const drawn = new Map<string, ReadonlyMap<number, string>>()

function pathsOf(name: IconName, size: 16 | 32): ReadonlyMap<number, string> {
  const key = `${name} ${size}`
  const paths = drawn.get(key) ?? rasterPaths(draw((size === 16 ? small : large)[name], size))
  drawn.set(key, paths)
  return paths
}

/** A picture of a program, drawn pixel by pixel. */
export function Icon({ name, size }: { name: IconName; size: 16 | 32 }) {
  return (
    <svg
      className={size === 16 ? styles.small : styles.large}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      aria-hidden="true"
    >
      {[...pathsOf(name, size)].map(([colour, path]) => (
        <path key={colour} fill={palette[colour]} d={path} />
      ))}
    </svg>
  )
}
