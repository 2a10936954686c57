import type { Database } from '../../../base/base.ts'

/** What a challenge was given out for. One of `set-up` is given for the password only, so no other stands in for it. */
export type ChallengePurpose = 'set-up' | 'proof'

/** A challenge of a session, for one purpose. */
export interface SessionChallengeKey {
  /** Public id of the session. */
  sessionId: string
  purpose: ChallengePurpose
}

/** Stores the challenge of a session in place of its former one. */
export async function saveSessionChallenge(
  db: Database,
  row: SessionChallengeKey & { challenge: string; expiresAt: Date },
): Promise<void> {
  await db('sessions').where('public_id', row.sessionId).update({
    passkey_challenge: row.challenge,
    passkey_challenge_purpose: row.purpose,
    passkey_challenge_expires_at: row.expiresAt,
  })
}

/** Uses up the challenge of a session. @returns `undefined` when it has none for this purpose, or it was used */
export async function consumeSessionChallenge(
  db: Database,
  { sessionId, purpose, now }: SessionChallengeKey & { now: Date },
): Promise<string | undefined> {
  const row: { passkey_challenge: string } | undefined = await db('sessions')
    .where({ public_id: sessionId, passkey_challenge_purpose: purpose })
    .where('passkey_challenge_expires_at', '>', now)
    .whereNotNull('passkey_challenge')
    .first('passkey_challenge')
  if (!row) return undefined
  const { passkey_challenge } = row
  const consumed = await db('sessions')
    .where({ public_id: sessionId, passkey_challenge })
    .update({ passkey_challenge: null })
  return consumed === 1 ? passkey_challenge : undefined
}
