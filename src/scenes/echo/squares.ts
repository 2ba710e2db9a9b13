import {
  BufferAttribute,
  DynamicDrawUsage,
  InstancedBufferAttribute,
  InstancedBufferGeometry,
  Mesh,
  type RawShaderMaterial,
} from 'three'

/** Squares in one draw call, each with a few values of its own. */
export interface Squares {
  readonly mesh: Mesh<InstancedBufferGeometry, RawShaderMaterial>
  /** Values of the squares in sequence; `show` sets how many are drawn. */
  values(): Float32Array
  /** Grows the capacity, which discards the values. */
  reserve(capacity: number): void
  show(count: number): void
  dispose(): void
}

/** @param name of the attribute in the shader  @param order later ones are drawn over earlier ones */
export function createSquares(
  material: RawShaderMaterial,
  name: string,
  width: number,
  capacity: number,
  order: number,
): Squares {
  const geometry = new InstancedBufferGeometry()
  geometry.setAttribute('corner', new BufferAttribute(new Float32Array([-1, -1, 1, -1, -1, 1, 1, 1]), 2))
  geometry.setIndex([0, 1, 2, 2, 1, 3])
  geometry.instanceCount = 0
  const mesh = new Mesh(geometry, material)
  mesh.frustumCulled = false
  mesh.matrixAutoUpdate = false
  mesh.renderOrder = order
  mesh.visible = false
  let attribute = attributeOf(width, capacity)
  geometry.setAttribute(name, attribute)
  return {
    mesh,
    values: () => attribute.array,
    reserve(needed) {
      if (needed <= attribute.count) return
      // A buffer cannot grow.
      geometry.dispose()
      attribute = attributeOf(width, Math.ceil(needed * 1.25))
      geometry.setAttribute(name, attribute)
    },
    show(count) {
      geometry.instanceCount = count
      mesh.visible = count > 0
      attribute.clearUpdateRanges()
      if (count > 0) attribute.addUpdateRange(0, width * count)
      attribute.needsUpdate = true
    },
    dispose() {
      geometry.dispose()
      material.dispose()
    },
  }
}

function attributeOf(
  width: number,
  capacity: number,
): InstancedBufferAttribute & { readonly array: Float32Array } {
  const array = new Float32Array(width * capacity)
  const attribute = new InstancedBufferAttribute(array, width)
  attribute.setUsage(DynamicDrawUsage)
  return Object.assign(attribute, { array })
}
