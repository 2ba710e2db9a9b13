import { setConsoleFunction } from 'three'

/** What three says of a class that fiber still makes one of; its next major version no longer does. */
const notice = /^THREE\.Clock: This module has been deprecated/

/** Keeps that one notice out of every room's console; all else that three says is heard. */
export function muteClockNotice(): void {
  setConsoleFunction((type, message, ...rest) => {
    if (!notice.test(message)) console[type](message, ...rest)
  })
}
