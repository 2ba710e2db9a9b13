/** What the self-test of a kiosk looks at, in this order (ADMIN-12). */
export const selfTestChecks = [
  'server',
  'clock',
  'storage',
  'database',
  'fonts',
  'graphics',
  'lostGraphics',
  'sounds',
  'narration',
  'speaker',
  'microphone',
  'offline',
  'outbox',
  'idleReturn',
  'serviceWorker',
] as const
export type SelfTestCheck = (typeof selfTestChecks)[number]
