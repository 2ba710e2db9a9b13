import { Suspense, use, useMemo } from 'react'
import { SRGBColorSpace } from 'three'
import { printPlaces, printSize } from './prints.ts'

/** Paper around the picture, metres. */
const border = 0.004
const pictureSize = [printSize[0] - 2 * border, printSize[1] - 2 * border] as const

type Picture = HTMLImageElement | null

/**
 * Pictures of stories as small prints, fanned out behind the cassette. They may come after the hall is shown, and one
 * that does not load leaves its place empty.
 */
export function Prints({ urls }: { readonly urls: readonly string[] }) {
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
  // Fills its frame, cut at the sides that are too long.
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
