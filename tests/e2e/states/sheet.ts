import { appendFile, mkdir, writeFile } from 'node:fs/promises'
import type { Seen } from './walk.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Writes the pictures of states and adds them to a page, with a frame around each finding and what it says. */
export async function writeSheet(folder: string, where: string, seen: readonly Seen[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const figures = seen.map(async ({ name, picture, findings }) => {
    const file = `${where} ${name}.jpg`.replaceAll(/[^\w.-]+/g, '_')
    await writeFile(`${folder}/${file}`, picture)
    const frames = findings.map(
      ({ box: { x, y, width, height } }) =>
        `<i style="left:${x}px; top:${y}px; width:${width}px; height:${height}px"></i>`,
    )
    const lines = findings.map(
      ({ kind, element, sentence }) => `<li>${escaped(`${kind}: ${element} ${sentence}`)}`,
    )
    return `<figure><a href="${file}"><img src="${file}">${frames.join('')}</a><figcaption>${escaped(name)}<ul>${lines.join('\n')}</ul></figcaption></figure>`
  })
  const style =
    'body { display: flex; flex-wrap: wrap; font: 12px sans-serif } figure { max-width: 320px; margin: 8px } a { zoom: 0.25; display: block; position: relative } i { position: absolute; outline: 8px solid red }'
  await appendFile(
    `${folder}/${where}.html`,
    `<!doctype html><meta charset="utf-8"><title>${where}</title><style>${style}</style>${(await Promise.all(figures)).join('\n')}`,
  )
}
