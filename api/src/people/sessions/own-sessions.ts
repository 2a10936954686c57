import type { UserSessions } from '@store/contract/schemas/accounts/user-details'
import { type Actor, type Clock, type Database, NotFoundError } from '../../base/base.ts'
import { recordAudit } from '../../support/support.ts'
import { findLiveSessions } from './live-sessions.ts'
import { presentSessions } from './session-presenter.ts'
import type { Sessions } from './session-service.ts'

/** The devices on which the caller is signed in. */
export interface OwnSessions {
  /** The newest open ones. */
  list(actor: Actor): Promise<UserSessions>
  /** @throws NotFoundError for a session that the caller does not have, or that has ended */
  end(actor: Actor, sessionId: string): Promise<void>
  /** Ends all but the one that asks. */
  endOthers(actor: Actor): Promise<void>
}

export function createOwnSessions({
  db,
  clock,
  sessions,
}: {
  db: Database
  clock: Clock
  sessions: Pick<Sessions, 'endOneOf' | 'endOthersOf'>
}): OwnSessions {
  const recorder =
    ({ userId: actorId, publicId, email }: Actor, action: string) =>
    (trx: Database) => {
      const subject = { kind: 'user', publicId, label: email }
      return recordAudit(trx, { actorId, action, subject, at: clock.now() })
    }
  return {
    async list(actor) {
      const { userId } = actor
      return presentSessions(await findLiveSessions(db, { userId, now: clock.now() }), actor)
    },
    async end(actor, sessionId) {
      const owned = { userId: actor.userId, sessionId }
      const hasEnded = await sessions.endOneOf(owned, recorder(actor, 'user.session-ended'))
      if (!hasEnded) throw new NotFoundError()
    },
    endOthers: (actor) => sessions.endOthersOf(actor, recorder(actor, 'user.sessions-ended')),
  }
}
