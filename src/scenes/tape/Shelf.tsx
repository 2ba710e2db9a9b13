import { useModel } from '../stage/useModel.ts'

/** Boards of black ash. */
export function Shelf() {
  const { part } = useModel('shelf')
  return <mesh {...part('shelf_boards')} castShadow receiveShadow />
}
