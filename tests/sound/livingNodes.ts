const nodes = new Set<WeakRef<AudioNode>>()

/** Writes down every node that a function makes. */
function watch(make: Function): Function {
  return new Proxy(make, {
    apply: (target, self, parameters) => noted(Reflect.apply(target, self, parameters)),
    construct: (target, parameters, newTarget) =>
      Object(noted(Reflect.construct(target, parameters, newTarget))),
  })
}

function noted(made: unknown): unknown {
  if (made instanceof AudioNode) nodes.add(new WeakRef(made))
  return made
}

for (const [holder, pattern] of [
  [BaseAudioContext.prototype, /^create/],
  [AudioContext.prototype, /^create/],
  [
    window,
    /^(?:Gain|Delay|Oscillator|ConstantSource|AudioBufferSource|MediaElementAudioSource|AudioWorklet)Node$/,
  ],
] as const)
  for (const name of Object.getOwnPropertyNames(holder).filter((each) => pattern.test(each))) {
    const made: unknown = Reflect.get(holder, name)
    if (typeof made === 'function') Object.defineProperty(holder, name, { value: watch(made) })
  }

/** Audio nodes made since this was imported that the collector has not taken. */
export const livingNodes = () => [...nodes].filter((ref) => ref.deref() !== undefined).length
