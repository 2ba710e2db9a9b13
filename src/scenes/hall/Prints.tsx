import { useThree } from '@react-three/fiber'
import { useEffect, useMemo, useState } from 'react'
import { type CanvasTexture, type Texture } from 'three'
import { painted } from '../stage/painted.ts'
import { printPlaces, printSize } from './prints.ts'

/** Texels a metre: a print is seen from 30 cm at the end of the way in. */
const texels = 5200
/** Paper around the picture, metres. */
const border = 0.004

/** Pictures of stories as small prints, fanned out behind the cassette. A picture that does not load leaves its place empty. */
export function Prints({ urls, envMap }: { urls: readonly string[]; envMap: Texture }) {
  const invalidate = useThree((state) => state.invalidate)
  const pictures = usePictures(urls)
  const prints = useMemo(() => pictures.map((picture) => (picture ? printOf(picture) : null)), [pictures])
  useEffect(
    function showPrints() {
      invalidate()
      return () => {
        for (const print of prints) print?.dispose()
      }
    },
    [prints, invalidate],
  )
  return printPlaces.map(({ at, turn, lean }, index) => {
    const print = prints[index]
    if (!print) return null
    return (
      <group key={index} position={[...at]} rotation={[lean, 0, turn]}>
        <mesh position-y={printSize[1] / 2} castShadow receiveShadow>
          <planeGeometry args={[...printSize]} />
          <meshStandardMaterial map={print} roughness={0.62} envMap={envMap} envMapIntensity={0.5} />
        </mesh>
      </group>
    )
  })
}

function usePictures(urls: readonly string[]): readonly (HTMLImageElement | null)[] {
  const [pictures, setPictures] = useState<readonly (HTMLImageElement | null)[]>([])
  const key = urls.join('\n')
  useEffect(
    function loadPictures() {
      let isGone = false
      const load = async (url: string) => {
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
      void Promise.all((key === '' ? [] : key.split('\n')).map(load)).then((loaded) => {
        if (!isGone) setPictures(loaded)
      })
      return () => {
        isGone = true
      }
    },
    [key],
  )
  return pictures
}

function printOf(picture: HTMLImageElement): CanvasTexture {
  const [width, height] = [Math.round(printSize[0] * texels), Math.round(printSize[1] * texels)]
  const edge = border * texels
  const texture = painted(width, height, (context) => {
    context.fillStyle = '#efe9dc'
    context.fillRect(0, 0, width, height)
    const [w, h] = [width - 2 * edge, height - 2 * edge]
    // Fills the frame, cut at the sides that are too long.
    const ratio = Math.max(w / picture.naturalWidth, h / picture.naturalHeight)
    const [cutWidth, cutHeight] = [w / ratio, h / ratio]
    context.drawImage(
      picture,
      (picture.naturalWidth - cutWidth) / 2,
      (picture.naturalHeight - cutHeight) / 2,
      cutWidth,
      cutHeight,
      edge,
      edge,
      w,
      h,
    )
  })
  texture.anisotropy = 8
  return texture
}
