import { randomBytes } from 'node:crypto'
import type { Clock, Database } from '../../../base/base.ts'
import {
  consumeSessionChallenge,
  type SessionChallengeKey,
  saveSessionChallenge,
} from './session-challenge-repository.ts'
import { ceremonyMs } from './webauthn.ts'

/** The challenges that passkeys of signed-in people sign: one a session, in the database, so that any instance ends it. */
export interface SessionChallenges {
  /** A new challenge of 256 random bits, base64url, in place of the former one. */
  start(key: SessionChallengeKey): Promise<string>
  /** Uses up a challenge. @returns `undefined` when there is none for this purpose, or it is older than five minutes */
  consume(key: SessionChallengeKey): Promise<string | undefined>
}

export function createSessionChallenges(dependencies: {
  db: Database
  clock: Clock
}): SessionChallenges {
  const { db, clock } = dependencies
  return {
    async start(key) {
      const challenge = randomBytes(32).toString('base64url')
      const expiresAt = new Date(clock.now().getTime() + ceremonyMs)
      await saveSessionChallenge(db, { ...key, challenge, expiresAt })
      return challenge
    },
    consume: (key) => consumeSessionChallenge(db, { ...key, now: clock.now() }),
  }
}
