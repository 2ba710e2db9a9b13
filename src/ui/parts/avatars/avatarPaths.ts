/** Addresses of the avatar exhibit; each but `detail` is also one under PUBLIC_URL for phones. */
export const avatarPaths = {
  wall: '/exhibits/vcfzh25',
  make: '/exhibits/vcfzh25/new',
  detail: (shortUuid: string) => `/exhibits/vcfzh25/detail/${encodeURIComponent(shortUuid)}`,
} as const
