import { describe, expect, it } from 'vitest'
import { embeddedOf, pagesOf, partsOf, roomsOf, scriptsOf } from '../../../tools/house/routeSizes.ts'

const manifest = {
  'index.html': {
    file: 'main.js',
    isEntry: true,
    imports: ['_vendor.js'],
    dynamicImports: ['src/ui/pages/home/HomePage.tsx', 'src/exhibits/tape/Tape.tsx'],
    css: ['main.css'],
  },
  'win98.html': {
    file: 'win98.js',
    isEntry: true,
    imports: ['_vendor.js'],
    dynamicImports: ['src/win98/Late.tsx'],
    css: ['win98.css'],
  },
  'src/win98/Late.tsx': { file: 'late.js', isDynamicEntry: true, imports: ['win98.html', '_shared.js'] },
  '_vendor.js': { file: 'vendor.js' },
  '_shared.js': { file: 'shared.js', imports: ['_vendor.js', '_loop.js'], css: ['shared.css'] },
  '_loop.js': { file: 'loop.js', imports: ['_shared.js'] },
  'src/ui/pages/home/HomePage.tsx': {
    file: 'home.js',
    isDynamicEntry: true,
    imports: ['_shared.js', 'index.html'],
  },
  'src/exhibits/tape/Tape.tsx': {
    file: 'tape.js',
    isDynamicEntry: true,
    dynamicImports: [
      'src/exhibits/tape/Recorder.tsx',
      'src/scenes/tape/Tape.tsx',
      'src/audio/mixer/mixer.ts',
    ],
    css: ['tape.css'],
  },
  'src/app/Stage/KeptStage.tsx': { file: 'stage.js', isDynamicEntry: true, imports: ['_three.js'] },
  'src/scenes/tape/Tape.tsx': { file: 'scene.js', isDynamicEntry: true, imports: ['_three.js'] },
  'src/audio/mixer/mixer.ts': { file: 'mixer.js', isDynamicEntry: true, imports: ['_vendor.js'] },
  '_three.js': { file: 'three.js' },
  'src/exhibits/tape/Recorder.tsx': {
    file: 'recorder.js',
    isDynamicEntry: true,
    imports: ['_vendor.js', '_shared.js'],
    css: ['tape.css', 'recorder.css'],
  },
}

describe('pagesOf', () => {
  it('lists the lazy pages and rooms, not what they load on demand', () => {
    expect(pagesOf(manifest).map(({ page }) => page)).toEqual([
      'src/exhibits/tape/Tape.tsx',
      'src/ui/pages/home/HomePage.tsx',
    ])
  })
  it('counts the shell and all static imports once, even where they go in a circle', () => {
    const home = pagesOf(manifest).find(({ page }) => page.endsWith('HomePage.tsx'))
    expect(home?.scripts.toSorted()).toEqual(['home.js', 'loop.js', 'main.js', 'shared.js', 'vendor.js'])
    expect(home?.styles.toSorted()).toEqual(['main.css', 'shared.css'])
  })
  it('does not count what only another page needs', () => {
    const tape = pagesOf(manifest).find(({ page }) => page.endsWith('Tape.tsx'))
    expect(tape?.scripts.toSorted()).toEqual(['main.js', 'tape.js', 'vendor.js'])
  })
})

describe('embeddedOf', () => {
  it('lists a page that is an entry of its own, with everything it may load, and leaves the shell without it', () => {
    const [embedded, ...others] = embeddedOf(manifest)
    expect(others).toEqual([])
    expect(embedded?.page).toBe('win98.html')
    expect(embedded?.scripts.toSorted()).toEqual(['late.js', 'loop.js', 'shared.js', 'vendor.js', 'win98.js'])
    expect(embedded?.styles.toSorted()).toEqual(['shared.css', 'win98.css'])
    expect(pagesOf(manifest).flatMap(({ scripts }) => scripts)).not.toContain('win98.js')
  })
})

describe('partsOf', () => {
  it('counts what comes on demand beyond what the page has loaded by then', () => {
    const [recorder] = partsOf(manifest, 'src/exhibits/tape/Tape.tsx')
    expect(recorder?.page).toBe('src/exhibits/tape/Recorder.tsx')
    expect(recorder?.scripts.toSorted()).toEqual(['loop.js', 'recorder.js', 'shared.js'])
    expect(recorder?.styles.toSorted()).toEqual(['recorder.css', 'shared.css'])
    expect(partsOf(manifest, 'src/ui/pages/home/HomePage.tsx')).toEqual([])
  })
})

describe('roomsOf', () => {
  it('adds the stage and the scene to a page that shows one, and its sound apart', () => {
    const [tape, ...others] = roomsOf(manifest)
    expect(others).toEqual([])
    expect(tape?.scripts.toSorted()).toEqual([
      'main.js',
      'scene.js',
      'stage.js',
      'tape.js',
      'three.js',
      'vendor.js',
    ])
    expect(tape?.sound).toEqual(['mixer.js'])
  })

  it('follows a page into the view of its room, and counts its engine as sound', () => {
    const parted = {
      ...manifest,
      'src/exhibits/tape/Tape.tsx': {
        file: 'tape.js',
        isDynamicEntry: true,
        imports: ['index.html'],
        dynamicImports: ['src/exhibits/tape/RoomView.tsx'],
      },
      'src/exhibits/tape/RoomView.tsx': {
        file: 'view.js',
        isDynamicEntry: true,
        dynamicImports: ['src/scenes/tape/Tape.tsx', 'src/exhibits/tape/deck/deckEngine.ts'],
      },
      'src/exhibits/tape/deck/deckEngine.ts': {
        file: 'engine.js',
        isDynamicEntry: true,
        dynamicImports: ['src/audio/mixer/mixer.ts'],
      },
    }
    const [tape] = roomsOf(parted)
    expect(tape?.scripts).toEqual(expect.arrayContaining(['tape.js', 'view.js', 'scene.js']))
    expect(tape?.scripts).not.toContain('home.js')
    expect(tape?.sound.toSorted()).toEqual(['engine.js', 'mixer.js'])
  })
})

describe('scriptsOf', () => {
  it('finds the scripts that the page names', () => {
    const html = '<script src="/a.js"></script><script type="module" crossorigin src="/assets/b.js"></script>'
    expect(scriptsOf(html)).toEqual(['a.js', 'assets/b.js'])
  })
})
