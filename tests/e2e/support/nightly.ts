/** The end of the title of a walk that is nightly; a test's title ends in it or stands as it is. */
export const nightly = (isLeft: boolean): string => (isLeft ? ' @nightly' : '')
