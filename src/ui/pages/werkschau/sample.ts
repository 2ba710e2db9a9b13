/** Up to `count` different entries in random order. @param random 0 up to 1, e.g. Math.random */
export function sample<T>(all: readonly T[], count: number, random: () => number): readonly T[] {
  const left = [...new Set(all)]
  const picked: T[] = []
  while (picked.length < count && left.length > 0) {
    picked.push(...left.splice(Math.floor(random() * left.length), 1))
  }
  return picked
}
