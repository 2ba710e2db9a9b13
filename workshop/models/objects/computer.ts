import { field, greyPixels } from '../lib/field.ts'
import { frontUv, merge, tinted } from '../lib/geometry.ts'
import type { Model, Part, Surface, Vec3 } from '../lib/model.ts'
import { surfaceZ, type Vector } from '../lib/sdf.ts'
import { surfaceOf } from '../lib/surface.ts'
import { cable } from './computer/cable.ts'
import {
  feet,
  powerKey,
  powerLight,
  speakerGrille,
  trayButton,
  trayCarriage,
  trayDoor,
  traySlit,
} from './computer/details.ts'
import { cage, fascia, frontAt, lean, lowY, powerY, rearShell, screenY, speakerX } from './computer/form.ts'
import { keyboardBase, keyCaps, keyPrint } from './computer/keyboard.ts'
import { mouse } from './computer/mouse.ts'
import { bezel, funnel, screen } from './computer/tube.ts'

/** The translucent all-in-one with keyboard and puck mouse; y = 0 is the table, the origin lies under its middle. */
export function buildComputer(): Model {
  return {
    name: 'computer',
    surfaces: surfaces(),
    ambience: { reach: 60, floor: 0.25, ground: 0 },
    parts: [
      { name: 'computer' },
      ...housing(),
      ...front('machine'),
      ...tray('machine'),
      ...keyboard(),
      ...pointing(),
    ],
  }
}

/** A corner of the box round the shell. */
export const low: Vector = [-204, -4, -252]

function housing(): Part[] {
  return [
    { name: 'machine', parent: 'computer' },
    frontShell('machine'),
    shield('machine'),
    {
      name: 'tube',
      parent: 'machine',
      position: [0, screenY, frontAt(0, screenY) - 66],
      rotation: [lean, 0, 0],
      geometry: funnel(),
      surface: 'inside',
      unlit: true,
      shadeless: true,
    },
    { name: 'feet', parent: 'machine', geometry: feet(), surface: 'foot' },
    // Last, so that what it covers is drawn before it.
    backShell('machine'),
  ]
}

/** The pale front. */
export function frontShell(parent: string): Part {
  const face = surfaceOf(fascia, {
    min: [-204, 0, 94],
    max: [204, 412, 232],
    grid: 3.2,
    triangles: 6600,
    error: 0.0014,
  })
  return {
    name: 'fascia',
    parent,
    geometry: frontUv(face, [-204, 0, 204, 408]),
    surface: 'ice',
    evening: 4,
  }
}

/** The shield round the board. */
export function shield(parent: string): Part {
  const inner = surfaceOf(cage, { min: low, max: [204, 412, 142], grid: 11, triangles: 900, error: 0.02 })
  return { name: 'cage', parent, geometry: inner, surface: 'cage', unlit: true, shadeless: true }
}

/** The translucent shell with its handle. */
function backShell(parent: string): Part {
  const rear = surfaceOf(rearShell, {
    min: low,
    max: [204, 412, 142],
    grid: 3.2,
    triangles: 6000,
    error: 0.0013,
  })
  return { name: 'shell_back', parent, geometry: rear, surface: 'translucent_shell', evening: 4 }
}

/** The picture tube's glass, with the picture that the room draws. */
function glass(parent: string): Part {
  return {
    name: 'screen',
    parent,
    position: [0, screenY, frontAt(0, screenY) - 50],
    rotation: [lean, 0, 0],
    geometry: screen(),
    surface: 'screen',
    unlit: true,
  }
}

/** What sits in the front: bezel, glass, loudspeakers' grilles, power key and lamp. */
export function front(parent: string, glassIn = parent): Part[] {
  const z = frontAt(0, screenY)
  const speakerZ = frontAt(speakerX, lowY) - 13
  // Shadeless: their rims lie so near the fascia's few vertices that the shade would come out in blots.
  const speaker = (
    side: -1 | 1,
  ): Pick<Part, 'parent' | 'surface' | 'position' | 'rotation' | 'shadeless'> => ({
    parent,
    shadeless: true,
    surface: 'grille',
    position: [side * speakerX, lowY, speakerZ],
    rotation: [lean + 0.1, side * 0.14, 0],
  })
  // The key sits on the fascia's real surface: the bulge would hide half of it otherwise.
  const powerZ = surfaceZ((x, y, height) => fascia(x - 14, y, height), 0, powerY, 250, 100)
  return [
    {
      name: 'crt_bezel',
      parent,
      position: [0, screenY, z - 64],
      rotation: [lean, 0, 0],
      geometry: bezel(),
      surface: 'bezel',
    },
    glass(glassIn),
    { name: 'speaker_left', geometry: speakerGrille(), ...speaker(-1) },
    { name: 'speaker_right', meshOf: 'speaker_left', ...speaker(1) },
    {
      name: 'button_power',
      parent,
      position: [0, powerY, powerZ - 1.2],
      rotation: [lean + 0.14, 0, 0],
      motion: { kind: 'slide', axis: [0, 0, -1], travel: 1.4 },
    },
    {
      name: 'button_power_cap',
      parent: 'button_power',
      geometry: powerKey(),
      surface: 'button',
      shadeless: true,
    },
    {
      name: 'led_power',
      parent,
      position: [0, powerY, powerZ - 1.2],
      rotation: [lean + 0.14, 0, 0],
      geometry: powerLight(),
      surface: 'led',
      unlit: true,
      shadeless: true,
    },
  ]
}

