import type { Database } from '../../../base/base.ts'

/** Largest number of codes that are checked for one challenge. */
export const mostTries = 5

/** A login whose password was right and whose second factor is awaited. */
export interface LoginChallengeRow {
  challenge_sha256: string
  user_id: number
  /** Password and role when the password was checked, hashed. */
  credentials_sha256: string
  tries: number
  expires_at: Date
}

/** Stores a new challenge. */
export async function insertLoginChallenge(
  db: Database,
  challenge: Omit<LoginChallengeRow, 'tries'>,
): Promise<void> {
  await db('login_challenges').insert(challenge)
}

/** Finds a challenge. @returns `undefined` when it is unknown, expired or has no try left */
export async function findLoginChallenge(
  db: Database,
  sha256: string,
  now: Date,
): Promise<LoginChallengeRow | undefined> {
  return db<LoginChallengeRow>('login_challenges')
    .where({ challenge_sha256: sha256 })
    .where('tries', '<', mostTries)
    .where('expires_at', '>', now)
    .first()
}

/** Counts a try at a challenge. @returns the challenge; `undefined` when it is unknown, expired or has no try left */
export async function countTry(
  db: Database,
  sha256: string,
  now: Date,
): Promise<LoginChallengeRow | undefined> {
  const counted = await db('login_challenges')
    .where({ challenge_sha256: sha256 })
    .where('tries', '<', mostTries)
    .where('expires_at', '>', now)
    .increment('tries')
  if (counted !== 1) return undefined
  return db<LoginChallengeRow>('login_challenges').where({ challenge_sha256: sha256 }).first()
}

/** Uses up a challenge. @returns false when it was used before */
export async function deleteLoginChallenge(db: Database, sha256: string): Promise<boolean> {
  return (await db('login_challenges').where({ challenge_sha256: sha256 }).delete()) === 1
}

/** Deletes expired challenges, in batches. @returns how many */
export async function deleteChallengesBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  return db('login_challenges').where('expires_at', '<', moment).limit(most).delete()
}
