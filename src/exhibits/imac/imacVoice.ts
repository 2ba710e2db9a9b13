import { assetBytes } from '../../api/assetBytes.ts'
import { createRoomVoice } from '../../audio/spectrum/roomVoice.ts'

/** All that speaks in this room: the device, and the visitors on their notepads. One for the visit. */
export const imacVoice = createRoomVoice(assetBytes)
