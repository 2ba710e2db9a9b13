import { useModels } from '../stage/useModels.ts'
import { Furnished } from './Furnished.tsx'
import type { ImacRoomProps } from './props.ts'

export type { ImacRoomProps } from './props.ts'

/** The studio with the machine in it. */
export function ImacRoom(props: ImacRoomProps) {
  const models = useModels(['computer'], props)
  return models && <Furnished {...props} computer={models.computer} />
}
