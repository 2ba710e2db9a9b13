import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { inRoot } from '#tools/lib/paths.ts'

const files = readdirSync(inRoot('content'), { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => join(entry.parentPath, entry.name).slice(inRoot('').length))

describe('the German of the server', () => {
  it('is looked for in real files', () => {
    expect(files).toContain('content/exhibits/tape/sampleStories.ts')
  })

  it.each(files)('is Swiss in %s: no sharp s, no German or foreign quotation marks', (file) => {
    const text = readFileSync(inRoot(file), 'utf8')
    expect(text).not.toMatch(/[ßẞ]/)
    // «…» only; English has “…”, so a low or an inward pair is what gives a German text away.
    expect(text).not.toMatch(/[„‟]|»\p{L}[^«»\n]{0,80}\p{P}?«/u)
  })
})
