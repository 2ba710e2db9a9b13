import type { Parts } from '../parts.ts'

const teardownSource = 'pro.ifixit.com/blog/6857: seven microphones below a turning ring'
const driversSource = 'HowStuffWorks: Amazon Echo, woofer and tweeter'
const ringSource = 'voicecan; sunnyside-times.com: colours of the ring'
const wordSource = 'centerconsulting.com: wake word on the device, then streaming'

export const speakerParts: Parts<
  'lightRing' | 'microphones' | 'board' | 'shell' | 'tweeter' | 'woofer' | 'duct' | 'base'
> = [
  {
    id: 'lightRing',
    name: { de: 'Der Leuchtring', en: 'The light ring' },
    text: {
      de: 'Ein Lichtleiter über einem Kranz von Leuchtdioden. Er zeigt, dass zugehört wird, und die hellste Stelle zeigt, wem.',
      en: 'A light guide above a crown of diodes. It shows that somebody is listening, and its brightest place shows to whom.',
    },
    sources: [teardownSource, ringSource],
    words: ['ring', 'leucht', 'blau', 'light', 'blue'],
  },
  {
    id: 'microphones',
    name: { de: 'Die sieben Mikrofone', en: 'The seven microphones' },
    text: {
      de: 'Sechs im Kreis, eines in der Mitte. Der Schall trifft sie nacheinander, um Bruchteile von Millisekunden: Daraus rechnet das Gerät, woher jemand spricht.',
      en: 'Six in a circle, one in the middle. Sound meets them one after the other, fractions of a millisecond apart: from that the device works out where somebody speaks.',
    },
    sources: [teardownSource],
    words: ['mikrofon', 'hört zu', 'zuhör', 'mitgehört', 'microphone', 'listening'],
  },
  {
    id: 'board',
    name: { de: 'Die Platine', en: 'The board' },
    text: {
      de: 'Hier wartet ein kleines Programm auf ein einziges Wort. Erst danach geht das Gesprochene aus dem Haus; manchmal auch nach einem Wort, das nur ähnlich klang.',
      en: 'Here a small program waits for a single word. Only then does what is said leave the house; at times also after a word that merely sounded alike.',
    },
    sources: [wordSource],
    words: ['weckwort', 'aktivier', 'wake word', 'uninvited', 'ungefragt'],
  },
  {
    id: 'shell',
    name: { de: 'Die Hülle', en: 'The shell' },
    text: {
      de: 'Ein Rohr von 83,5 Millimetern, unten mit Hunderten von Löchern, die rundum gleich weit spielen. Es stand da wie eine Vase und wurde auch so abgestaubt.',
      en: 'A tube of 83.5 millimetres, its lower half pierced with hundreds of holes that play equally far all around. It stood there like a vase and was dusted like one.',
    },
    sources: [teardownSource],
    words: ['regal', 'küche', 'vase', 'shelf', 'kitchen'],
  },
  {
    id: 'tweeter',
    name: { de: 'Der Hochtöner', en: 'The tweeter' },
    text: {
      de: 'Fünf Zentimeter, nach unten gerichtet, für alles, was zischt und glänzt. Ein Kegel darunter verteilt es in den Raum.',
      en: 'Five centimetres, pointing down, for all that hisses and shines. A cone below spreads it through the room.',
    },
    sources: [driversSource],
    words: ['stimme', 'voice'],
  },
  {
    id: 'woofer',
    name: { de: 'Der Tieftöner', en: 'The woofer' },
    text: {
      de: 'Rund 63 Millimeter, mit einem Magneten, der schwerer ist als der Rest. Er gibt der Stimme eine Brust, die sie nicht hat.',
      en: 'About 63 millimetres, with a magnet heavier than the rest. It gives the voice a chest that it does not have.',
    },
    sources: [driversSource],
    words: ['bass', 'tief', 'lautstärke', 'loud'],
  },
  {
    id: 'duct',
    name: { de: 'Der Bassreflexkanal', en: 'The reflex duct' },
    text: {
      de: 'Ein Rohr in der Mitte. Die Luft darin schwingt mit und verlängert den kleinen Tieftöner um eine halbe Oktave.',
      en: 'A pipe in the middle. The air in it swings along and lends the small woofer about half an octave.',
    },
    sources: [driversSource],
  },
  {
    id: 'base',
    name: { de: 'Der Fuss', en: 'The base' },
    text: {
      de: 'Gummi, der nicht wandert, und der Eingang für das Netzteil. Ein Akku fehlt: Es ist immer da, solange es Strom gibt.',
      en: 'Rubber that does not walk, and the inlet for the power. There is no battery: it is always there as long as there is current.',
    },
    sources: [driversSource],
    words: ['stecker', 'ausgesteckt', 'strom', 'plug', 'unplug'],
  },
]
