import { frameGlsl } from '../frame.ts'

/** The first square is the night, the others are stars: position in a tile, distance, brightness. */
export const backdropVertex = `${frameGlsl}
in vec2 corner;
in vec4 star;
out vec2 at;
flat out vec4 look;
void main() {
  at = corner;
  if (star.z < 0.0) {
    look = vec4(-1.0);
    gl_Position = vec4(corner, 0.0, 1.0);
    return;
  }
  float tile = 2.1 * max(screen.x, screen.y);
  float near = 1.0 - star.z;
  vec2 shift = view.xy * view.z * (0.012 + 0.05 * near * near) / max(0.4, view.z);
  vec2 px = (fract(star.xy - shift / tile) - 0.5) * tile;
  float blink = 1.0 + 0.22 * sin(view.w * (0.5 + star.w * 1.7) + star.x * 90.0);
  float bright = star.w * star.w * star.w;
  float size = (0.75 + 1.5 * bright) * max(1.0, screen.w * 0.8);
  look = vec4(mix(vec3(0.62, 0.76, 1.0), vec3(1.0, 0.86, 0.7), fract(star.x * 37.0)), (0.1 + 0.85 * bright) * blink);
  look.w *= (1.0 - 0.45 * mood.z) * (1.0 - mood.w);
  gl_Position = clipOf(px + corner * size * 2.4);
}
`

export const backdropFragment = `${frameGlsl}
uniform sampler2D night;
in vec2 at;
flat in vec4 look;
out vec4 color;
void main() {
  if (look.x < 0.0) {
    vec2 wide = screen.xy / max(screen.x, screen.y);
    vec2 drift = view.xy / 90000.0;
    vec3 c = texture(night, 0.5 + 0.42 * at * wide * vec2(1.0, -1.0) + drift).rgb;
    c *= (1.0 - 0.22 * dot(at, at)) * (1.0 - 0.35 * mood.z) * (1.0 - mood.w);
    // Eight bits are few for the dark: a grain finer than a step hides them.
    uvec2 g = uvec2(gl_FragCoord.xy);
    uint h = (g.x * 1597u + g.y * 51749u) * (g.x ^ (g.y * 2971u) | 1u);
    color = vec4(c + (float((h >> 9) & 255u) / 255.0 - 0.5) / 200.0, 1.0);
    return;
  }
  float d = dot(at, at);
  color = vec4(look.rgb * look.w * (exp(-d * 9.0) + 0.12 * exp(-d * 2.6)) * smoothstep(1.0, 0.6, d), 0.0);
}
`
