import { useEffect, useMemo } from 'react'

/**
 * A texture or geometry made by a component and disposed on unmount: fiber disposes JSX elements but no props.
 * @param make a module-level or memoised function: another function makes a new object
 */
export function useDisposable<T extends { dispose(): void }>(make: () => T): T {
  const made = useMemo(() => make(), [make])
  useEffect(() => () => made.dispose(), [made])
  return made
}
