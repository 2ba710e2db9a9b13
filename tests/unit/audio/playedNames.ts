const comment = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm
const literal = /'([a-z-]+)'/g
/** Named in the very call that sounds. */
const call = /\b(?:play|loop)\(([^)]*)\)/g
/** What a mechanism decides and a call passes on. */
const decided = /(?<!readonly )\bloop: ([^\n]*)/g
/** What is heard of an object on its pedestal with somebody near. */
const breath = /\bbreath: \{ sound: ([^,\n]*)/g
/** Sounds by what happens. */
const map = /= (\{[^{}]*\}) as const satisfies Record<[^\n]*\bSoundName\b/g
const entry = /(\w+): (\[[^\]]*\]|'[^']*')/g

/**
 * The sounds that some code plays, as far as their names are written out there. That a name is loaded, compared with,
 * or means something else does not count; nor does a map's entry for what never happens.
 */
export function playedNames(source: string): ReadonlySet<string> {
  const code = source.replaceAll(comment, '')
  const said = [call, decided, breath].flatMap((place) =>
    [...code.matchAll(place)].map(([, names = '']) => names),
  )
  for (const [whole, entries = ''] of code.matchAll(map)) {
    const elsewhere = code.replace(whole, '')
    for (const [, key = '', names = ''] of entries.matchAll(entry))
      if (elsewhere.includes(`'${key}'`)) said.push(names)
  }
  return new Set(said.flatMap((names) => [...names.matchAll(literal)].map(([, name = '']) => name)))
}
