/** The chunk of a module that is loaded on demand: a pattern for `page.route`. @param name of its file, without extension */
export const builtFile = (name: string): string => `**/assets/${name}-*.js`

/** Whether an address is that chunk. */
export const isBuiltFile = (name: string, url: string): boolean =>
  new RegExp(`/assets/${name}-[\\w-]{8}\\.js$`).test(url)
