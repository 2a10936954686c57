import { createHmac } from 'node:crypto'
import type { Pool } from 'mysql2/promise'
import { idAt } from './public-id.ts'

/** A signed-in session. */
export type BenchSession = { userId: number; sessionId: string; token: string }

const hours = 12

function base64(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url')
}

/** A session token as the API signs it: a JWT with HS256. */
function tokenOf(sid: string, secret: string, now: number): string {
  const iat = Math.floor(now / 1000)
  const claims = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64({ sid, iat, exp: iat + hours * 3600 })}`
  return `${claims}.${createHmac('sha256', secret).update(claims).digest('base64url')}`
}

/** Creates sessions without passwords, because hashing would dominate the measurement. */
export async function openSessions(
  pool: Pool,
  userIds: readonly number[],
  secret: string,
): Promise<BenchSession[]> {
  const now = Date.now()
  const sessions = userIds.map((userId) => {
    const sessionId = idAt(now, Math.random)
    return { userId, sessionId, token: tokenOf(sessionId, secret, now) }
  })
  const ends = new Date(now + hours * 3_600_000)
  const rows = sessions.map(({ sessionId, userId }) => [sessionId, userId, new Date(now), ends])
  await pool.query('INSERT INTO sessions (public_id, user_id, created_at, expires_at) VALUES ?', [
    rows,
  ])
  return sessions
}
