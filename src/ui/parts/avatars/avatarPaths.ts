/** Addresses of the avatar exhibit. All but `detail` are also used under PUBLIC_URL for phones. */
export const avatarPaths = {
  wall: '/exhibits/vcfzh25',
  make: '/exhibits/vcfzh25/new',
  detail: (shortUuid: string) => `/exhibits/vcfzh25/detail/${encodeURIComponent(shortUuid)}`,
} as const
