import { parseRole } from '@store/contract/rules/roles'
import type { Database } from '../database/database.ts'
import type { Actor } from '../http/actor.ts'

/** A session about to be kept. */
export interface NewSession {
  publicId: string
  userId: number
  createdAt: Date
  expiresAt: Date
}

interface ActorRow {
  user_id: number
  user_public_id: string
  session_public_id: string
  name: string
  email: string
  role: string
}

function actorOf(row: ActorRow): Actor | undefined {
  const role = parseRole(row.role)
  return (
    role && {
      userId: row.user_id,
      publicId: row.user_public_id,
      sessionId: row.session_public_id,
      name: row.name,
      email: row.email,
      role,
    }
  )
}

/** Keeps a session. */
export async function insertSession(db: Database, session: NewSession): Promise<void> {
  await db('sessions').insert({
    public_id: session.publicId,
    user_id: session.userId,
    created_at: session.createdAt,
    expires_at: session.expiresAt,
  })
}

/** As text, for it stands before every request of somebody who is signed in. */
const actorSql = `
  SELECT users.id AS user_id, users.public_id AS user_public_id,
    sessions.public_id AS session_public_id, users.name, users.email, users.role
  FROM sessions JOIN users ON users.id = sessions.user_id
  WHERE sessions.public_id = ? AND sessions.expires_at > ? AND sessions.ended_at IS NULL
    AND users.disabled_at IS NULL`

/** Who a session belongs to; `undefined` once it ended or expired, or its account was disabled. */
export async function findActorOfSession(
  db: Database,
  publicId: string,
  now: Date,
): Promise<Actor | undefined> {
  const [[row] = []]: ActorRow[][] = await db.raw(actorSql, [publicId, now])
  return row && actorOf(row)
}

/** Ends a session; one that has ended stays as it is. */
export async function endSession(db: Database, publicId: string, now: Date): Promise<void> {
  await db('sessions').where('public_id', publicId).whereNull('ended_at').update({ ended_at: now })
}

/** Ends all sessions of an account. */
export async function endSessionsOf(db: Database, userId: number, now: Date): Promise<void> {
  await db('sessions').where('user_id', userId).whereNull('ended_at').update({ ended_at: now })
}

/** Forgets sessions that expired before a moment, some at a time. @returns how many */
export async function deleteSessionsBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  return db('sessions').where('expires_at', '<', moment).limit(most).delete()
}
