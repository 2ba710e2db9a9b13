// Written by tools/models/build.ts; do not edit.
import type { ModelName } from '#scenes/models.gen.ts'

/** SHA-256 of each model's plain glTF before light is baked in: whether the committed file was made from this shape. */
export const unlit: Readonly<Record<ModelName, string>> = {
  cassette: '9a6274d3baa27df9c8a63dcba401fcb1e2cfd6eb8ae4ab09d64c538837efae23',
  computer: 'fb88c898241b8b07c073da1a1b96af04a6a5e101ca66351b08fd3edb3750c9f5',
  deck: '812f7042fec4a60fb4689f42a55f17711936c3f712569a79d925f8259fe51798',
  player: '034767341fb20e1a523d533acbe2072baab3ff1f10195cb07318c02e80ec0022',
  plinth: '37e8042c2bd7587c29d1a65180afc10bd633c30b358db543e24aaae1b55a9061',
  shelf: 'd19b863cef902fb10c9fe9ba9eb188e71c219896a3d85dff6a85d3c9f08884bd',
  speaker: '08a99bbe05597a870d4c54f01ca2e206fd9c042c7fff5d4daf4a17353949cc75',
}
