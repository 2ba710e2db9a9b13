import { assetBytes } from '#api/assetBytes.ts'
import { createRoomVoice } from '#audio/voice/roomVoice.ts'

/** Bars of the picture of a voice. */
export const barCount = 28

/** All that speaks in this room: the device, and the visitors on their notepads. One for the visit. */
export const imacVoice = createRoomVoice(assetBytes, barCount)
