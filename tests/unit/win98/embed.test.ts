import { describe, expect, it } from 'vitest'
import { messageFrom } from '#lib/win98/embed.ts'

const desktop = {}
const here = { origin: 'https://house.example', source: desktop }
const heard = (data: unknown, from: { origin?: string; source?: unknown } = {}) =>
  messageFrom({ ...here, data, ...from }, here)

describe('messages between the desktop and the page around it', () => {
  it.each([
    { kind: 'presence' },
    { kind: 'leave' },
    { kind: 'language', language: 'de' },
    { kind: 'loudness', muted: true, volume: 0.5 },
  ])('$kind is accepted', (message) => {
    expect(heard(message)).toEqual(message)
  })
  it('[ASVS-3.5.5] are accepted from this window and origin only', () => {
    const presence = { kind: 'presence' }
    expect(heard(presence, { origin: 'https://elsewhere.example' })).toBeNull()
    expect(heard(presence, { source: {} })).toBeNull()
    expect(messageFrom({ ...here, source: null, data: presence }, { ...here, source: null })).toBeNull()
  })
  it.each([
    null,
    'presence',
    7,
    {},
    { kind: 'other' },
    { kind: 'language', language: 'fr' },
    { kind: 'loudness', muted: 1, volume: 'x' },
  ])('%j is none', (data) => {
    expect(heard(data)).toBeNull()
  })
})
