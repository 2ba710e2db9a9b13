/**
 * In order of preference. Safari 18.4 supports WebM but writes files without duration that it cannot play itself, so
 * there audio/mp4 comes first (SHARE-07).
 */
const webm = ['audio/webm;codecs=opus', 'audio/webm']
const mp4 = ['audio/mp4;codecs=opus', 'audio/mp4;codecs=mp4a.40.2', 'audio/mp4']

/** The media type to record in, with codec; null where the browser supports none. */
export function chooseFormat(isSupported: (mimeType: string) => boolean, isSafari: boolean): string | null {
  const aac = mp4.slice(1)
  const wanted = isSafari ? [...aac, ...webm] : [...webm, ...mp4]
  return wanted.find(isSupported) ?? null
}

/** Whether the engine is WebKit, the only one with this vendor name. */
export const isSafari = (vendor: string): boolean => vendor.startsWith('Apple')
