import { PerspectiveCamera } from '@react-three/drei'
import { useThree } from '@react-three/fiber'
import { Suspense, use, useMemo, useRef } from 'react'
import { type PerspectiveCamera as Camera, SRGBColorSpace, Vector3 } from 'three'
import { damp } from '../stage/damp.ts'
import { preloadModels } from '../stage/useModel.ts'
import { useMotion } from '../stage/useMotion.ts'
import { closeUpOf, hallView, type HallView, standOf } from './layout.ts'
import type { HallDevice } from './hallDevice.ts'
import { Pedestal } from './Pedestal.tsx'
import { Wall } from './Wall.tsx'
import { printPlaces, printSize } from './prints.ts'

preloadModels('plinth')

export interface HallProps {
  /** The devices, oldest first. */
  readonly devices: readonly HallDevice[]
  readonly approached: string | null
  /** The device that the camera enters. */
  readonly chosen: string | null
  /** Addresses of the prints behind the cassette. */
  readonly prints: readonly string[]
  /** The camera has reached the chosen device. */
  readonly onArrived: () => void
}

/** Devices on plinths in a dark hall, each in the light of its own scene. */
export function Hall({ devices, approached, chosen, prints, onArrived }: HallProps) {
  const { width, height } = useThree((state) => state.size)
  const view = useMemo(() => hallView(width / height, devices), [width, height, devices])
  const focus = chosen ?? approached
  return (
    <>
      <color attach="background" args={['#000000']} />
      <Visitor view={view} chosen={chosen} onArrived={onArrived} />
      <Wall view={view} focus={focus} />
      {view.stands.map((stand) => {
        const { slug, OnShow } = stand
        const nearness = focus === null ? 'none' : focus === slug ? 'near' : 'other'
        return (
          <Pedestal
            key={slug}
            stand={stand}
            nearness={nearness}
            behind={stand.hasPrints && <Prints urls={prints} />}
          >
            <OnShow nearness={nearness} />
          </Pedestal>
        )
      })}
    </>
  )
}

/** Time constant, seconds: the flight takes about 0.9 s. */
const walkSeconds = 0.32
/** Share of the flight that counts as arrived. */
const arrivedAt = 0.975

interface VisitorProps {
  readonly view: HallView
  readonly chosen: string | null
  readonly onArrived: () => void
}

/** The camera: shows the whole hall, then flies to the chosen device. */
function Visitor({ view, chosen, onArrived }: VisitorProps) {
  const camera = useRef<Camera>(null)
  const walk = useRef({ share: 0, hasArrived: false })

  useMotion((seconds) => {
    if (camera.current === null) return false
    const moves = damp(walk.current, 'share', chosen === null ? 0 : 1, walkSeconds, seconds)
    const { share } = walk.current
    const { eye, target } = chosen === null ? view.camera : closeUpOf(standOf(chosen, view))
    camera.current.position.set(...view.camera.eye).lerp(new Vector3(...eye), share)
    camera.current.lookAt(new Vector3(...view.camera.target).lerp(new Vector3(...target), share))
    if (share > arrivedAt && !walk.current.hasArrived) {
      walk.current.hasArrived = true
      onArrived()
    }
    return moves
  })
  return <PerspectiveCamera ref={camera} makeDefault fov={view.camera.fov} near={0.05} far={8} />
}

/** White border of a print, metres. */
const border = 0.004
const pictureSize = [printSize[0] - 2 * border, printSize[1] - 2 * border] as const

type Picture = HTMLImageElement | null

/** Pictures of stories as prints behind the cassette. They may load after the hall; one that fails is left out. */
function Prints({ urls }: { readonly urls: readonly string[] }) {
  const pictures = useMemo(() => urls.map(loadPicture), [urls])
  return (
    <Suspense fallback={null}>
      {pictures.map((picture, index) => (
        <Print key={urls[index]} loading={picture} place={printPlaces[index % printPlaces.length]} />
      ))}
    </Suspense>
  )
}

interface PrintProps {
  readonly loading: Promise<Picture>
  readonly place: (typeof printPlaces)[number] | undefined
}

function Print({ loading, place }: PrintProps) {
  const picture = use(loading)
  if (picture === null || place === undefined) return null
  // Cropped to fill its frame.
  const wide = (picture.naturalWidth / picture.naturalHeight) * (pictureSize[1] / pictureSize[0])
  const [width, height] = wide > 1 ? [1 / wide, 1] : [1, wide]
  return (
    <group position={[...place.at]} rotation={[place.lean, 0, place.turn]}>
      <group position-y={printSize[1] / 2}>
        <mesh castShadow receiveShadow>
          <planeGeometry args={[...printSize]} />
          <meshStandardMaterial color="#efe9dc" roughness={0.62} />
        </mesh>
        <mesh position-z={0.0002} receiveShadow>
          <planeGeometry args={[...pictureSize]} />
          <meshStandardMaterial roughness={0.62}>
            <canvasTexture
              attach="map"
              args={[picture]}
              repeat={[width, height]}
              offset={[(1 - width) / 2, (1 - height) / 2]}
              colorSpace={SRGBColorSpace}
              anisotropy={8}
            />
          </meshStandardMaterial>
        </mesh>
      </group>
    </group>
  )
}

async function loadPicture(url: string): Promise<Picture> {
  const image = new Image()
  image.src = url
  try {
    await image.decode()
    return image
  } catch (error) {
    console.warn('The picture of a story cannot be shown', url, error)
    return null
  }
}
