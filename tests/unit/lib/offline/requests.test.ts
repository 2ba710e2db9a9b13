import { expect, test } from 'vitest'
import { answererOf, outdated } from '#lib/offline/requests.ts'

const origin = 'https://museum.example'
const listed = new Set(['/index.html', '/icon.svg', '/stills/ipod.webp'])
const answerer = (path: string, mode = 'no-cors', method = 'GET') =>
  answererOf({ method, mode, url: new URL(path, origin).href }, origin, (each) => listed.has(each))

test('[FIT-04] calls, counts and the theme file are never answered by the worker', () => {
  for (const path of [
    '/api/device/all',
    '/api',
    '/api/openapi.json',
    '/_vercel/insights/view',
    '/playground?filepath=theme.txt',
    '/playground?filepath=',
    '/playground?filepath',
    '/playground/?a=1&filepath=x',
  ]) {
    expect(answerer(path, 'cors'), path).toBe('network')
    expect(answerer(path, 'navigate'), path).toBe('network')
  }
  expect(answerer('/exhibits', 'navigate', 'POST')).toBe('network')
  expect(answerer('https://elsewhere.example/assets/a.js')).toBe('network')
  // A missing file is not a page.
  expect(answerer('/assets/gone.js', 'navigate')).toBe('files')
  expect(answerer('/media/nothing', 'navigate')).toBe('network')
  expect(answerer('/nothing.png')).toBe('network')
})

test('[FIT-04] pages, files and recordings are', () => {
  for (const path of [
    '/',
    '/?kioskKey=a.b',
    '/exhibits/werkschau/tape',
    '/playground',
    '/playground?theme=1',
    '/nowhere',
  ])
    expect(answerer(path, 'navigate'), path).toEqual({ page: '/index.html' })
  expect(answerer('/win98.html?language=de', 'navigate')).toEqual({ page: '/win98.html' })
  expect(answerer('/assets/abc.js')).toBe('files')
  expect(answerer('/stills/ipod.webp')).toBe('files')
  expect(answerer(`/media/${'0'.repeat(64)}`)).toBe('media')
})

test('[MEDIA-06] media at signed addresses, for staff and contributors, are never cached', () => {
  expect(answerer(`/media/${'0'.repeat(64)}?expires=1&signature=x`)).toBe('network')
})

test('[FIT-04] a new build leaves the two before it to pages that are open', () => {
  expect(outdated(['b1', 'b2', 'b3', 'b4'], 'b4')).toEqual(['b1'])
  expect(outdated(['b1', 'b2'], 'b2')).toEqual([])
  // A build that came back.
  expect(outdated(['b1', 'b2', 'b3', 'b4'], 'b1')).toEqual(['b2'])
})
