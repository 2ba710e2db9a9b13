import { frameGlsl } from '../frame.ts'

/**
 * The device: a picture of its model and one of its light ring, rendered once, and the live light. `fit` is the ring
 * in the picture: centre (x, y) and half axes, in units from the device's centre, y up.
 */
export const deviceVertex = `${frameGlsl}
uniform vec4 size;
in vec2 corner;
out vec2 at;
flat out float press;
void main() {
  press = device.x == 0.0 ? device.y : 0.0;
  vec2 units = corner * size.xy * vec2(1.0, -1.0);
  at = units;
  units *= 1.0 - 0.035 * press;
  vec2 px = (vec2(units.x, -units.y) - view.xy + vec2(0.0, 5.0 * press)) * view.z;
  gl_Position = clipOf(px);
}
`

export const deviceFragment = `${frameGlsl}
uniform vec4 size;
uniform vec4 fit;
uniform sampler2D body;
uniform sampler2D ring;
in vec2 at;
flat in float press;
out vec4 color;
const vec3 cyan = vec3(0.02, 0.66, 1.0);
void main() {
  vec2 uv = at / (2.0 * size.zw) + 0.5;
  vec4 sum = vec4(0.0);
  float on = device.w;
  float focus = selection.x == 0.0 ? selection.y : 0.0;
  vec2 e = (at - fit.xy) / fit.zw;
  float r = length(e);
  float band = bandAt(deviceBands0, deviceBands1, atan(e.x, -e.y) / 3.14159);
  // A slow breath below the voice's own.
  float breath = 0.5 + 0.5 * sin(story.y * 1.35);
  float power = 0.2 + 0.1 * focus + on * (0.5 + 0.16 * breath + 0.6 * device.z + 1.5 * band) + 0.45 * press;
  vec3 light = mix(cyan, vec3(0.3, 0.92, 1.0), min(1.0, on * band));
  if (uv.x > 0.0 && uv.x < 1.0 && uv.y > 0.0 && uv.y < 1.0) {
    vec4 model = texture(body, uv);
    float glows = texture(ring, uv).r;
    vec3 c = model.rgb * (1.0 + 0.35 * focus);
    // What the ring throws on the top and down the shoulders.
    float top = smoothstep(1.02, 0.55, r);
    float down = exp(-max(0.0, fit.y - at.y) / 46.0);
    c += model.a * light * power * (0.10 * top * (0.4 + r) + 0.035 * down * (0.3 + model.rgb * 3.0));
    c = c / (1.0 + 0.25 * c);
    vec3 lit = light * power * 2.1;
    lit = mix(lit, vec3(1.0), min(0.75, 0.32 * power)) ;
    vec3 shown = sqrt(max(vec3(0.0), c * model.a));
    shown = mix(shown, sqrt(min(lit, vec3(1.0))), glows);
    sum = vec4(shown, model.a);
  }
  // The halo in the dark around it: an ellipse at the ring and a wide breath of air.
  float edge = abs(r - 1.0);
  float halo = power * (0.26 * exp(-edge * 5.2) + 0.5 * exp(-edge * 21.0));
  float wide = (0.05 + 0.24 * on * (0.55 + 0.45 * device.z)) * exp(-length(at - fit.xy) / 62.0);
  float away = smoothstep(1.0, 0.72, length(at / size.xy));
  vec3 air = light * (halo * (0.35 + 0.65 * sum.a) + wide) * away;
  sum.rgb += pow(air, vec3(0.8)) * 0.8;
  color = vec4(sum.rgb * (1.0 - 0.6 * mood.z) * (1.0 - mood.w), sum.a);
}
`
