const endings = new Map([
  ['audio/webm', 'webm'],
  ['video/webm', 'webm'],
  ['audio/mp4', 'm4a'],
  ['video/mp4', 'mp4'],
  ['audio/ogg', 'ogg'],
  ['audio/mpeg', 'mp3'],
  ['audio/wav', 'wav'],
  ['audio/x-wav', 'wav'],
  ['audio/flac', 'flac'],
])

/** A name for a recording: services tell the format by its ending. */
export function audioName(type: string): string {
  return `recording.${endings.get(type) ?? 'webm'}`
}
