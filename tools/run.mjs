// node tools/run.mjs NAME [...]: runs tools/NAME.ts. npm scripts find the pinned Node first in PATH, so this is it;
// on any other Node the sentence of requireNode.mjs is what one sees, not a syntax error.
import './requireNode.mjs'

const [name = '', ...rest] = process.argv.slice(2)
if (!/^[a-zA-Z]+(\/[a-zA-Z]+)?$/.test(name)) {
  console.error('Usage: node tools/run.mjs NAME [arguments of tools/NAME.ts]')
  process.exit(1)
}
const tool = new URL(`./${name}.ts`, import.meta.url)
process.argv = [process.argv[0] ?? 'node', tool.pathname, ...rest]
await import(tool.href)
