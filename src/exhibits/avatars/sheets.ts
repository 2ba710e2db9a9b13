/**
 * A wall of thousands hangs in sheets of this many places, so that only the sheets near the visitor are in the page.
 * 60 makes whole rows in two, three, four, five and six columns alike; what the first one leaves off does, too.
 */
const placesOnSheet = 60
/** Places that the first sheet keeps for the way in (two by two) and for the QR code; see AvatarSheet.module.css. */
const reservedPlaces = 5

export interface Sheet<T> {
  readonly items: readonly T[]
  /** Place of its first item in the whole list, from 0. */
  readonly first: number
}

/** Cuts a list into sheets, in its own order; an empty one gives the first sheet alone. */
export function sheetsOf<T>(list: readonly T[]): readonly Sheet<T>[] {
  const sheets: Sheet<T>[] = []
  let first = 0
  do {
    const places = first === 0 ? placesOnSheet - reservedPlaces : placesOnSheet
    sheets.push({ items: list.slice(first, first + places), first })
    first += places
  } while (first < list.length)
  return sheets
}
