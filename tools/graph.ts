import './requireNode.mjs'
import { mkdirSync, writeFileSync } from 'node:fs'
import { floorsOf, folderOf, importsOfServer } from './lib/importGraph.ts'
import { inRoot } from './lib/paths.ts'

// Draws which folder of the server imports which: the thicker, the more often. All lines lead downwards.

const imports = importsOfServer()
const floors = floorsOf(imports)
const [width, floorHeight, box] = [1400, 150, { width: 86, height: 34 }]

const places = new Map(
  floors.flatMap((folders, floor) =>
    folders.map((folder, n) => [
      folder,
      { x: ((n + 0.5) * width) / folders.length, y: floor * floorHeight + 60 },
    ]),
  ),
)
const counts = new Map<string, number>()
for (const [file, imported] of imports) {
  for (const other of imported) {
    const line = `${folderOf(file)} ${folderOf(other)}`
    counts.set(line, (counts.get(line) ?? 0) + 1)
  }
}
const lines = [...counts].map(([line, count]) => {
  const [from, to] = line.split(' ').map((folder) => places.get(folder))
  if (from === undefined || to === undefined || from === to) return ''
  const bend = from.y === to.y ? -Math.abs(from.x - to.x) / 7 - box.height : 0
  const middle = `${(from.x + to.x) / 2} ${(from.y + to.y) / 2 + bend * 1.4}`
  return `<path d="M${from.x} ${from.y} Q${middle} ${to.x} ${to.y}" stroke-width="${Math.min(1 + count / 8, 8)}"><title>${line}: ${count}</title></path>`
})
const boxes = [...places].map(
  ([folder, { x, y }]) =>
    `<rect x="${x - box.width / 2}" y="${y - box.height / 2}" width="${box.width}" height="${box.height}" rx="6"/>` +
    `<text x="${x}" y="${y + 5}">${folder}</text>`,
)
const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${floors.length * floorHeight}" font-family="sans-serif" font-size="14" text-anchor="middle">
<rect width="100%" height="100%" fill="#fff"/><g fill="none" stroke="#356" stroke-opacity="0.35">${lines.join('\n')}</g>
<g fill="#eef3f6" stroke="#356">${boxes.join('\n').replaceAll('<text', '<text fill="#123" stroke="none"')}</g></svg>
`
mkdirSync(inRoot('.look'), { recursive: true })
writeFileSync(inRoot('.look/server.svg'), picture)
console.log(`${imports.size} files in ${places.size} folders: .look/server.svg`)
