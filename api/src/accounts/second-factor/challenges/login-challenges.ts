import { createHash, randomBytes } from 'node:crypto'
import type { CleanupJob } from '../../../cleanup/cleanup-job.ts'
import type { Database } from '../../../database/database.ts'
import type { Clock } from '../../../shared/clock.ts'
import type { VerifiedAccount } from '../../sessions/session-repository.ts'
import {
  countTry,
  deleteChallengesBefore,
  deleteLoginChallenge,
  insertLoginChallenge,
  mostTries,
} from './login-challenge-repository.ts'

/** Time for the second step of a login, in milliseconds. */
const goodForMs = 5 * 60_000

/** The first step of a login with a second factor: the password was right. */
export interface StartedChallenge {
  /** 256 random bits, for the client that knows the password. */
  challenge: string
  expiresAt: Date
}

/** A counted try at a challenge. */
export interface ChallengeTry {
  userId: number
  isLast: boolean
  /** False once password or role have changed since the password was checked. */
  isOf(account: VerifiedAccount): boolean
}

/** Logins that wait for their second factor, in the database, so that any instance can finish them. */
export interface LoginChallenges {
  start(account: VerifiedAccount): Promise<StartedChallenge>
  /** Counts a try before its code is checked. @returns `undefined` for an unknown, expired or used challenge */
  countTry(challenge: string): Promise<ChallengeTry | undefined>
  /** Ends a challenge whose code was right. @returns false when it was used before */
  consume(challenge: string): Promise<boolean>
}

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex')
const credentialsOf = ({ passwordHash, role }: VerifiedAccount) =>
  sha256Of(`${role} ${passwordHash}`)

export function createLoginChallenges(dependencies: {
  db: Database
  clock: Clock
}): LoginChallenges {
  const { db, clock } = dependencies
  return {
    async start(account) {
      const challenge = randomBytes(32).toString('base64url')
      const expiresAt = new Date(clock.now().getTime() + goodForMs)
      await insertLoginChallenge(db, {
        challenge_sha256: sha256Of(challenge),
        user_id: account.id,
        credentials_sha256: credentialsOf(account),
        expires_at: expiresAt,
      })
      return { challenge, expiresAt }
    },
    async countTry(challenge) {
      const row = await countTry(db, sha256Of(challenge), clock.now())
      return (
        row && {
          userId: row.user_id,
          isLast: row.tries >= mostTries,
          isOf: (account) =>
            account.id === row.user_id && credentialsOf(account) === row.credentials_sha256,
        }
      )
    },
    consume: (challenge) => deleteLoginChallenge(db, sha256Of(challenge)),
  }
}

/** Deletes expired challenges of logins. */
export function expiredLoginChallenges(db: Database): CleanupJob {
  return { name: 'challenges of logins', run: (now, most) => deleteChallengesBefore(db, now, most) }
}
