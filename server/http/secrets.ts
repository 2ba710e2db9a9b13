import { argon2, createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const hashWithArgon2 = promisify(argon2)

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const cost = { memory: 19_456, passes: 2, parallelism: 1 } as const
const saltBytes = 16
const tagBytes = 32

/** argon2id in the PHC string format. Runs off the main thread. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const tag = await argon2id(password, salt, cost)
  const { memory, passes, parallelism } = cost
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

/** Constant time. */
export async function isPasswordOf(password: string, stored: string): Promise<boolean> {
  const [, memory, passes, parallelism, salt, tag] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(stored) ?? []
  if (salt === undefined || tag === undefined) throw new Error('A stored password hash is malformed')
  const expected = Buffer.from(tag, 'base64')
  const given = await argon2id(password, Buffer.from(salt, 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  })
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** A token of 256 random bits. */
export function makeToken(): string {
  return randomBytes(32).toString('base64url')
}

/** A plain hash suffices for 256 random bits. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

/** HMAC-SHA-256 as base64url. */
export function signatureOf(secret: string, text: string): string {
  return createHmac('sha256', secret).update(text).digest('base64url')
}

/** Constant time. */
export function isSignatureOf(secret: string, text: string, given: string): boolean {
  const expected = Buffer.from(signatureOf(secret, text))
  const bytes = Buffer.from(given)
  return bytes.length === expected.length && timingSafeEqual(bytes, expected)
}

/** A password to type: 100 bits in groups, without letters that look alike. */
export function makePassword(): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789x'
  const text = Array.from(randomBytes(20), (byte) => letters.charAt(byte % letters.length)).join('')
  return text.match(/.{5}/g)?.join('-') ?? text
}

async function argon2id(
  password: string,
  nonce: Uint8Array,
  { memory, passes, parallelism }: { memory: number; passes: number; parallelism: number },
): Promise<Buffer> {
  const message = password.normalize('NFC')
  return hashWithArgon2('argon2id', { message, nonce, memory, passes, parallelism, tagLength: tagBytes })
}

function base64(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('base64').replace(/=+$/, '')
}
