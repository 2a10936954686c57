import type { Knex } from 'knex'
import type { Database } from '../../base/base.ts'

/** A session that is still open. */
export interface LiveSession {
  publicId: string
  createdAt: Date
  expiresAt: Date
}

/** Sessions read; an account rarely has more than a few. */
const mostSessions = 50

function liveSessionsOf(db: Database, userId: number, now: Date): Knex.QueryBuilder {
  return db('sessions').where('user_id', userId).whereNull('ended_at').where('expires_at', '>', now)
}

/** The newest open sessions of an account, newest first, and the number of all. */
export async function findLiveSessions(
  db: Database,
  { userId, now }: { userId: number; now: Date },
): Promise<{ sessions: LiveSession[]; total: number }> {
  const [sessions, counted]: [LiveSession[], { total: number | string }[]] = await Promise.all([
    liveSessionsOf(db, userId, now)
      .select({ publicId: 'public_id', createdAt: 'created_at', expiresAt: 'expires_at' })
      .orderBy('id', 'desc')
      .limit(mostSessions),
    liveSessionsOf(db, userId, now).count({ total: '*' }),
  ])
  return { sessions, total: Number(counted[0]?.total) }
}

/**
 * Ends one session of an account.
 * @returns false when it is none of its open ones
 */
export async function endLiveSession(
  db: Database,
  { userId, publicId, now }: { userId: number; publicId: string; now: Date },
): Promise<boolean> {
  const ended = await liveSessionsOf(db, userId, now)
    .where('public_id', publicId)
    .update({ ended_at: now })
  return ended === 1
}
