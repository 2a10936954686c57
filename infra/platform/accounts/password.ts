import { randomBytes, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto'

/** OWASP's parameters for scrypt that take the least memory at once: 32 MB a guess. */
export const passwordCost = 2 ** 15
const parameters = { r: 8, p: 3, maxmem: 64 * 1024 * 1024 }
const hashBytes = 32

/**
 * @param cost scrypt's N, which is kept with the hash, so that a later version can ask for more
 * @returns `scrypt$<cost>$<salt>$<hash>`, which nobody can make a password of again
 */
export async function hashPassword(password: string, cost = passwordCost): Promise<string> {
  const salt = randomBytes(16)
  const hash = await scrypt(password, salt, cost)
  return ['scrypt', cost, salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/**
 * Whether a password is the one that was hashed. Takes as long for a name nobody has, so that names cannot be found
 * out by the clock.
 * @param hash of `hashPassword`; absent: nobody's
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
