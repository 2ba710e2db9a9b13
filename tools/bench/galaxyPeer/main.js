import ForceGraph3D from '3d-force-graph'
import { PerspectiveCamera, Raycaster, Vector2 } from 'three'
import SpriteText from 'three-spritetext'

const holder = document.querySelector('#graph')
if (holder === null) throw new Error('The page has no place for the graph')
const graph = new ForceGraph3D(holder, { controlType: 'orbit', rendererConfig: { antialias: false } })
  .backgroundColor('#000008')
  .width(innerWidth)
  .height(innerHeight)
  .cooldownTicks(0)
  .nodeResolution(8)
  .nodeThreeObjectExtend(true)
  .nodeThreeObject((node) => {
    const label = new SpriteText(`Memory ${node.id}`, 4, '#ffffff')
    label.position.y = -9
    return label
  })

window.peer = {
  async open(count) {
    const side = Math.ceil(Math.sqrt(count))
    graph.graphData({
      nodes: Array.from({ length: count }, (_, id) => {
        const [x, y] = [((id % side) - side / 2) * 26, (Math.floor(id / side) - side / 2) * 26]
        return { id, x, y, z: 0, fx: x, fy: y, fz: 0 }
      }),
      links: [],
    })
    graph.cameraPosition({ x: 0, y: 0, z: side * 30 }, { x: 0, y: 0, z: 0 })
    for (let frame = 0; frame < 6; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve))
    graph.pauseAnimation()
  },
  draw(frame) {
    const camera = graph.camera()
    camera.position.x = 3 * Math.sin(frame)
    const start = performance.now()
    graph.renderer().render(graph.scene(), camera)
    const ms = performance.now() - start
    const gl = graph.renderer().getContext()
    gl.readPixels(0, 0, 1, 1, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4))
    return ms
  },
  pick(times) {
    const camera = graph.camera()
    if (!(camera instanceof PerspectiveCamera)) throw new Error('The graph has another camera')
    const ray = new Raycaster()
    const start = performance.now()
    for (let time = 0; time < times; time += 1) {
      ray.setFromCamera(new Vector2(Math.sin(time), Math.cos(3 * time)), camera)
      ray.intersectObjects(graph.scene().children, true)
    }
    return performance.now() - start
  },
}
