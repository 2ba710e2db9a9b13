/** One picture: where the camera stands (degrees, mm) and in what state the object is. */
export interface View {
  name: string
  /** Degrees to the right of the front. */
  azimuth: number
  /** Degrees above the horizon. */
  elevation: number
  /** Millimetres from the point looked at. */
  distance: number
  /** The point looked at, mm in the model's axes. */
  target: [number, number, number]
  /** Vertical field of view, degrees. */
  fov?: number
  /** Light hall or dark hall. */
  dark?: boolean
  /** How far (0 to 1) nodes that can move have moved; turns without an end take radians. */
  pose?: Record<string, number>
  /** How far (0 to 1) the object is opened. */
  open?: number
  /** Turns the whole object, degrees about x, y, z. */
  turn?: [number, number, number]
  /** Lies on the floor at this height, mm; the lowest point of the object unless told. */
  floor?: number
  /** Another model put at an anchor. */
  insert?: { model: string; anchor: string }
  /** Weights of morph targets by node. */
  morph?: Record<string, number>
}
