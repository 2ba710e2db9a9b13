import { frameGlsl } from '../frame.ts'
import { groundGlsl } from './ground.ts'

/** A planet with air, rings and moons, or a rising one. Colours are linear until the last line. */
export const planetFragment = `${frameGlsl}
in vec4 at;
flat in vec4 body, colors, ring, ground, mood_, moonA, moonB, moonC;
flat in vec3 turnX, turnY, turnZ, glow;
out vec4 color;
${groundGlsl}
const vec3 sun = vec3(-0.6808, 0.5447, 0.4896);
const vec3 sunlight = vec3(1.62, 1.5, 1.34);
const vec3 ringlight = vec3(0.06, 0.75, 1.0);

// How much of a ring there is at a distance from the middle.
float ringAt(int kind, float r, float px) {
  float soft = max(0.008, px);
  #define zone(a, b) (smoothstep(a - soft, a + soft, r) * smoothstep(b + soft, b - soft, r))
  if (kind == 1) return 0.95 * zone(1.5, 1.545);
  if (kind == 2) return 0.8 * zone(1.3, 1.72) * (0.75 + 0.25 * sin(r * 31.0));
  if (kind == 3) return 0.85 * zone(1.28, 1.42) + 0.7 * zone(1.54, 1.72);
  if (kind == 4) return zone(1.24, 1.8) * (0.14 + 0.6 * smoothstep(0.0, 0.9, sin(r * 58.0 + 2.0 * sin(r * 21.0))));
  if (kind == 5) return zone(1.16, 1.62) * pow(max(0.0, 1.64 - r) / 0.48, 1.6);
  if (kind == 6) return 0.42 * zone(1.36, 1.92) + 0.5 * zone(1.86, 1.91);
  return 0.9 * zone(1.46, 1.58);
}
void over(inout vec4 below, vec3 c, float a) { below = vec4(c * a + below.rgb * (1.0 - a), a + below.a * (1.0 - a)); }

void moon(inout vec4 sum, vec4 m, vec2 p, float px, vec3 tint, vec3 light, bool front) {
  if (m.w == 0.0 || (m.z >= 0.0) != front) return;
  vec2 d = (p - m.xy) / m.w;
  float r = dot(d, d);
  float soft = px / m.w;
  if (r > (1.0 + soft) * (1.0 + soft)) return;
  vec3 n = vec3(d, sqrt(max(0.0, 1.0 - r)));
  float day = smoothstep(-0.05, 1.0, dot(n, light));
  if (px < 0.02) tint *= 0.62 + 0.76 * fbm(n * 2.6 + m.w * 40.0, 3.0);
  over(sum, tint * (0.012 + day * sunlight * 0.7), clamp((1.0 - sqrt(r)) / soft + 0.5, 0.0, 1.0));
}
void main() {
  vec2 p = at.xy;
  float px = 1.0 / body.y;
  float d = length(p);
  float rise = ground.w;
  vec3 light = rise < 1.0 ? normalize(mix(vec3(-0.15, -0.75, -0.75), sun, smoothstep(0.42, 1.0, rise))) : sun;
  float shown = rise < 1.0 ? smoothstep(0.36, 0.5, rise) : 1.0;
  vec4 sum = vec4(0.0);
  vec3 main_ = unpacked(colors.y), high = unpacked(colors.z), air = unpacked(colors.w);
  int kind = int(ground.x);
  vec3 tint = mix(vec3(0.5), high, 0.35);
  bool isNearby = d < 2.05;

  if (isNearby) {
    moon(sum, moonA, p, px, tint, light, false);
    moon(sum, moonB, p, px, tint, light, false);
    moon(sum, moonC, p, px, tint, light, false);
  }

  // Rings: where this line of sight meets their plane.
  float ringShare = 0.0;
  vec3 ringColor = vec3(0.0);
  bool isFront = false;
  int rings = int(ring.x);
  float opening = ring.y;
  if (rings > 0 && isNearby) {
    vec2 u = vec2(at.z * p.x + at.w * p.y, -at.w * p.x + at.z * p.y);
    isFront = u.y < 0.0;
    float r = length(vec2(u.x, u.y / opening));
    float away = sqrt(1.0 - opening * opening) / opening;
    ringShare = ringAt(rings, r, px / opening * 0.7);
    if (rings == 7) ringShare *= smoothstep(-0.15, 0.35, sin(26.0 * atan(u.y / opening, u.x) + body.x));
    vec3 place = vec3(p, -u.y * away);
    float along = dot(place, light);
    float shade = along < 0.0 ? smoothstep(0.93, 1.04, length(place - along * light)) : 1.0;
    ringColor = unpacked(ring.z) * (0.05 + 1.1 * shade) * (0.8 + 0.2 * sin(r * 40.0)) + ringlight * dot(glow, glow) * 0.25;
    ringShare *= ring.w;
    if (!isFront) over(sum, ringColor, ringShare);
  }

  // Air beyond the edge: light only, so it covers nothing.
  vec3 shine = vec3(0.0);
  float airDepth = ground.z;
  float voice = 0.0;
  if (mood_.y > 0.0) {
    float band = bandAt(storyBands0, storyBands1, atan(p.x, p.y) / 3.14159);
    voice = mood_.y * (0.55 * band + 0.45 * story.x);
    airDepth *= 1.0 + 1.5 * voice;
  }
  float lit = smoothstep(-0.5, 1.0, dot(p / max(d, 0.001), light.xy));
  if (d > 1.0 - px) {
    float h = (d - 1.0) / airDepth;
    float fall = exp(-3.4 * h) * smoothstep(1.9, 1.2, d);
    shine += clamp((d - 1.0) / px + 0.5, 0.0, 1.0) * air * fall * (0.004 + 0.3 * lit * lit + 0.95 * voice) * shown;
    shine += air * mood_.x * 0.35 * exp(-5.0 * max(0.0, d - 1.0)) * smoothstep(1.32, 1.1, d);
  }

  if (d < 1.0 + px) {
    vec3 n = vec3(p, sqrt(max(0.0, 1.0 - d * d)));
    vec3 q = turnX * n.x + turnY * n.y + turnZ * n.z;
    vec3 c;
    vec3 own = vec3(0.0);
    float gloss = 0.0;
    vec3 bent = n;
    if (body.w < 1.0) c = mix(main_, mix(unpacked(colors.x), high, 0.5 + 0.5 * q.y), 0.4);
    else {
      Ground g = groundOf(kind, q, body.x, body.z, body.w, ground.y, unpacked(colors.x), main_, high);
      c = g.color;
      own = g.light;
      gloss = g.gloss;
      if (body.w > 2.0) {
        vec2 slope = vec2(dFdx(g.height), dFdy(g.height)) * body.y;
        slope /= 1.0 + 0.55 * length(slope);
        bent = normalize(n - vec3(slope, 0.0) * 0.3 * smoothstep(0.05, 0.45, n.z) * (body.w > 4.0 ? 0.62 : 1.0));
      }
    }
    float facing = dot(bent, light);
    float day = smoothstep(-0.04 - 0.35 * ground.z, 1.0, facing) * smoothstep(-0.2, 0.2, dot(n, light));
    if (rings > 0 && body.w > 1.0) {
      // The rings' shadow: where the way to the sun meets their plane.
      vec3 up = vec3(-at.w * sqrt(1.0 - opening * opening), at.z * sqrt(1.0 - opening * opening), opening);
      float t = -dot(n, up) / dot(light, up);
      if (t > 0.0) day *= 1.0 - 0.75 * ring.w * ringAt(rings, length(n + t * light), 0.03);
    }
    vec3 lamp = ringlight * max(0.0, dot(n, glow)) * 1.4;
    vec3 body_ = c * (day * sunlight + vec3(0.008, 0.012, 0.024) + lamp) * mix(0.62, 1.0, n.z) + own * shown * smoothstep(0.0, 0.55, n.z);
    if (gloss > 0.0) {
      vec3 half_ = normalize(light + vec3(0.0, 0.0, 1.0));
      body_ += gloss * vec3(0.9, 0.85, 0.75) * pow(max(0.0, dot(bent, half_)), 60.0) * 0.7;
    }
    float rim = pow(1.0 - n.z, 2.6);
    body_ += air * rim * (0.3 + ground.z) * (0.01 + 1.1 * smoothstep(-0.3, 0.8, dot(n, light)));
    body_ += air * rim * voice * 0.9;
    over(sum, body_, clamp((1.0 - d) / px + 0.5, 0.0, 1.0) * shown);
  }
  if (isNearby) {
    if (rings > 0 && isFront) over(sum, ringColor, ringShare * shown);
    moon(sum, moonA, p, px, tint, light, true);
    moon(sum, moonB, p, px, tint, light, true);
    moon(sum, moonC, p, px, tint, light, true);
  }
  if (kind == 13) {
    vec2 a = abs(p);
    float plus = min(max(a.x - 0.3, a.y - 0.045), max(a.y - 0.3, a.x - 0.045));
    over(sum, vec3(1.0, 0.93, 0.8), clamp(0.5 - plus / px, 0.0, 1.0) * 0.95);
  }
  if (mood_.x > 0.0) {
    float line = abs(d - 1.2) - 1.6 * screen.z * screen.w * px;
    over(sum, vec3(0.75, 0.95, 1.0), clamp(0.5 - line / px, 0.0, 1.0) * mood_.x);
  }
  if (rise < 1.0) {
    // It comes up from below like the first light, and opens where it stays.
    vec2 along = normalize(vec2(0.45, 0.9));
    float travel = smoothstep(0.0, 0.46, rise);
    vec2 head = -along * 6.4 * (1.0 - travel) * (1.0 - travel);
    vec2 v = p - head;
    float behind = -dot(v, along);
    float beside = dot(v, vec2(-along.y, along.x));
    float tail = 0.2 + 3.4 * (1.0 - travel);
    float width = 0.05 + 0.05 * max(0.0, behind);
    float trail = behind > 0.0 ? exp(-behind / tail * 2.4 - beside * beside / (width * width)) : 0.0;
    float flying = 1.0 - smoothstep(0.44, 0.56, rise);
    shine += mix(air, vec3(1.0, 0.9, 0.75), 0.65) * flying * (1.2 * trail + exp(-dot(v, v) * 26.0) * 1.6 + 0.16 * exp(-dot(v, v) * 2.2));
    // The sunrise: light along its lower edge that runs over and settles.
    float dawn = smoothstep(0.4, 0.52, rise) * (1.0 - smoothstep(0.55, 1.0, rise));
    float low = smoothstep(0.6, -1.0, p.y / max(d, 0.2) + 2.2 * smoothstep(0.5, 0.9, rise) - 0.7);
    shine += mix(air, vec3(1.0, 0.82, 0.55), 0.6) * dawn * (exp(-abs(d - 1.0) * 7.0) * (0.25 + low) + 0.5 * exp(-d * 1.7));
  }
  vec3 covered = sum.rgb * mood_.z;
  covered /= 1.0 + 0.22 * covered;
  shine *= mood_.z;
  shine /= 1.0 + 0.4 * shine;
  // Premultiplied; light without cover adds.
  color = vec4(sqrt(covered * sum.a) + pow(shine, vec3(0.8)), sum.a);
}
`
