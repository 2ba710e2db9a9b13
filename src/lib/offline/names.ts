/** Name of the cache of played recordings and shown pictures. They can be fetched again, unlike an unsent story. */
export const mediaCache = 'nachklang-media'
