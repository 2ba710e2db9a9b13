import { CameraControlsImpl } from '@react-three/drei'

/** Frames come on demand: the first one after a rest is not as long as the rest was. Seconds. */
const longestStep = 1 / 20

export class HandControls extends CameraControlsImpl {
  override update(seconds: number): boolean {
    return super.update(Math.min(seconds, longestStep))
  }

  /** Whatever is under way is over. `cancel` alone keeps fingers in mind as long as more lie there than mean something. */
  endGestures(): void {
    this._activePointers.length = 0
    this._isDragging = false
    this.cancel()
  }
}
