/** Limits of the design, by the bench that measures each. `npm run bench` prints a line for every one. */
export const limitsToHold = {
  'paper-script': {
    bench: 'sizes',
    what: 'First visit to a page of paper: script',
    limit: '<= 170 KB brotli in <= 20 files',
  },
  'scene-script': {
    bench: 'sizes',
    what: 'First visit to an exhibit with a scene: script',
    limit: '<= 500 KB brotli in <= 40 files',
  },
  'scene-models': { bench: 'scenes', what: 'Models of a scene', limit: '<= 900 KB' },
  'scene-draws': { bench: 'scenes', what: 'Draw calls of any other scene', limit: '<= 80 a frame' },
  'rest-draws': { bench: 'scenes', what: 'A scene at rest', limit: '0 draw calls' },
  'galaxy-draws': {
    bench: 'galaxy',
    what: 'Galaxy: draw calls, 100 to 10 000 planets',
    limit: '<= 6 a frame, the same',
  },
  'galaxy-calls': {
    bench: 'galaxy',
    what: 'Galaxy: GL calls, 100 to 10 000 planets',
    limit: '<= 40 a frame, the same',
  },
  'list-unchanged': { bench: 'server', what: 'Unchanged story list, 304', limit: '0 SQL statements' },
  'stories-durable': {
    bench: 'server',
    what: 'Durable stories, 64 visitors at once',
    limit: '>= 500 a second',
  },
  'lists-busy': {
    bench: 'server',
    what: 'Lists, 50 clients, the storyteller at work: 99th percentile',
    limit: '<= 50 ms',
  },
  'first-answer': { bench: 'server', what: 'First answer with 10 000 stories', limit: '<= 2 s' },
  'server-memory': { bench: 'server', what: 'Server with 10 000 stories', limit: '<= 250 MB' },
  'narration-memory': {
    bench: 'audio',
    what: 'A 30-minute narration in the browser',
    limit: '<= 60 MB',
  },
  visits: {
    bench: 'soak',
    what: '300 visits to every exhibit: nodes, listeners, audio nodes, heap',
    limit: 'as after 20; heap about level',
  },
  'visits-lit': {
    bench: 'soak:lit',
    what: '75 visits to every exhibit as drawn: textures and buffers, too',
    limit: 'as after 20; heap about level',
  },
  'paper-first-picture': {
    bench: 'firstPicture',
    what: 'First picture of a page of paper on a phone, by a stock Vite page',
    limit: 'first paint <= 0.8 x, largest <= 1.0 x, blocked <= 100 ms, shift <= 0.02',
  },
  'scene-first-picture': {
    bench: 'firstPicture',
    what: 'First picture of a scene on a phone, by a stock page with one',
    limit: 'first paint <= 0.8 x, largest <= 1.1 x',
  },
  lighthouse: {
    bench: 'firstPicture',
    what: 'Lighthouse: accessibility and best practices of every page',
    limit: '100',
  },
} as const

export type LimitId = keyof typeof limitsToHold
