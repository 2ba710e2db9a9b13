import {
  AddEquation,
  CustomBlending,
  DoubleSide,
  GLSL3,
  type IUniform,
  OneFactor,
  OneMinusSrcAlphaFactor,
  RawShaderMaterial,
} from 'three'

/** A program of the sky: light over light, nothing hides by depth, colours are ready for the screen. */
export function skyMaterial(
  vertexShader: string,
  fragmentShader: string,
  uniforms: Record<string, IUniform>,
): RawShaderMaterial {
  return new RawShaderMaterial({
    glslVersion: GLSL3,
    vertexShader,
    fragmentShader,
    uniforms,
    // Screens count y downwards.
    side: DoubleSide,
    transparent: true,
    depthTest: false,
    depthWrite: false,
    blending: CustomBlending,
    blendEquation: AddEquation,
    blendSrc: OneFactor,
    blendDst: OneMinusSrcAlphaFactor,
  })
}
