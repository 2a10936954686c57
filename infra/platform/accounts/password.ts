import { randomBytes, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto'

/** The OWASP parameters for scrypt that need the least memory: 32 MB per hash. */
export const passwordCost = 2 ** 15
const parameters = { r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const hashBytes = 32

/**
 * @param cost scrypt's N, stored with the hash so that it can be increased later
 * @returns `scrypt$<cost>$<salt>$<hash>`
 */
export async function hashPassword(password: string, cost = passwordCost): Promise<string> {
  const salt = randomBytes(16)
  const hash = await scrypt(password, salt, cost)
  return ['scrypt', cost, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/**
 * Whether a password matches a hash. Takes equally long for an unknown user, so that timing does not reveal user
 * names.
 * @param hash from `hashPassword`; absent for an unknown user
 */
export async function verifyPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, cost, salt = '', expected = ''] = (hash ?? dummyHash).split('$')
  const found = await scrypt(password, Buffer.from(salt, 'base64url'), Number(cost))
  const known = Buffer.from(expected, 'base64url')
  return known.length === found.length && timingSafeEqual(known, found) && hash !== undefined
}

const dummyHash = `scrypt$${passwordCost}$${'A'.repeat(22)}$${'A'.repeat(43)}`

function scrypt(password: string, salt: Buffer, N: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scryptWithCallback(
      password.normalize('NFKC'),
      salt,
      hashBytes,
      { N, ...parameters },
      (error, hash) => (error ? reject(error) : resolve(hash)),
    )
  })
}
