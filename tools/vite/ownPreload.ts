import type { Plugin } from 'vite'

/** The module from which Vite's build takes its loader of code that comes on demand. */
const helper = '\0vite/preload-helper.js'
const own = '/src/api/bringFiles.ts'

/**
 * Puts src/api/bringFiles.ts in place of Vite's loader; with it each part names its own file among those that it needs.
 * A build in which Vite's loader is called otherwise fails.
 */
export function ownPreload(): Plugin {
  let isPlaced = false
  return {
    name: 'own-preload',
    enforce: 'pre',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && isSsrBuild !== true,
    config: () => ({
      build: {
        modulePreload: {
          polyfill: false,
          resolveDependencies: (file, files, { hostType }) =>
            hostType === 'js' ? [...new Set([file, ...files])] : files,
        },
      },
    }),
    load: {
      filter: { id: /preload-helper\.js$/ },
      handler(id) {
        if (id !== helper) return
        isPlaced = true
        return `export { bringFiles as __vitePreload } from '${own}'`
      },
    },
    buildEnd(error) {
      if (error === undefined && !isPlaced)
        this.error('own-preload: Vite asked for no loader that src/api/bringFiles.ts could stand in for.')
    },
  }
}
