import load from 'manifold-3d'

const kernel = await load()
kernel.setup()

/** Exact 2D booleans and offsets on outlines, in millimetres. */
export const CrossSection = kernel.CrossSection
export type Region = InstanceType<typeof CrossSection>

/** Exact 3D booleans, and meshes of signed distance functions. */
export const Manifold = kernel.Manifold
export const SolidMesh = kernel.Mesh
