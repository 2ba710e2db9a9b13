/** Pages of paper: text, forms and lists. */
export const paperPages = [
  '/',
  '/exhibits',
  '/about',
  '/exhibits/memory-recorder',
  '/exhibits/vcfzh25',
  '/exhibits/vcfzh25/new',
  '/playground',
  '/exhibits/werkschau/share-story',
  '/exhibits/werkschau/explore-stories',
  '/exhibits/werkschau/my-story',
  '/exhibits/ui-cards',
  '/exhibits/ui-cards/lisa-os',
  '/exhibits/interface-museum',
  '/admin',
] as const

/** Rooms, which show a still first: those in 3D, and the desktop of 1998 in its frame. */
export const roomPages = [
  '/exhibits/werkschau',
  '/exhibits/werkschau/tape',
  '/exhibits/werkschau/ipod',
  '/exhibits/werkschau/echo',
  '/exhibits/imac/welcome',
  '/exhibits/imac/desktop',
  '/exhibits/win98-theme',
] as const
