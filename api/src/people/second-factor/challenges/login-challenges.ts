import { createHash, randomBytes } from 'node:crypto'
import type { SecondFactorMethod } from '@store/contract/rules/accounts/second-factor/passkey-rules'
import type { CleanupJob, Clock, Database } from '../../../base/base.ts'
import type { VerifiedAccount } from '../../sessions/session-repository.ts'
import { findMethods } from '../factor-repository.ts'
import {
  countTry,
  deleteChallengesBefore,
  deleteLoginChallenge,
  findLoginChallenge,
  insertLoginChallenge,
  type LoginChallengeRow,
  mostTries,
} from './login-challenge-repository.ts'

/** Time for the second step of a login, in milliseconds. */
const goodForMs = 5 * 60_000

/** The first step of a login with a second factor: the password was right. */
export interface StartedChallenge {
  /** 256 random bits, for the client that knows the password. */
  challenge: string
  expiresAt: Date
  methods: SecondFactorMethod[]
}

/** A challenge that can still be answered. */
export interface OpenChallenge {
  userId: number
  /** False once password or role have changed since the password was checked. */
  isOf(account: VerifiedAccount): boolean
}

/** A counted try at a challenge. */
export interface ChallengeTry extends OpenChallenge {
  isLast: boolean
}

/** Logins that wait for their second factor, in the database, so that any instance can finish them. */
export interface LoginChallenges {
  start(account: VerifiedAccount): Promise<StartedChallenge>
  /** Does not count a try. @returns `undefined` for an unknown, expired or used challenge */
  find(challenge: string): Promise<OpenChallenge | undefined>
  /** Counts a try before its code is checked. @returns `undefined` for an unknown, expired or used challenge */
  countTry(challenge: string): Promise<ChallengeTry | undefined>
  /** Ends a challenge whose code was right. @returns false when it was used before */
  consume(challenge: string): Promise<boolean>
}

const sha256Of = (text: string) => createHash('sha256').update(text).digest('hex')
const credentialsOf = ({ passwordHash, role }: VerifiedAccount) =>
  sha256Of(`${role} ${passwordHash}`)

/**
 * What a passkey signs at a login: it depends on the challenge of the login, so it works once and for this login only.
 * @returns base64url
 */
export function passkeyChallengeOf(challenge: string): string {
  return createHash('sha256').update(`passkey ${challenge}`).digest('base64url')
}

function openChallengeOf(row: LoginChallengeRow): OpenChallenge {
  return {
    userId: row.user_id,
    isOf: (account) =>
      account.id === row.user_id && credentialsOf(account) === row.credentials_sha256,
  }
}

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
      return { challenge, expiresAt, methods: await findMethods(db, account.id) }
    },
    async find(challenge) {
      const row = await findLoginChallenge(db, sha256Of(challenge), clock.now())
      return row && openChallengeOf(row)
    },
    async countTry(challenge) {
      const row = await countTry(db, sha256Of(challenge), clock.now())
      return row && { ...openChallengeOf(row), isLast: row.tries >= mostTries }
    },
    consume: (challenge) => deleteLoginChallenge(db, sha256Of(challenge)),
  }
}

/** Deletes expired challenges of logins. */
export function expiredLoginChallenges(db: Database): CleanupJob {
  return { name: 'challenges of logins', run: (now, most) => deleteChallengesBefore(db, now, most) }
}
