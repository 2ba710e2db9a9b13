/**
 * Avatars per sheet: whole rows in two, three, four, five and six columns. Only sheets near the viewport are rendered.
 */
const placesOnSheet = 60
/** Places on the first sheet for the entry poster (two by two) and the QR code; see AvatarSheet.module.css. */
const reservedPlaces = 5

export interface Sheet<T> {
  readonly items: readonly T[]
  /** Index of its first item in the whole list. */
  readonly first: number
}

/** Splits a list into sheets; an empty list gives one empty sheet. */
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
