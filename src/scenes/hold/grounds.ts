/** Background of an object in the hand, for scene and still: CSS colours in the middle and at the edges. */
export const grounds = {
  tape: ['#4a3220', '#120c08'],
  ipod: ['#f4f5f6', '#dcdfe3'],
  echo: ['#17233a', '#05080f'],
  imac: ['#fbd9b4', '#f2a05e'],
} as const
