/** The bytes are no recording that the exhibition can keep; the message is a sentence for whoever sent them. */
export class NotAudio extends Error {
  override readonly name = 'NotAudio'
}
