import { randomUUID } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'

/** OWASP's floor for argon2id: 19 MiB, two passes, one lane. The package's default is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** Hashes a password with argon2id, for keeping. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Whether a password belongs to an account. */
export type CheckPassword = (passwordHash: string | undefined, typed: string) => Promise<boolean>

/**
 * Makes the check of passwords: an account that does not exist costs the same time as a wrong
 * password, so that nobody learns who has one (api.md, login).
 */
export function createPasswordCheck(): CheckPassword {
  const decoy = hashPassword(randomUUID())
  return async (passwordHash, typed) => {
    const isRight = await verify(passwordHash ?? (await decoy), typed)
    return isRight && passwordHash !== undefined
  }
}
