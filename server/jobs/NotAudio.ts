/** The bytes are no usable recording; the message is for the sender. */
export class NotAudio extends Error {
  override readonly name = 'NotAudio'
}
