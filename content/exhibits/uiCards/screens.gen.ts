// Written by `npm run make -- screens`; changes made here are lost.

export const screens = {
  'lisa-os': { url: '/screens/lisa-os.webp?v=bf328cb1b108', width: 1440, height: 1092 },
  'system-1': { url: '/screens/system-1.webp?v=eabf7e5e0701', width: 512, height: 342 },
  nextstep: { url: '/screens/nextstep.webp?v=fac104f7b3bf', width: 1120, height: 832 },
  'os-x': { url: '/screens/os-x.webp?v=ac92a9042106', width: 2048, height: 1536 },
} as const
