import { frameGlsl, mostRising } from '../frame.ts'

/** Positions the square of a planet and computes what is constant across it. */
export const planetVertex = `${frameGlsl}
uniform highp sampler2D planets;
in vec2 corner;
in float slot;
out vec4 at;
flat out vec4 body, colors, ring, ground, mood_, moonA, moonB, moonC;
flat out vec3 turnX, turnY, turnZ, glow;

vec4 part(int index) {
  int s = int(slot);
  return texelFetch(planets, ivec2((s & 127) * 8 + index, s >> 7), 0);
}
float riseOf(float self) {
  float share = 1.0;
  for (int i = 0; i < ${mostRising / 2}; i++) {
    vec4 two = frame[10 + i];
    if (two.x == self) share = two.y;
    if (two.z == self) share = two.w;
  }
  return share;
}
vec4 moonAt(float index, vec4 set, float seed, float lean, float nod, float time) {
  if (index >= set.x) return vec4(9.0, 9.0, 0.0, 0.0);
  float orbit = set.y + index * set.w;
  float phase = seed * 2.4 + index * (set.w < 0.05 ? 0.34 : 2.3) + time * 0.05 / orbit;
  vec3 o = vec3(cos(phase), 0.0, sin(phase)) * orbit;
  float steep = max(nod, 0.2) * (0.8 + 0.3 * index);
  o.yz = vec2(-o.z * sin(steep), o.z * cos(steep));
  o.xy = vec2(cos(lean) * o.x - sin(lean) * o.y, sin(lean) * o.x + cos(lean) * o.y);
  return vec4(o, set.z * (1.0 - 0.22 * index));
}
void main() {
  vec4 place = part(0), way = part(1), air = part(3), shape = part(6);
  float isFocused = selection.x == slot ? selection.y : 0.0;
  float isChosen = selection.z == slot ? selection.w : 0.0;
  float isPressed = device.x == slot ? device.y : 0.0;
  float rise = riseOf(slot);
  float unit = view.z;
  float seed = way.x, time = view.w;
  float radius = place.z * unit * (1.0 - 0.05 * isPressed + 0.03 * isFocused * (1.0 - isChosen));
  vec2 px = (place.xy - view.xy) * unit;
  px += vec2(sin(time * 0.21 + seed), cos(time * 0.17 + seed * 1.7)) * 5.0 * unit * (1.0 - isChosen);
  px -= mood.xy * (1.0 - place.w) * (1.0 - isChosen);
  float reach = rise < 1.0 ? 7.0 : max(shape.x, isChosen > 0.0 ? 1.9 : 1.32);
  // What is far is plain: fewer octaves of ground.
  float sharp = radius * screen.z;
  float octaves = sharp < 9.0 ? 0.0 : sharp < 26.0 ? 2.0 : sharp < 80.0 ? 3.0 : sharp < 170.0 ? 4.0 : 5.0;
  if (octaves > 2.0) octaves -= story.w;

  float lean = way.z, nod = way.w;
  float spin = time * way.y * 6.2832 + seed * 3.0 + (isChosen > 0.0 ? story.z : 0.0);
  float cl = cos(lean), sl = sin(lean), cn = cos(nod), sn = sin(nod), cs = cos(spin), ss = sin(spin);
  // Columns of: lean back upright, nod back, turn.
  vec3 x = vec3(cl, -sl, 0.0), y = vec3(sl, cl, 0.0), z = vec3(0.0, 0.0, 1.0);
  x = vec3(x.x, cn * x.y, -sn * x.y); y = vec3(y.x, cn * y.y, -sn * y.y); z = vec3(0.0, sn, cn);
  turnX = vec3(cs * x.x + ss * x.z, x.y, -ss * x.x + cs * x.z);
  turnY = vec3(cs * y.x + ss * y.z, y.y, -ss * y.x + cs * y.z);
  turnZ = vec3(cs * z.x + ss * z.z, z.y, -ss * z.x + cs * z.z);

  at = vec4(corner * reach * vec2(1.0, -1.0), cl, sl);
  body = vec4(seed, sharp, air.y, octaves);
  colors = part(2);
  ring = part(4);
  ground = vec4(air.x, air.z, air.w, rise);
  float dark = mood.z * (1.0 - isChosen);
  mood_ = vec4(isFocused * (1.0 - isChosen), isChosen, (1.0 - 0.3 * place.w) * (1.0 - 0.72 * dark) * (1.0 - mood.w), dark);
  vec4 set = part(5);
  moonA = moonAt(0.0, set, seed, lean, nod, time);
  moonB = moonAt(1.0, set, seed, lean, nod, time);
  moonC = moonAt(2.0, set, seed, lean, nod, time);
  // The device's ring is a lamp too.
  vec2 toDevice = -place.xy * vec2(1.0, -1.0) + vec2(0.0, 130.0);
  float away = length(toDevice);
  glow = normalize(vec3(toDevice / max(away, 1.0), 0.25)) * device.w * (0.35 + device.z) / (1.0 + away * away / 130000.0);
  gl_Position = clipOf(px + corner * reach * radius);
}
`
