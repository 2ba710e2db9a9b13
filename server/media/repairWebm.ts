const headId = 0x1a45dfa3
const segmentId = 0x18538067
const clusterId = 0x1f43b675
const voidId = 0xec

/** Elements of a Segment besides Clusters: SeekHead, Info, Tracks, Cues, Attachments, Chapters, Tags, and padding. */
const inSegment: ReadonlySet<number> = new Set([
  ...[0x114d9b74, 0x1549a966, 0x1654ae6b, 0x1c53bb6b, 0x1941a469, 0x1043a770, 0x1254c367, voidId],
])
/** Elements of a Cluster: times, blocks, groups of blocks, checksums. */
const inCluster: ReadonlySet<number> = new Set([0xe7, 0xa3, 0xa0, 0xa7, 0xab, 0xaf, 0x5854, 0xbf, voidId])

/**
 * Repairs a webm file that was cut off or is followed by other data: drops the incomplete block and the other data,
 * and gives Segment and Cluster an unknown size where theirs is too large (RFC 8794, section 6.2). Otherwise readers
 * would skip the last Cluster, which may be half a minute, or search for ever. Null where nothing is broken.
 */
export function repairWebm(bytes: Uint8Array): Uint8Array | null {
  const entered: Element[] = []
  let isInCluster = false
  let position = 0
  let end = bytes.length
  while (position < end) {
    const element = elementAt(bytes, position)
    if (!element) {
      end = position
      break
    }
    const { id, content } = element
    const isWhole = element.end !== undefined && element.end <= end
    if (id === segmentId && entered.length === 0) {
      // Enters the element, whose children follow.
      entered.push(element)
      end = Math.min(end, element.end ?? end)
      position = content
    } else if (id === clusterId && entered.length > 0 && !isWhole) {
      entered.push(element)
      isInCluster = true
      position = content
    } else if (element.end !== undefined && isWhole && isKnown(id)) {
      if (id === clusterId || (inSegment.has(id) && id !== voidId)) isInCluster = false
      position = element.end
    } else end = position
  }

  function isKnown(id: number): boolean {
    if (entered.length === 0) return id === headId
    return id === clusterId || inSegment.has(id) || (isInCluster && inCluster.has(id))
  }

  const promising = entered.filter((element) => element.end !== undefined && element.end > end)
  if (end === bytes.length && promising.length === 0) return null
  const repaired = bytes.slice(0, end)
  for (const { size, content } of promising) {
    repaired.fill(0xff, size, content)
    // The first byte also gives the length of the number: a 1 bit after as many zeros as there are further bytes.
    repaired[size] = 0xff >> (content - size - 1)
  }
  return repaired
}

interface Element {
  readonly id: number
  /** Positions of its size and content. */
  readonly size: number
  readonly content: number
  /** Position of the next element; undefined for unknown size. */
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

/** Bytes of a variable-length number, 1 to 8; 0 where there is none. */
function lengthAt(bytes: Uint8Array, position: number): number {
  const first = bytes[position] ?? 0
  return first === 0 ? 0 : Math.clz32(first) - 23
}
