/** The part of gltf-validator that is used; the package ships no types. */
declare module 'gltf-validator' {
  export function validateBytes(bytes: Uint8Array): Promise<{
    issues: {
      numErrors: number
      messages: { code: string; message: string; /** 0 is an error. */ severity: number; pointer?: string }[]
    }
  }>
}
