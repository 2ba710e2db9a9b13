/**
 * In order of preference. Safari 18.4 says yes to WebM but writes files without duration that it cannot play back
 * itself, so there audio/mp4 goes first (SHARE-07).
 */
const webm = ['audio/webm;codecs=opus', 'audio/webm']
const mp4 = ['audio/mp4;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4']

/** The media type to record in, with its codec; null where the browser records none of ours. */
export function chooseFormat(isSupported: (mimeType: string) => boolean, isSafari: boolean): string | null {
  const aac = mp4.slice(1)
  const wanted = isSafari ? [...aac, ...webm] : [...webm, ...mp4]
  return wanted.find(isSupported) ?? null
}

/** WebKit without Blink: the only engine that names its vendor so. */
export const isSafari = (vendor: string): boolean => vendor.startsWith('Apple')
