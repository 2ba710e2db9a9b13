/** Every room with a scene, and a small screen that shows it; what is to be seen is in its still, too. */
export const sceneRooms = [
  { room: 'werkschau', width: 854, height: 480 },
  { room: 'werkschau/tape', width: 1152, height: 648 },
  { room: 'werkschau/ipod', width: 480, height: 600 },
  { room: 'werkschau/echo', width: 854, height: 480 },
  { room: 'imac/desktop', width: 800, height: 600 },
] as const
