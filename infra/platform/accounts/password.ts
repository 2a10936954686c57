import { randomBytes, scrypt as scryptWithCallback, timingSafeEqual } from 'node:crypto'

/** OWASP's parameters for scrypt: 128 MB and a tenth of a second a guess. */
const cost = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 }
const hashBytes = 32

/** @returns `scrypt$<salt>$<hash>`, which nobody can make a password of again */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await scrypt(password, salt)
  return ['scrypt', salt.toString('base64url'), hash.toString('base64url')].join('$')
}

/**
 * Whether a password is the one that was hashed. Takes as long for a name nobody has, so that names cannot be found
 * out by the clock.
 * @param hash of `hashPassword`; absent: nobody's
 */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [, salt = '', expected = ''] = (hash ?? nobodys).split('$')
  const found = await scrypt(password, Buffer.from(salt, 'base64url'))
  const known = Buffer.from(expected, 'base64url')
  return known.length === found.length && timingSafeEqual(known, found) && hash !== undefined
}

const nobodys = `scrypt$${'A'.repeat(22)}$${'A'.repeat(43)}`

function scrypt(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scryptWithCallback(password.normalize('NFKC'), salt, hashBytes, cost, (error, hash) =>
      error ? reject(error) : resolve(hash),
    )
  })
}
