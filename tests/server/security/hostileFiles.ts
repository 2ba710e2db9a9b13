import { gzipSync } from 'node:zlib'
import { readFileSync } from 'node:fs'
import { limits } from '#contract/limits.ts'
import { mp3Of, silentAacMp4, wavOf } from '#tests/fixtures/audio/builtAudio.ts'

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/audio/${name}`, import.meta.url))
const ascii = (text: string) => Buffer.from(text, 'latin1')
const page = '<!doctype html><html><script>alert(document.domain)</script></html>'
const svg = '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><script>alert(2)</script></svg>'

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value >>> 0)
  return bytes
}
const atom = (type: string, content: Uint8Array, size = content.byteLength + 8) =>
  Buffer.concat([uint32(size), ascii(type), content])
const brand = atom('ftyp', ascii('isom\x00\x00\x02\x00isomiso2mp41'))

/** An EBML element with a size that takes eight bytes. */
function element(id: readonly number[], content: Uint8Array, size = content.byteLength): Buffer {
  const head = Buffer.alloc(8)
  head.writeBigUInt64BE(BigInt(size) | (1n << 56n))
  return Buffer.concat([Buffer.from(id), head, content])
}
const segment = [0x18, 0x53, 0x80, 0x67]
const tracks = [0x16, 0x54, 0xae, 0x6b]
const cluster = [0x1f, 0x43, 0xb6, 0x75]
const webmHead = element(
  [0x1a, 0x45, 0xdf, 0xa3],
  Buffer.concat([element([0x42, 0x82], ascii('webm')), element([0x42, 0x87], Buffer.from([2]))]),
)

function nested(depth: number, wrap: (inside: Buffer) => Buffer): Buffer {
  let bytes: Buffer = Buffer.alloc(0)
  for (let level = 0; level < depth; level += 1) bytes = wrap(bytes)
  return bytes
}

function zip(name: string, content: Buffer): Buffer {
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50)
  local.writeUInt32LE(0xffffffff, 18)
  local.writeUInt32LE(0xffffffff, 22)
  local.writeUInt16LE(name.length, 26)
  return Buffer.concat([local, ascii(name), content])
}

function wavWith(changes: (view: DataView) => void): Buffer {
  const file = Buffer.from(wavOf(0.1))
  changes(new DataView(file.buffer, file.byteOffset, file.byteLength))
  return file
}

/** An ID3 tag that claims this many bytes (28 bits, seven a byte). */
const id3 = (claimed: number, content: Buffer) =>
  Buffer.concat([
    ascii('ID3'),
    Buffer.from([4, 0, 0x40]),
    Buffer.from([21, 14, 7, 0].map((shift) => (claimed >> shift) & 0x7f)),
    content,
  ])

/** Files that are no visitor's recording, each made to hurt whoever reads it. All are refused. */
export async function hostileFiles(): Promise<Readonly<Record<string, Uint8Array>>> {
  const webm = fixture('recorded-opus.webm')
  const mp4 = Buffer.from(await silentAacMp4(0.5))
  const big = limits.audioBytes - 100
  return {
    nothing: Buffer.alloc(0),
    'one byte': Buffer.from([0x1a]),
    'zeros, as many as may be': Buffer.alloc(big),
    'one letter, as many as may be': Buffer.alloc(big, 'a'),
    'a page': ascii(page),
    'a page behind blanks': ascii(`${' '.repeat(3000)}${page}`),
    'a drawing with a script': ascii(svg),
    'a drawing as XML': ascii(`<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "${'b'.repeat(50)}">]>${svg}`),
    'XML that names a file': ascii(
      '<?xml version="1.0"?><!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]><x>&f;</x>',
    ),
    'a script': ascii('#!/bin/sh\nrm -rf /\n'),
    'a program': Buffer.concat([Buffer.from([0x7f, 0x45, 0x4c, 0x46, 2, 1, 1]), Buffer.alloc(200)]),
    'a program for Windows': Buffer.concat([ascii('MZ'), Buffer.alloc(500)]),
    'a picture': Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'), Buffer.alloc(100)]),
    'a PDF': ascii('%PDF-1.7\n1 0 obj<</OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj'),
    'a packed bomb': gzipSync(Buffer.alloc(60_000_000)),
    'an archive that claims 4 GB': zip('recording.webm', Buffer.alloc(400)),
    'an archive with a way out of its folder': zip('../../../etc/cron.d/x', ascii('* * * * * root x')),
    'the head of a webm': webm.subarray(0, 200),
    'the head of an mp4': mp4.subarray(0, 60),
    'a webm whose head is a page’s': Buffer.concat([ascii('<!--'), webm]),
    'a page that begins as a webm': Buffer.concat([webmHead, ascii(page)]),
    'a page that begins as a wav': Buffer.concat([ascii('RIFF\xff\xff\xff\xffWAVE'), ascii(page)]),
    'a page that begins as an mp4': Buffer.concat([brand, ascii(page)]),
    'a page that begins as an ogg': Buffer.concat([ascii('OggS\x00\x02'), ascii(page)]),
    'a film': fixture('recorded-video.webm'),
    'EBML, a hundred thousand deep': Buffer.concat([
      webmHead,
      element(
        segment,
        nested(20_000, (inside) => element(tracks, inside.subarray(0, 12))),
      ),
    ]),
    'EBML within itself': Buffer.concat([webmHead, nested(300, (inside) => element(segment, inside))]),
    'EBML that claims 70 000 TB': Buffer.concat([webmHead, element(segment, Buffer.alloc(64), 2 ** 52)]),
    'EBML of a size that is unknown, and then nothing': Buffer.concat([
      webmHead,
      Buffer.from([...segment, 0x01, 255, 255, 255, 255, 255, 255, 255]),
    ]),
    'EBML with a hundred thousand empty clusters': Buffer.concat([
      webmHead,
      element(segment, Buffer.concat(Array.from({ length: 100_000 }, () => Buffer.from([...cluster, 0x80])))),
    ]),
    'an EBML number without end': Buffer.concat([webmHead, Buffer.alloc(1000)]),
    'an mp4 whose parts claim 4 GB': Buffer.concat([brand, atom('moov', Buffer.alloc(100), 0xfffffff0)]),
    'an mp4 with parts of no size': Buffer.concat([brand, atom('moov', Buffer.alloc(100), 0)]),
    'an mp4 with parts smaller than their head': Buffer.concat([
      brand,
      ...Array.from({ length: 1000 }, () => atom('moov', Buffer.alloc(8), 4)),
    ]),
    'an mp4, ten thousand deep': Buffer.concat([brand, nested(10_000, (inside) => atom('moov', inside))]),
    'an mp4 with a table of four billion entries': Buffer.concat([
      brand,
      atom('moov', atom('trak', atom('mdia', atom('minf', atom('stbl', atom('stts', uint32(0xffffffff))))))),
    ]),
    'an mp4 with a size of 64 bits': Buffer.concat([
      brand,
      Buffer.concat([uint32(1), ascii('moov'), Buffer.from('ffffffffffffffff', 'hex'), Buffer.alloc(64)]),
    ]),
    'a page with an mp3 behind it': Buffer.concat([ascii(page), await mp3Of(0.5)]),
    'an mp3 whose tag claims 256 MB': id3(0xfffffff, Buffer.alloc(2000)),
    'an mp3 whose tag is within a tag': nested(500, (inside) => id3(inside.byteLength, inside)),
    'an mp3 with a tag that holds a page': id3(page.length, ascii(page)),
    'a wav without a rate': wavWith((view) => view.setUint32(24, 0, true)),
    'a wav without channels': wavWith((view) => view.setUint16(22, 0, true)),
    'a wav of a kind that is unknown': wavWith((view) => view.setUint16(20, 0x7fff, true)),
    'a wav with no bits': wavWith((view) => {
      view.setUint16(34, 0, true)
      view.setUint16(32, 0, true)
    }),
    'a wav whose format is 4 GB long': wavWith((view) => view.setUint32(16, 0xffffffff, true)),
    'a wav that ends before its samples': wavWith(() => {}).subarray(0, 44),
  }
}

/** Odd, but somebody's real recording all the same: may be kept, but only as sound and only as long as it is. */
export async function oddFiles(): Promise<Readonly<Record<string, Uint8Array>>> {
  const webm = fixture('recorded-opus.webm')
  return {
    'a webm with a page behind it': Buffer.concat([webm, ascii(page)]),
    'a webm with an archive behind it': Buffer.concat([webm, zip('x.html', ascii(page))]),
    'a webm cut off': webm.subarray(0, Math.round(webm.length * 0.7)),
    'an mp4 cut off': Buffer.from(await silentAacMp4(2)).subarray(0, -200),
    'a wav that claims an hour': wavWith((view) => view.setUint32(40, 0x7fffffff, true)),
    'a wav that claims less than it has': wavWith((view) => view.setUint32(40, 1000, true)),
  }
}

interface HostileForm {
  readonly type: string
  readonly payload: Buffer
}

const boundary = 'a-boundary'
const type = `multipart/form-data; boundary=${boundary}`
const part = (head: string, content: string | Buffer) =>
  Buffer.concat([ascii(`--${boundary}\r\n${head}\r\n\r\n`), Buffer.from(content), ascii('\r\n')])
const field = (name: string, value = '1') => part(`content-disposition: form-data; name="${name}"`, value)
const voice = (name: string, bytes: Buffer, kind = 'audio/webm') =>
  part(`content-disposition: form-data; name="audio"; filename="${name}"\r\ncontent-type: ${kind}`, bytes)
const end = ascii(`--${boundary}--\r\n`)
const form = (...parts: readonly Buffer[]): HostileForm => ({ type, payload: Buffer.concat([...parts, end]) })

/** Forms that abuse how a form is written, around a recording that is one. All are refused. */
export function hostileForms(): Readonly<Record<string, HostileForm>> {
  const webm = fixture('recorded-opus.webm')
  const good = [field('exhibitionId'), voice('recording.webm', webm)] as const
  const many = (count: number) => Array.from({ length: count }, (_, n) => field(`f${n}`))
  return {
    'without a boundary': { ...form(...good), type: 'multipart/form-data' },
    'with an empty boundary': { ...form(...good), type: 'multipart/form-data; boundary=' },
    'with another boundary': { ...form(...good), type: 'multipart/form-data; boundary=other' },
    'with a boundary of a thousand letters': {
      ...form(...good),
      type: `multipart/form-data; boundary=${'b'.repeat(1000)}`,
    },
    'with thousands of fields': form(...many(5000), ...good),
    'with thousands of files': form(
      ...good,
      ...Array.from({ length: 2000 }, () => voice('x.webm', Buffer.from('x'))),
    ),
    'with a field twice': form(field('exhibitionId'), ...good),
    'with a field that is named by 500 letters': form(field('n'.repeat(500)), ...good),
    'with a field of a megabyte': form(field('waveform', 'x'.repeat(1_000_000)), ...good),
    'with a head without end': {
      type,
      payload: Buffer.concat([
        ascii(`--${boundary}\r\ncontent-disposition: form-data; x="`),
        Buffer.alloc(200_000, 'a'),
      ]),
    },
    'with a thousand headers in a part': form(
      part(
        `content-disposition: form-data; name="exhibitionId"\r\n${Array.from({ length: 1000 }, (_, n) => `x-${n}: y`).join('\r\n')}`,
        '1',
      ),
      voice('recording.webm', webm),
      field('unknown'.repeat(40)),
    ),
    'that never ends': { type, payload: Buffer.concat(good) },
    'that ends before it begins': { type, payload: end },
    'with a part without a name': form(part('content-disposition: form-data', '1'), voice('x.webm', webm)),
    'with no parts but boundaries': {
      type,
      payload: Buffer.concat(Array.from({ length: 5000 }, () => ascii(`--${boundary}\r\n`))),
    },
    'with a file in place of a field': form(
      part('content-disposition: form-data; name="exhibitionId"; filename="x"', '1'),
      voice('recording.webm', webm),
    ),
    'as mixed content': { ...form(...good), type: `multipart/mixed; boundary=${boundary}` },
  }
}

/** Names of files, each with a real recording: the name is never used, so each is kept like any other. */
export const hostileNames: readonly string[] = [
  '../../../etc/passwd',
  '..\\..\\windows\\system32\\x.webm',
  '/etc/cron.d/x',
  'recording.webm\0.html',
  'recording\u202Ebew.exe',
  'x.php',
  'x.html',
  '"; filename="y.svg',
  'con',
  '.htaccess',
  `${'n'.repeat(5000)}.webm`,
  '<img src=x onerror=alert(1)>.webm',
  '=cmd|calc.webm',
  "'; drop table media; --",
  '%2e%2e%2fx',
  '',
]

export const namedForm = (name: string): HostileForm =>
  form(field('exhibitionId'), voice(name.replaceAll('"', '%22'), fixture('recorded-opus.webm'), 'text/html'))
