/** Gives what `make` makes, made at the first call: for what takes long, so that no page waits while its code is loaded. */
export function onFirstUse<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
