import { frameGlsl } from '../frame.ts'

/** Titles: each hangs below (or stands above) its planet, on whole device pixels. */
export const labelVertex = `${frameGlsl}
uniform highp sampler2D planets;
uniform vec4 cells;
in vec2 corner;
in vec4 label;
out vec2 at;
flat out float strength;
vec4 part(int index) {
  int s = int(label.x);
  return texelFetch(planets, ivec2((s & 127) * 8 + index, s >> 7), 0);
}
void main() {
  strength = label.z * (1.0 - mood.w);
  if (strength <= 0.0) { gl_Position = vec4(2.0, 2.0, 2.0, 1.0); at = vec2(0.0); return; }
  vec4 place = part(0), shape = part(6);
  vec2 cell = cells.xy / screen.z;
  vec2 px = (place.xy - view.xy) * view.z - mood.xy * (1.0 - place.w);
  // Its upper edge: so far below the planet's lower one, or so far above its upper one.
  px.y += label.w + sign(label.w) * shape.y * view.z + cell.y * 0.5;
  px = (floor((px + screen.xy) * screen.z) + 0.5) / screen.z - screen.xy;
  vec2 index = vec2(mod(label.y, cells.z), floor(label.y / cells.z));
  vec2 half_ = floor(cells.xy * 0.5);
  at = (index * cells.xy + half_ + corner * half_) * cells.w;
  gl_Position = clipOf(px + corner * half_ / screen.z);
}
`

export const labelFragment = `${frameGlsl}
uniform sampler2D words;
in vec2 at;
flat in float strength;
out vec4 color;
void main() { color = texture(words, at) * strength; }
`
