/** Whether the visitor is near this device, another one, or none. */
export type Nearness = 'near' | 'other' | 'none'

export interface OnShowProps {
  readonly nearness: Nearness
}

/** Brightness of a light in a device. @param far while none is approached @param near while this one is */
export function glowOf(nearness: Nearness, far: number, near: number): number {
  if (nearness === 'near') return near
  return nearness === 'other' ? far * 0.6 : far
}
