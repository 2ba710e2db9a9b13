/** A fault that the person who starts the server can correct. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}
