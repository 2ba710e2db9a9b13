/** Something that whoever starts the server can put right. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
