/** Noise, and the twelve grounds and two special ones that use it. */
export const groundGlsl = `
uint mixed(uint h) { h ^= h >> 15; h *= 0x2c1b3c6du; h ^= h >> 12; return h; }
float lattice(ivec3 i) {
  uint h = uint(i.x) * 0x8da6b343u ^ uint(i.y) * 0xd8163841u ^ uint(i.z) * 0xcb1ab31fu;
  return float(mixed(h) & 0xffffu) / 65535.0;
}
float noise(vec3 x) {
  vec3 f = floor(x);
  ivec3 i = ivec3(f);
  f = x - f;
  f = f * f * (3.0 - 2.0 * f);
  return mix(
    mix(mix(lattice(i), lattice(i + ivec3(1, 0, 0)), f.x),
        mix(lattice(i + ivec3(0, 1, 0)), lattice(i + ivec3(1, 1, 0)), f.x), f.y),
    mix(mix(lattice(i + ivec3(0, 0, 1)), lattice(i + ivec3(1, 0, 1)), f.x),
        mix(lattice(i + ivec3(0, 1, 1)), lattice(i + ivec3(1, 1, 1)), f.x), f.y), f.z);
}
float fbm(vec3 x, float octaves) {
  float sum = 0.0, weight = 0.5, total = 0.0;
  for (float o = 0.0; o < octaves; o += 1.0) {
    sum += weight * noise(x);
    total += weight;
    weight *= 0.52;
    x = vec3(x.y, x.z, x.x) * 2.03 + 17.3;
  }
  return sum / total;
}
// Bowls with raised rims; the ground they lie in is 0.
float craters(vec3 x) {
  vec3 f = floor(x - 0.5);
  float h = 0.0;
  for (int k = 0; k < 8; k++) {
    ivec3 i = ivec3(f) + ivec3(k & 1, (k >> 1) & 1, k >> 2);
    vec3 c = vec3(i) + 0.28 + 0.44 * vec3(lattice(i), lattice(i + 31), lattice(i + 57));
    float size = 0.2 + 0.28 * lattice(i + 91);
    float r = length(x - c) / size;
    h += r < 1.0 ? (r * r - 1.0) * 0.8 + smoothstep(0.62, 1.0, r) * 0.35 : 0.35 * smoothstep(1.35, 1.0, r);
  }
  return h;
}
struct Ground { vec3 color; vec3 light; float height; float gloss; };

Ground groundOf(int kind, vec3 q, float seed, float detail, float octaves, float caps, vec3 deep, vec3 main, vec3 high) {
  vec3 s = vec3(seed, seed * 0.7, -seed);
  Ground g = Ground(main, vec3(0.0), 0.0, 0.0);
  if (kind == 0 || kind == 6) {
    float f = fbm(q * vec3(1.6, 4.2, 1.6) * detail + s, octaves) - 0.5;
    float many = kind == 0 ? 9.0 : 5.0;
    float b = sin(q.y * many * detail + f * 3.4 + seed) * 0.7 + sin(q.y * many * 2.7 + f * 5.0) * 0.4;
    g.color = b < 0.0 ? mix(main, deep, min(1.0, -b)) : mix(main, high, min(1.0, b));
    g.height = 0.03 * b;
    if (kind == 6) {
      vec3 eye = normalize(vec3(cos(seed), -0.42, sin(seed)));
      vec3 d = q - eye;
      float r = length(d * vec3(1.0, 1.9, 1.0)) * 2.3;
      float swirl = sin(14.0 * r - 3.0 * f);
      float spot = smoothstep(1.0, 0.72, r + 0.3 * f);
      g.color = mix(g.color, mix(high, deep, 0.35 + 0.3 * swirl), spot);
      g.color = mix(g.color, main * 1.25, smoothstep(0.2, 0.0, abs(r - 1.0)) * 0.6);
    }
  } else if (kind == 1) {
    float f = fbm(q * 2.6 * detail + s, octaves);
    float c = craters(q * 2.3 * detail + s);
    if (octaves > 2.0) c += 0.5 * craters(q * 5.1 * detail + s);
    g.height = 0.5 * f + 0.42 * c;
    g.color = mix(deep, mix(main, high, clamp(c * 0.9 + f - 0.3, 0.0, 1.0)), smoothstep(-0.6, 0.25, c + f - 0.4));
  } else if (kind == 7) {
    float f = fbm(q * 1.5 * detail + s, octaves);
    float sea = smoothstep(0.52, 0.47, f);
    float c = craters(q * 3.4 + s) * (1.0 - 0.7 * sea);
    g.height = 0.6 * max(f, 0.48) + 0.3 * c;
    g.color = mix(mix(main, high, clamp(2.0 * f - 0.8 + 0.5 * c, 0.0, 1.0)), deep, sea * 0.92);
  } else if (kind == 2 || kind == 8 || kind == 12) {
    float f = fbm(q * (kind == 8 ? 2.9 : 1.55) * detail + s, octaves + (kind == 12 ? 1.0 : 0.0));
    float shore = kind == 8 ? 0.57 : 0.52;
    float land = smoothstep(shore - 0.012, shore + 0.012, f);
    vec3 sea = mix(deep, kind == 8 ? main : main * 0.6 + deep * 0.8, smoothstep(shore - 0.13, shore, f));
    vec3 soil = kind == 8 ? high : mix(main, high, smoothstep(shore + 0.02, shore + 0.16, f + 0.12 * (1.0 - abs(q.y))));
    g.color = mix(sea, soil, land);
    g.height = 0.6 * max(f, shore - 0.02);
    g.gloss = 1.0 - land;
    float veil = fbm(q * vec3(2.4, 3.6, 2.4) + s.zxy + 3.0, max(1.0, octaves - 1.0));
    float cloud = smoothstep(0.52, 0.72, veil) * (kind == 12 ? 0.95 : 0.7);
    g.color = mix(g.color, vec3(0.93), cloud);
    g.gloss *= 1.0 - cloud;
  } else if (kind == 3) {
    float f = fbm(q * 1.9 * detail + s, octaves);
    float e = fbm(q * 3.3 * detail - s, octaves);
    float line = smoothstep(0.05, 0.0, abs(f - 0.5)) + 0.7 * smoothstep(0.035, 0.0, abs(e - 0.47));
    g.color = mix(mix(main, high, smoothstep(0.35, 0.65, e)), deep, min(1.0, line));
    g.height = -0.16 * line + 0.1 * e;
    g.gloss = 0.35;
  } else if (kind == 9) {
    float f = fbm(q * 2.4 * detail + s, octaves);
    g.color = mix(deep, main, smoothstep(0.3, 0.7, f));
    g.height = 0.4 * f;
    g.gloss = 0.3;
  } else if (kind == 4) {
    float f = fbm(q * 2.1 * detail + s, octaves);
    float hot = smoothstep(0.09, 0.0, abs(f - 0.5)) + smoothstep(0.36, 0.26, f);
    g.color = mix(main, high, f);
    g.light = deep * hot * hot * 1.7 + vec3(1.0, 0.65, 0.2) * pow(hot * 0.62, 6.0);
    g.height = 0.8 * abs(f - 0.5);
  } else if (kind == 10) {
    float f = fbm(q * 2.6 * detail + s, octaves);
    float e = fbm(q * 1.3 * detail - s, octaves);
    float vein = smoothstep(0.035, 0.0, abs(f - 0.5)) * smoothstep(0.36, 0.56, e);
    g.color = mix(main, high, smoothstep(0.3, 0.7, e));
    g.light = deep * (vein * 1.5 + 0.22 * smoothstep(0.16, 0.0, abs(f - 0.5)) * smoothstep(0.4, 0.6, e));
    g.height = 0.45 * e + 0.3 * f;
  } else if (kind == 5) {
    float f = fbm(q * 1.3 * detail + s, octaves);
    float e = fbm(q * 1.7 + s.yzx + 3.2 * f, octaves);
    float t = sin(9.0 * e + 3.0 * f);
    g.color = t < 0.0 ? mix(main, deep, -t) : mix(main, high, t);
    g.height = 0.035 * t;
  } else if (kind == 11) {
    float f = fbm(q * 1.5 * detail + s, octaves);
    float t = sin(q.x * 11.0 * detail + q.y * 5.0 + 13.0 * f);
    g.height = 0.075 * t + 0.35 * f;
    g.color = mix(mix(deep, main, smoothstep(0.32, 0.6, f)), high, 0.55 * smoothstep(-0.2, 0.9, t));
  } else {
    float f = fbm(q * vec3(2.0, 3.4, 2.0) + s, octaves);
    float t = sin(q.y * 7.0 + 7.0 * f);
    g.color = mix(deep, main, smoothstep(-0.8, 0.8, t));
    g.light = high * (0.1 + 0.3 * smoothstep(0.2, 1.0, t) * f);
    g.height = 0.1 * f;
  }
  if (caps > 0.01) {
    float edge = 1.0 - caps + 0.13 * (noise(q * 5.0 + s) - 0.5);
    float ice = smoothstep(edge, edge + 0.03, abs(q.y));
    g.color = mix(g.color, kind == 9 ? high : vec3(0.86, 0.92, 1.0), ice);
    g.light *= 1.0 - ice;
    g.gloss *= 1.0 - ice;
  }
  return g;
}
`
