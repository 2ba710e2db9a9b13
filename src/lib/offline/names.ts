/** The cache of recordings and pictures that were heard and seen. They can be had again; a story cannot. */
export const mediaCache = 'nachklang-media'
