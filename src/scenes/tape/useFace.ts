import { use } from 'react'

const faces = new Map<string, Promise<unknown>>()

/** Suspends until a font has loaded, since a canvas uses only loaded ones. One that fails is replaced by another. */
export function useFace(name: string): void {
  const loading = faces.get(name) ?? load(name)
  faces.set(name, loading)
  use(loading)
}

async function load(name: string): Promise<void> {
  try {
    await Promise.all([400, 600].map((weight) => document.fonts.load(`${weight} 40px "${name}"`)))
  } catch (error) {
    console.warn(`The face "${name}" is missing: labels are set in another one`, error)
  }
}
