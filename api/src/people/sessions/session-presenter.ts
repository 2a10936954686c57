import type { UserSession, UserSessions } from '@store/contract/schemas/accounts/user-details'
import type { Actor } from '../../base/base.ts'
import type { findLiveSessions, LiveSession } from './live-sessions.ts'

/** A session, without anything that could be used to enter it. */
function presentSession(session: LiveSession, reader: Actor): UserSession {
  return {
    _id: session.publicId,
    createdAt: session.createdAt.toISOString(),
    expiresAt: session.expiresAt.toISOString(),
    current: session.publicId === reader.sessionId,
  }
}

/** The open sessions of an account, to somebody who may see them. */
export function presentSessions(
  { sessions, total }: Awaited<ReturnType<typeof findLiveSessions>>,
  reader: Actor,
): UserSessions {
  return { sessions: sessions.map((session) => presentSession(session, reader)), total }
}
