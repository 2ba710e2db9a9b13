import { fileURLToPath } from 'node:url'
import { build } from 'vite'

/** A module beside this one and all it imports, as one script that a bare page can hold. */
export async function bundleHarness(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"development"' },
    build: {
      write: false,
      minify: false,
      rolldownOptions: {
        input: fileURLToPath(new URL(file, import.meta.url)),
        output: { codeSplitting: false },
      },
    },
  })
  const outputs = Array.isArray(result) ? result : [result]
  for (const output of outputs) {
    if (!('output' in output)) continue
    for (const each of output.output) {
      if (each.type === 'chunk') return each.code.replaceAll('</script', '<\\/script')
    }
  }
  throw new Error('The harness was not bundled')
}
