/** Pose of a cover, in units of the screen and degrees. */
interface FlowPose {
  readonly x: number
  readonly z: number
  readonly turn: number
  /** Higher ones are in front. */
  readonly order: number
  /** 0 to 1. */
  readonly shade: number
}

/** Units from the front cover to the first beside it, and between the others. */
const beside = 88
const pitch = 30
const turned = 57
const behind = -74

/** @param offset from the front in covers: 0 is in front */
export function flowPose(offset: number): FlowPose {
  const near = Math.max(-1, Math.min(1, offset))
  const far = offset - near
  return {
    x: near * beside + far * pitch,
    z: Math.abs(near) * behind + 0,
    turn: -near * turned + 0,
    order: 100 - Math.round(Math.abs(offset) * 2),
    shade: 0.34 * Math.abs(near) + Math.min(0.4, Math.abs(far) * 0.08),
  }
}
