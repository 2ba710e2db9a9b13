/** Limits of the design, by the bench that measures each. `npm run bench` prints a line for every one. */
export const limitsToHold = {
  'paper-script': {
    bench: 'sizes',
    what: 'First visit to a page of paper: script',
    limit: '<= 170 KB brotli in <= 20 files',
  },
  'room-script': {
    bench: 'sizes',
    what: 'First visit to a room: script',
    limit: '<= 500 KB brotli in <= 40 files',
  },
  'model-bytes': { bench: 'scenes', what: 'Largest model', limit: '<= 300 KB' },
  'room-models': { bench: 'scenes', what: 'Models of a room', limit: '<= 900 KB' },
  'room-sounds': { bench: 'scenes', what: 'Sounds of a room', limit: '<= 300 KB' },
  'room-draws': { bench: 'scenes', what: 'Draw calls of any other room', limit: '<= 80 a frame' },
  'rest-draws': { bench: 'scenes', what: 'A room at rest', limit: '0 draw calls' },
  'held-draws': {
    bench: 'held',
    what: 'Draw calls of an object held, turned, opened',
    limit: '<= 120 a frame',
  },
  'held-rest-draws': { bench: 'held', what: 'A held object at rest', limit: '0 draw calls' },
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
  'galaxy-growth': {
    bench: 'galaxy',
    what: 'Galaxy: script a frame, 10 000 by 1 000 planets',
    limit: '<= 1.2 x',
  },
  'galaxy-taken': {
    bench: 'galaxy',
    what: 'Galaxy: heap taken a frame, 1 000 planets, renderer included',
    limit: 'none by the frame loop',
  },
  'galaxy-placing': { bench: 'galaxy', what: 'Placing 5 000 planets', limit: '<= 20 ms, linear' },
  'list-unchanged': { bench: 'server', what: 'Unchanged story list', limit: '304, <= 250 bytes' },
  'list-unchanged-sql': { bench: 'server', what: 'Unchanged story list: SQL statements', limit: '0' },
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
    what: 'A 30-minute narration, memory by Tone.Player',
    limit: '<= 0.15 x',
  },
  'meter-bursts': { bench: 'audio', what: 'Bursts of 1 ms, page blocked 250 ms at a time', limit: 'all' },
  'soundscape-cost': { bench: 'soundscapes', what: 'A soundscape: processor', limit: '<= 3 % of a core' },
  'soundscape-repetition': {
    bench: 'soundscapes',
    what: 'A soundscape in an hour: likeness to itself, 5 s later or more',
    limit: '<= 0.5 (a loop: 1)',
  },
  'soundscape-peak': {
    bench: 'soundscapes',
    what: 'A soundscape in an hour: largest sample',
    limit: '<= 0.84 (-1.5 dB, the limiter)',
  },
  visits: {
    bench: 'soak',
    what: '300 visits to every room: nodes, listeners, audio nodes, heap',
    limit: 'as after 20; heap about level',
  },
  'visits-lit': {
    bench: 'soak:lit',
    what: '75 visits to every room as drawn: textures and buffers, too',
    limit: 'as after 20; heap about level',
  },
  'export-memory': { bench: 'export', what: 'Export of 50 000 memories: growth', limit: '<= 80 MB' },
  'paper-first-picture': {
    bench: 'firstPicture',
    what: 'First picture of a page of paper on a phone, by a stock Vite page',
    limit: 'first paint <= 0.8 x, largest <= 1.0 x, blocked <= 100 ms, shift <= 0.02',
  },
  'scene-first-picture': {
    bench: 'firstPicture',
    what: 'First picture of a room on a phone, by a stock page with a scene',
    limit: 'first paint <= 0.8 x, largest <= 1.1 x',
  },
  lighthouse: {
    bench: 'firstPicture',
    what: 'Lighthouse: accessibility and best practices of every page',
    limit: '100',
  },
} as const

export type LimitId = keyof typeof limitsToHold
