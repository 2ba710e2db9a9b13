import type { Plugin } from 'vite'

/**
 * Shader sources of three that no room draws with: materials that nobody uses, and what materials can do beyond what
 * ours do. All of them stand in one object, so that no bundler can tell. Without them every room with 3D is lighter by
 * some 7 KB gzip. Whoever needs one takes its name out of this list; a shader that lacks its source does not compile.
 */
const unused = [
  ...['background', 'backgroundCube', 'equirect', 'linedashed', 'meshlambert', 'meshmatcap'].flatMap(both),
  // Its vertices are also those that reflections are filtered with.
  'cube_frag',
  ...['meshnormal', 'meshphong', 'meshtoon', 'points', 'shadow', 'sprite'].flatMap(both),
  ...['lambert', 'phong', 'toon'].flatMap((kind) => [
    `lights_${kind}_fragment`,
    `lights_${kind}_pars_fragment`,
  ]),
  ...[
    'alphahash',
    'alphamap',
    'dithering',
    'fog',
    'map_particle',
    'transmission',
    'clipping_planes',
    'logdepthbuf',
    'iridescence',
  ].flatMap((part) => [`${part}_fragment`, `${part}_pars_fragment`]),
  ...['fog', 'clipping_planes', 'logdepthbuf', 'displacementmap', 'batching', 'skinning'].flatMap((part) => [
    `${part}_vertex`,
    `${part}_pars_vertex`,
  ]),
  ...['skinbase_vertex', 'skinnormal_vertex', 'gradientmap_pars_fragment', 'lightmap_pars_fragment'],
  ...['bumpmap_pars_fragment', 'lightprobes_pars_fragment', 'shadowmask_pars_fragment'],
  ...['morphinstance_vertex', 'morphcolor_vertex'],
]

function both(material: string): readonly string[] {
  return [`${material}_vert`, `${material}_frag`]
}

/** Empties the sources in three's table of shaders. @throws when three names one of them otherwise */
export function emptied(code: string): string {
  const start = code.indexOf('const ShaderChunk = {')
  if (start < 0) throw new Error("three's table of shaders is not where slimThree.ts looks for it")
  const end = code.indexOf('};', start)
  let table = code.slice(start, end)
  for (const name of unused) {
    const entry = new RegExp(`(\\n\\s*${name}: )[\\w$]+`)
    if (!entry.test(table))
      throw new Error(`three has no shader ${name} any more: take it out of slimThree.ts`)
    table = table.replace(entry, '$1""')
  }
  return code.slice(0, start) + table + code.slice(end)
}

/** Nobody wears a headset here. The renderer asks for no more than this of what would manage one. */
const noHeadset = `class WebXRManager extends EventDispatcher {
  enabled = false
  isPresenting = false
  getEnvironmentBlendMode() {}
  hasDepthSensing() { return false }
  setAnimationLoop() {}
  dispose() {}
}
`

/** Puts a manager that manages nothing in the place of three's. @throws when three's is not found */
export function withoutHeadsets(code: string): string {
  const start = code.indexOf('class WebXRManager extends EventDispatcher {')
  const end = code.indexOf('\n}\n', start)
  if (start < 0 || end < 0) throw new Error("three's WebXRManager is not where slimThree.ts looks for it")
  return code.slice(0, start) + noHeadset + code.slice(end + 3)
}

export function slimThree(): Plugin {
  return {
    name: 'slim-three',
    enforce: 'pre',
    apply: 'build',
    transform: {
      filter: { id: /\/three\/build\/three\.module\.js$/ },
      handler: (code) => ({ code: withoutHeadsets(emptied(code)), map: null }),
    },
  }
}
