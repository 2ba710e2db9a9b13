import { expect, test } from 'vitest'
import { floorsOf, folderOf, importsOfServer } from '#tools/lib/importGraph.ts'

test('the folders of the server import downwards alone, types included', () => {
  const imports = importsOfServer()
  const floors = floorsOf(imports)
  const floorOf = (file: string) => floors.findIndex((folders) => folders.includes(folderOf(file)))
  const upwards = [...imports].flatMap(([file, imported]) =>
    imported.filter((other) => floorOf(other) < floorOf(file)).map((other) => `${file} imports ${other}`),
  )
  expect(imports.size).toBeGreaterThan(100)
  expect(upwards).toEqual([])
  expect([...imports.keys()].filter((file) => !file.includes('/')).toSorted()).toEqual(['app.ts', 'main.ts'])
})
