import { describe, expect, test } from 'vitest'
import * as fc from 'fast-check'
import { listedWords } from '#content/listedWords.ts'
import { flagsOf, wordFinder } from '#server/stories/flags.ts'

const nothing = { titleDE: null, titleEN: null, textDE: null, textEN: null, voice: null }
const find = wordFinder(listedWords)
const flags = (textDE: string) =>
  flagsOf({ ...nothing, textDE }, find).map(({ kind, found }) => [kind, found])
const voiceFlags = (duration: number, waveform: number[] | null) =>
  flagsOf({ ...nothing, voice: { duration, waveform } }, find).map(({ kind }) => kind)

describe('[ADMIN-11] flags', () => {
  test('of a voice: silence, too quiet, too short', () => {
    expect(voiceFlags(20, [0, 1, 2])).toEqual(['silence'])
    expect(voiceFlags(20, [3, 12])).toEqual(['tooQuiet'])
    expect(voiceFlags(20, [3, 13])).toEqual([])
    expect(voiceFlags(2.9, [50])).toEqual(['tooShort'])
    expect(voiceFlags(1, [])).toEqual(['silence', 'tooShort'])
    expect(voiceFlags(20, null)).toEqual([])
  })

  test('of a text: too short, listed words in both languages, markup, links', () => {
    expect(flags('Kurz.')).toEqual([['tooShort', undefined]])
    expect(flags('So ein Scheissgerät, und der Hurensohn lachte.')).toEqual([
      ['word', 'Scheissgerät'],
      ['word', 'Hurensohn'],
    ])
    expect(flags('It was a FUCKING good tape deck.')).toEqual([['word', 'FUCKING']])
    expect(flags('Hallo <img src=x onerror=alert(1)> und &lt;b&gt;.')).toEqual([
      ['markup', '<img src=x onerror=alert(1)>'],
      ['markup', '&lt;'],
      ['markup', '&gt;'],
    ])
    expect(flags('Schau auf https://example.org/x und billig.shop oder laden.ch vorbei')).toEqual([
      ['link', 'https://example.org/x'],
      ['link', 'billig.shop'],
      ['link', 'laden.ch'],
    ])
    expect(
      flags('Post an (anna.b+tape@mail.example.ch), WWW.X.CH, a-b.c.org/d und [url=x]hier[/url].'),
    ).toEqual([
      ['markup', '[url=x]'],
      ['markup', '[/url]'],
      ['link', 'anna.b+tape@mail.example'],
      ['link', 'WWW.X.CH,'],
      ['link', 'c.org/d'],
    ])
  })

  test('ignore text that only looks similar', () => {
    for (const text of [
      'Es war schwül in diesem Sommer, und 3 < 5 > 2.',
      'Die Analyse der Assistentin aus der Mongolei, classic, Scunthorpe, Schlamperei.',
      'Um 10.30 Uhr lief das Band. Dann kam Musik.Und Stille.',
      'I was wrapping up the gift for my nephew, a scrape of tape.',
    ]) {
      expect(flags(text), text).toEqual([])
    }
  })

  test('find words in disguise and rows of words, with the server’s own', () => {
    const own = wordFinder(['Blödmann', 'Radau*', 'böser Geist', '', '*'])
    expect(own('Du ＢＬÖＤＭＡＮＮ!')).toEqual(['ＢＬÖＤＭＡＮＮ'])
    expect(own('Blöd\u200Bmann')).toEqual(['Blöd\u200Bmann'])
    expect(own('RADAUBRÜDER, aber kein Blödmannsgehilfe')).toEqual(['RADAUBRÜDER'])
    expect(own('ein böser,  Geist')).toEqual(['böser,  Geist'])
    expect(own('böser alter Geist')).toEqual([])
  })

  test('come for any text, without failing', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), fc.array(fc.string()), (text, listed) => {
        for (const { found } of flagsOf({ ...nothing, textEN: text }, wordFinder(listed))) {
          if (found !== undefined) expect(text).toContain(found)
        }
      }),
      { numRuns: 100 },
    )
  })
})
