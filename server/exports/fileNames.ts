const extensions: Readonly<Record<string, string>> = {
  'audio/webm': 'webm',
  'audio/ogg': 'ogg',
  'audio/mp4': 'm4a',
  'audio/mpeg': 'mp3',
  'audio/wav': 'wav',
  'image/webp': 'webp',
  'image/png': 'png',
  'image/jpeg': 'jpg',
  'image/svg+xml': 'svg',
}

/** The name of a file in an archive, without its extension: `story-100001`. */
export const itemName = (kind: string, id: number) => `${kind}-${String(id).padStart(6, '0')}`

/** @param type media type without parameters */
export const extensionOf = (type: string | null) => extensions[type ?? ''] ?? 'bin'
