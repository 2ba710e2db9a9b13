/** Name of the cache of played recordings and shown pictures. The server has them, too; an unsent story it has not. */
export const mediaCache = 'nachklang-media'
