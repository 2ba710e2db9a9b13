/** The end of the title of a test that `npm test` leaves to `npm run test:full`. Titles that stand as they are just end so. */
export const inFull = (isLeft: boolean): string => (isLeft ? ' @full' : '')
