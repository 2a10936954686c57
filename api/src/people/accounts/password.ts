import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane. The package's default is argon2id. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

/** A hash of the same cost, whose salt of 16 and result of 32 bytes are zero: no password that anybody knows has it. */
export const decoyHash = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$${'A'.repeat(22)}$${'A'.repeat(43)}`

/** Hashes a password with argon2id, for storage. */
export async function hashPassword(password: string): Promise<string> {
  return hash(password, cost)
}

/** Checks whether a password belongs to an account. */
export type CheckPassword = (passwordHash: string | undefined, typed: string) => Promise<boolean>

/**
 * Creates the check of passwords. An unknown account takes the same time as a wrong password, so that nobody learns
 * which accounts exist (people 3.1).
 */
export function createPasswordCheck(): CheckPassword {
  return async (passwordHash, typed) => {
    const isRight = await verify(passwordHash ?? decoyHash, typed)
    return isRight && passwordHash !== undefined
  }
}
