import type { Plugin } from 'vite'

/**
 * A page carries only what it uses of the contract. Requests are validated by the server alone, so their schemas stay
 * out; every property of a route stands on a line of its own, as the formatter puts it. Building a schema has no side
 * effect, which the bundler cannot know. Records are checked by a small function of our own: zod lives in the shell, and
 * its records would weigh on every page. What staff have put in place of words and numbers is judged where it is
 * used, by the type of what it replaces.
 */
export function slimContract(): Plugin {
  const requestParts = /^  (summary|params|query|body|form|conflict): .*,\n/gm
  const schemaCalls = /(?<=[=(,:[]\s*)(?=(?:z\.[\w.]+|checked|textOf|recordOf)\()/g
  const withSlimRecords = (whole: string) => {
    const code = whole.replaceAll('z.union([z.string(), z.number()])', 'z.unknown()')
    return code.includes('z.record(')
      ? `import { recordOf } from '/src/lib/recordOf.ts'\n${code.replaceAll('z.record(', 'recordOf(')}`
      : code
  }
  return {
    name: 'slim-contract',
    enforce: 'pre',
    // The table is one module, which lies in the shell: the desk gets one of its own, so that its calls stay with it;
    // and so do its messages.
    resolveId: {
      filter: { id: /\/(?:contract\/routes|content\/messages)\.ts$/ },
      async handler(source, importer) {
        if (!/\/(?:pages\/admin|api\/queries\/desk)\//.test(importer ?? '')) return null
        const found = await this.resolve(source, importer, { skipSelf: true })
        return found && `${found.id}?desk`
      },
    },
    transform: {
      filter: { id: /\/contract\/\w+\.ts(?:\?desk)?$/ },
      handler: (code, id) => ({
        code: withSlimRecords(
          /routes\.ts(?:\?desk)?$/i.test(id) ? code.replace(requestParts, '') : code,
        ).replace(schemaCalls, '/* @__PURE__ */ '),
        map: null,
        moduleSideEffects: false,
      }),
    },
  }
}
