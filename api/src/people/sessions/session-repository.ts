import { parseRights } from '@store/contract/rules/accounts/rights'
import { isAdmin, parseRole, type Role } from '@store/contract/rules/accounts/roles'
import {
  type Actor,
  type Database,
  executeStatement,
  placeholders,
  selectRows,
} from '../../base/base.ts'

/** An account at the time its owner's password was checked. */
export interface VerifiedAccount {
  id: number
  passwordHash: string
  role: Role
}

/** A new session. */
export interface NewSession {
  publicId: string
  account: VerifiedAccount
  /** Whether the second factor was checked, too. */
  isSecondFactorProved: boolean
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
  rights: string | null
  second_factor_at: Date | null
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
      rights: isAdmin(role) ? parseRights(row.rights) : undefined,
      hasSecondFactor: row.second_factor_at !== null,
    }
  )
}

/** The lock makes a login wait for a change of its account, and a change for the login, so that they never overlap. */
const insertSql = `
  INSERT INTO sessions (public_id, user_id, created_at, expires_at, second_factor_at)
  SELECT ?, id, ?, ?, ? FROM users
  WHERE id = ? AND password_hash = ? AND role = ? AND disabled_at IS NULL
    AND (second_factor_at IS NULL OR ?)
  LOCK IN SHARE MODE`

/**
 * Inserts a session if password, role and state of the account are unchanged since they were checked, and it has no
 * second factor that was not.
 * @returns false when one of them changed meanwhile
 */
export async function insertSession(db: Database, session: NewSession): Promise<boolean> {
  const { publicId, account, isSecondFactorProved, createdAt, expiresAt } = session
  const provedAt = isSecondFactorProved ? createdAt : null
  const checked = [account.id, account.passwordHash, account.role, Number(isSecondFactorProved)]
  const values = [publicId, createdAt, expiresAt, provedAt, ...checked]
  const { affectedRows } = await executeStatement(db, { sql: insertSql, values })
  return affectedRows === 1
}

const liveActors = `
  SELECT users.id AS user_id, users.public_id AS user_public_id,
    sessions.public_id AS session_public_id, users.name, users.email, users.role, users.rights,
    users.second_factor_at
  FROM sessions JOIN users ON users.id = sessions.user_id
  WHERE sessions.ended_at IS NULL AND users.disabled_at IS NULL AND sessions.expires_at > ?
    AND users.is_demo % 2 <= ?`

/** As text, because it runs before every request of a signed-in person. */
const actorSql = `${liveActors} AND sessions.public_id = ?`

/**
 * The actor of a session; `undefined` once it has ended or expired, or its account was disabled.
 * @param session isDemo: the store is a demo, so demo accounts may be signed in
 */
export async function findActorOfSession(
  db: Database,
  { publicId, now, isDemo }: { publicId: string; now: Date; isDemo: boolean },
): Promise<Actor | undefined> {
  const values = [now, isDemo ? 1 : 0, publicId]
  const [row] = await selectRows<ActorRow>(db, { sql: actorSql, values })
  return row && actorOf(row)
}

/** The actors of several sessions, as {@link findActorOfSession}; sessions without one are left out. */
export async function findActorsOfSessions(
  db: Database,
  { publicIds, now, isDemo }: { publicIds: readonly string[]; now: Date; isDemo: boolean },
): Promise<Actor[]> {
  if (publicIds.length === 0) return []
  const sql = `${liveActors} AND sessions.public_id IN (${placeholders(publicIds.length)})`
  const values = [now, isDemo ? 1 : 0, ...publicIds]
  const rows = await selectRows<ActorRow>(db, { sql, values })
  return rows.flatMap((row) => actorOf(row) ?? [])
}

/** Records that the owner of a session has just proved the second factor. */
export async function saveProof(db: Database, publicId: string, provedAt: Date): Promise<void> {
  await db('sessions').where('public_id', publicId).update({ second_factor_at: provedAt })
}

/** When a session that has not ended proved the second factor; `undefined` without one. */
export async function findProof(db: Database, publicId: string): Promise<Date | undefined> {
  const row: { second_factor_at: Date | null } | undefined = await db('sessions')
    .where('public_id', publicId)
    .whereNull('ended_at')
    .first('second_factor_at')
  return row?.second_factor_at ?? undefined
}

/** Ends a session; one that has already ended stays unchanged. */
export async function endSession(db: Database, publicId: string, now: Date): Promise<void> {
  await db('sessions').where('public_id', publicId).whereNull('ended_at').update({ ended_at: now })
}

/** Ends the sessions of an account. @param keptSessionId public id of one that goes on */
export async function endSessionsOf(
  db: Database,
  { userId, keptSessionId, now }: { userId: number; keptSessionId?: string; now: Date },
): Promise<void> {
  const sessions = db('sessions').where('user_id', userId).whereNull('ended_at')
  if (keptSessionId !== undefined) void sessions.whereNot('public_id', keptSessionId)
  await sessions.update({ ended_at: now })
}

/** Deletes sessions that expired before a given time, in batches. @returns how many */
export async function deleteSessionsBefore(
  db: Database,
  moment: Date,
  most: number,
): Promise<number> {
  return db('sessions').where('expires_at', '<', moment).limit(most).delete()
}
