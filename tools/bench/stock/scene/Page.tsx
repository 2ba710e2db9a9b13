import { Canvas } from '@react-three/fiber'

export default function Page() {
  return (
    <main>
      <h1>Stock</h1>
      <p>A page of a heading, a lead and a scene, as Vite and fiber make it.</p>
      <div className="scene">
        <Canvas>
          <ambientLight />
          <mesh>
            <boxGeometry />
            <meshStandardMaterial color="orange" />
          </mesh>
        </Canvas>
      </div>
    </main>
  )
}
