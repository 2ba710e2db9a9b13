/** The routes that are counted, as patterns: an address that somebody made up is counted as 'other'. */
const patterns: ReadonlySet<string> = new Set([
  '/',
  '/about',
  '/admin',
  '/exhibits',
  '/exhibits/ui-cards',
  '/exhibits/ui-cards/:id',
  '/exhibits/memory-recorder',
  '/exhibits/win98-theme',
  '/exhibits/interface-museum',
  '/exhibits/vcfzh25',
  '/exhibits/vcfzh25/new',
  '/exhibits/vcfzh25/detail/:uuid',
  '/exhibits/imac',
  '/exhibits/imac/:windowType',
  '/exhibits/werkschau',
  '/exhibits/werkschau/tape',
  '/exhibits/werkschau/ipod',
  '/exhibits/werkschau/echo',
  '/exhibits/werkschau/share-story',
  '/exhibits/werkschau/explore-stories',
  '/exhibits/werkschau/my-story',
  '/playground',
])

/** The pattern to count: `[id]` and `:id` mean the same, a parameter's name does not matter. */
export function countedPattern(route: string): string {
  const normal = route.replace(/\[(\w+)\]/g, ':$1')
  if (patterns.has(normal)) return normal
  const shape = shapeOf(normal)
  return [...patterns].find((pattern) => pattern.includes(':') && shapeOf(pattern) === shape) ?? 'other'
}

function shapeOf(pattern: string): string {
  return pattern.replace(/:\w+/g, ':')
}
