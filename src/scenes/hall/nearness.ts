/** Whether somebody is near a device, near another one, or near none. */
export type Nearness = 'near' | 'other' | 'none'

export interface OnShowProps {
  readonly nearness: Nearness
}

/** How bright what glows in a device is. @param far while nobody is near @param near with somebody near */
export function glowOf(nearness: Nearness, far: number, near: number): number {
  if (nearness === 'near') return near
  return nearness === 'other' ? far * 0.6 : far
}
