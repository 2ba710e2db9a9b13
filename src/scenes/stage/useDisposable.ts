import { useEffect, useMemo } from 'react'

/**
 * A texture or geometry that its component makes, and gives back when it leaves: fiber disposes what JSX made, and no
 * props.
 * @param make a function of its module, or a memoised one: another function makes anew
 */
export function useDisposable<T extends { dispose(): void }>(make: () => T): T {
  const made = useMemo(() => make(), [make])
  useEffect(() => () => made.dispose(), [made])
  return made
}
