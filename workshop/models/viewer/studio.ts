import { DirectionalLight, type Scene, type Texture, type WebGLRenderer } from 'three'
import type { Rig } from '../../../src/scenes/stage/Studio.tsx'
import { lightRig } from './lightRig.ts'
import { painted } from '../../../src/scenes/stage/painted.ts'

const day: Rig = {
  tint: '#fbfbff',
  ambient: [0.3, 0.8],
  formers: [
    { at: [0, 9, 2], size: [9, 6], power: 5.5, color: '#ffffff' },
    { at: [-9, 3.5, 3], size: [2.6, 8], power: 5.5, color: '#ffffff' },
    { at: [9, 2.5, 0.5], size: [1.4, 8], power: 4, color: '#fff0dd' },
    { at: [5, 4, -9], size: [6, 2.5], power: 3.5, color: '#dde9ff' },
    { at: [-6, 3, -8], size: [2, 6], power: 4, color: '#e6f0ff' },
    { at: [1.5, 0.6, 10], size: [9, 3.4], power: 1.5, color: '#ffffff' },
    { at: [-3, 6.5, 8.5], size: [8, 4], power: 2.6, color: '#ffffff' },
  ],
}

const night: Rig = {
  tint: '#f8f8ff',
  ambient: [0.015, 0.065],
  formers: [
    { at: [-7, 8, 2], size: [5, 4], power: 5, color: '#ffe9cf' },
    { at: [-9, 2, -3.5], size: [1.6, 9], power: 9, color: '#cfe0ff' },
    { at: [9, 2.5, -4], size: [1.6, 9], power: 11, color: '#e8f0ff' },
    { at: [7, 3, 5], size: [2, 5], power: 0.8, color: '#ffd9b0' },
    { at: [-2, 4, 9], size: [8, 4], power: 1.7, color: '#fff2e0' },
  ],
}

/** Reflections, background and key light of the studio in which the models are looked at. */
export function lightStudio(scene: Scene, renderer: WebGLRenderer, dark: boolean): DirectionalLight {
  scene.environment = lightRig(renderer, dark ? night : day, 256)
  scene.environmentIntensity = dark ? 1.3 : 0.86
  scene.background = backdrop(dark)
  const key = new DirectionalLight(dark ? '#ffe2bd' : '#fff4e6', dark ? 1.1 : 1.35)
  key.position.set(-2.2, 4, 3)
  return key
}

function backdrop(dark: boolean): Texture {
  const [top, bottom] = dark ? ['#1a1d24', '#08090c'] : ['#e2e4e8', '#b6bbc4']
  const texture = painted(16, 512, (context) => {
    const gradient = context.createLinearGradient(0, 0, 0, 512)
    gradient.addColorStop(0, top)
    gradient.addColorStop(0.62, bottom)
    gradient.addColorStop(1, top)
    context.fillStyle = gradient
    context.fillRect(0, 0, 16, 512)
  })
  return texture
}