/** The disc's tray. */
export function tray(parent: string): Part[] {
  return [
    {
      name: 'tray',
      parent,
      position: [0, lowY, frontAt(0, lowY) - 12],
      rotation: [lean, 0, 0],
      motion: { kind: 'slide', axis: [0, Math.sin(-lean), Math.cos(lean)], travel: 110 },
    },
    {
      name: 'tray_door',
      parent: 'tray',
      geometry: merge([tinted(trayDoor(), 1), tinted(traySlit(), 0.08)]),
      surface: 'tray',
      shadeless: true,
    },
    { name: 'tray_button', parent: 'tray', geometry: trayButton(), surface: 'button' },
    { name: 'tray_carriage', parent: 'tray', geometry: trayCarriage(), surface: 'inside', shadeless: true },
  ]
}

function keyboard(): Part[] {
  const { tray: base, edge } = keyboardBase()
  // Tilted towards the hand by its rear feet.
  const lying: Vec3 = [-Math.PI / 2 + 0.07, 0, 0]
  return [
    { name: 'keyboard', parent: 'computer', position: [0, 6.5, 372] },
    { name: 'keyboard_base', parent: 'keyboard', rotation: lying, geometry: base, surface: 'black' },
    {
      name: 'keyboard_keys',
      parent: 'keyboard',
      rotation: lying,
      position: [0, 15.5, 0],
      geometry: keyCaps(),
      surface: 'key',
    },
    {
      name: 'keyboard_print',
      parent: 'keyboard',
      rotation: lying,
      position: [0, 15.5, 0],
      geometry: keyPrint(),
      surface: 'print',
      unlit: true,
      shadeless: true,
    },
    {
      name: 'keyboard_edge',
      parent: 'keyboard',
      rotation: lying,
      geometry: edge,
      surface: 'translucent_edge',
    },
    {
      name: 'keyboard_cable',
      parent: 'computer',
      geometry: cable([
        [-60, 12, 296],
        [-62, 5, 272],
        [-96, 2.1, 244],
        [-150, 2.1, 250],
        [-214, 2.1, 210],
        [-226, 2.1, 120],
        [-200, 2.1, 40],
        [-160, 20, -10],
        [-110, 70, -50],
      ]),
      surface: 'black',
      unlit: true,
    },
  ]
}

function pointing(): Part[] {
  const { sides, band } = mouse()
  return [
    {
      name: 'mouse',
      parent: 'computer',
      position: [268, 0, 384],
      motion: { kind: 'slide', axis: [1, 0, 0], travel: 60 },
    },
    { name: 'mouse_band', parent: 'mouse', geometry: band, surface: 'white' },
    { name: 'mouse_sides', parent: 'mouse', geometry: sides, surface: 'mouse' },
    {
      name: 'mouse_cable',
      parent: 'computer',
      geometry: cable([
        [268, 9, 346],
        [268, 4, 322],
        [262, 2.1, 296],
        [236, 2.1, 276],
        [205, 8, 300],
        [190, 14, 322],
      ]),
      surface: 'black',
      unlit: true,
    },
  ]
}

export function surfaces() {
  // Fine horizontal stripes under the clear front, drawn once and repeated.
  const stripes = field(4, 16, (_u, v) => (v < 0.42 ? 0.925 : 1))
  return {
    translucent_shell: {
      color: 0x009db4,
      roughness: 0.16,
      opacity: 0.62,
      clearcoat: { factor: 1, roughness: 0.05 },
    },
    translucent_edge: {
      color: 0x0aa3b8,
      roughness: 0.2,
      opacity: 0.7,
      clearcoat: { factor: 1, roughness: 0.06 },
    },
    ice: {
      color: 0xeef3f3,
      roughness: 0.22,
      clearcoat: { factor: 0.8, roughness: 0.08 },
      colorMap: { pixels: greyPixels(stripes, 64), repeat: [1, 240] },
    },
    cage: { color: 0xc8d6d8, roughness: 0.42, metal: 0.5 },
    inside: { color: 0xe6ecec, roughness: 0.4 },
    foot: { color: 0x0a6372, roughness: 0.4 },
    bezel: { color: 0x8d9395, roughness: 0.5 },
    screen: { color: 0x07080a, roughness: 0.07, clearcoat: { factor: 1, roughness: 0.02 } },
    tray: { color: 0x0b93a6, roughness: 0.2, clearcoat: { factor: 1, roughness: 0.06 } },
    grille: { color: 0x0c7787, roughness: 0.4 },
    button: { color: 0xe3eaeb, roughness: 0.25, clearcoat: { factor: 0.6, roughness: 0.1 } },
    led: { color: 0x37502c, roughness: 0.3, emissive: 0x66dd33 },
    black: { color: 0x1b1d20, roughness: 0.5 },
    key: { color: 0x22252a, roughness: 0.36 },
    print: { color: 0xe9eeee, roughness: 0.5 },
    white: { color: 0xf0f3f3, roughness: 0.25, clearcoat: { factor: 0.6, roughness: 0.1 } },
    mouse: { color: 0x0b93a6, roughness: 0.2, clearcoat: { factor: 1, roughness: 0.06 } },
  } satisfies Record<string, Surface>
}
