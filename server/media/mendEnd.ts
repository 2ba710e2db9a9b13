const segmentId = 0x18538067
const clusterId = 0x1f43b675

/**
 * Mends a webm file that was cut off: drops the block that broke, and marks the Segment and Cluster that promise more
 * bytes than there are as of unknown size (RFC 8794, section 6.2). Otherwise readers skip the last Cluster whole, which
 * may be half a minute. Null where nothing is broken.
 */
export function mendEnd(bytes: Uint8Array): Uint8Array | null {
  const promising: Element[] = []
  let position = 0
  let end = bytes.length
  while (position < end) {
    const element = elementAt(bytes, position)
    if (!element) {
      end = position
      break
    }
    const isCut = element.end !== undefined && element.end > bytes.length
    if (element.id === segmentId || element.id === clusterId) {
      // Goes inside: their children follow at once.
      if (isCut) promising.push(element)
      position = element.content
    } else if (isCut || element.end === undefined) {
      end = position
    } else {
      position = element.end
    }
  }
  if (end === bytes.length && promising.length === 0) return null
  const mended = bytes.slice(0, end)
  for (const { size, content } of promising) {
    mended.fill(0xff, size, content)
    // The first byte also says how long the number is: one bit, after as many zeros as there are further bytes.
    mended[size] = 0xff >> (content - size - 1)
  }
  return mended
}

interface Element {
  readonly id: number
  /** Where its size and its content begin. */
  readonly size: number
  readonly content: number
  /** Where the next element begins; unknown for an element of unknown size. */
  readonly end: number | undefined
}

function elementAt(bytes: Uint8Array, position: number): Element | null {
  const size = position + lengthAt(bytes, position)
  const content = size + lengthAt(bytes, size)
  if (size === position || size - position > 4 || content === size || content > bytes.length) return null
  let id = 0
  for (let i = position; i < size; i++) id = id * 256 + (bytes[i] ?? 0)
  const firstBits = 0xff >> (content - size)
  let value = (bytes[size] ?? 0) & firstBits
  let isUnknown = value === firstBits
  for (let i = size + 1; i < content; i++) {
    const byte = bytes[i] ?? 0
    value = value * 256 + byte
    if (byte !== 0xff) isUnknown = false
  }
  return { id, size, content, end: isUnknown ? undefined : content + value }
}

/** Bytes of a variable-length number, 1 to 8; 0 where none begins. */
function lengthAt(bytes: Uint8Array, position: number): number {
  const first = bytes[position] ?? 0
  return first === 0 ? 0 : Math.clz32(first) - 23
}
