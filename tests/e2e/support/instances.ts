import type { Page } from '@playwright/test'

/** What a graphics context is made of, as the browser's own objects. */
const wrappers = [
  'WebGLBuffer',
  'WebGLFramebuffer',
  'WebGLProgram',
  'WebGLRenderbuffer',
  'WebGLShader',
  'WebGLTexture',
  'WebGLVertexArrayObject',
] as const

/** In the page: counts what a debugger found by the names given and by the classes that the stage names. */
function countByClass(this: readonly unknown[], names: string): Record<string, number> {
  const classes = Object.entries<{ readonly prototype: object }>({ ...window.__museum?.classes })
  for (const name of names.split(' ')) classes.push([name, Reflect.get(window, name)])
  return Object.fromEntries(
    classes.map(([name, { prototype }]) => [
      name,
      this.filter((object) => Object.prototype.isPrototypeOf.call(prototype, Object(object))).length,
    ]),
  )
}

/**
 * How many objects of each kind the page still holds once everything else has been collected: those of its graphics
 * contexts, lost ones too, and those of three's classes that the stage names.
 */
export async function heldInstances(page: Page): Promise<Readonly<Record<string, number>>> {
  const session = await page.context().newCDPSession(page)
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' })
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' })
  const { result: counted } = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    functionDeclaration: String(countByClass),
    arguments: [{ value: wrappers.join(' ') }],
    returnByValue: true,
  })
  // Otherwise what it found would be held by the debugger.
  await session.detach()
  return counted.value
}
