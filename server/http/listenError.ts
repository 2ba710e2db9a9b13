import { ConfigError } from '#server/config/ConfigError.ts'
import type { Config } from '#server/config/config.ts'

/** Turns an error of listening into a sentence; other errors stay. */
export function asListenError(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): unknown {
  if (!(error instanceof Error) || !('code' in error)) return error
  const sentences = new Map<unknown, string>([
    [
      'EADDRINUSE',
      `Port ${port} of ${host} is taken: another server runs there. Stop it, or set PORT to another number.`,
    ],
    ['EACCES', `Port ${port} may not be opened by this user. Set PORT to a number from 1024 on.`],
    ['EADDRNOTAVAIL', `HOST: ${host} is no address of this machine.`],
    ['ENOTFOUND', `HOST: ${host} is no address of this machine.`],
  ])
  const sentence = sentences.get(error.code)
  return sentence === undefined ? error : new ConfigError(sentence, { cause: error })
}
