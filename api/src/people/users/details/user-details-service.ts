import { isAdmin } from '@store/contract/rules/accounts/roles'
import type { UserSessions } from '@store/contract/schemas/accounts/user-details'
import {
  type Actor,
  assertRight,
  type Clock,
  type Database,
  NotFoundError,
} from '../../../base/base.ts'
import { recordAudit } from '../../../support/support.ts'
import { findLastSignIn } from '../../login/account-network-repository.ts'
import { findProfile } from '../../profile/profile-repository.ts'
import type { StepUp } from '../../second-factor/step-up.ts'
import { findLiveSessions } from '../../sessions/live-sessions.ts'
import { presentSessions } from '../../sessions/session-presenter.ts'
import type { Sessions } from '../../sessions/session-service.ts'
import { findAddresses } from '../../shipping/addresses/address-query.ts'
import type { UserRecord } from '../user.ts'
import { findUser } from '../user-repository.ts'
import type { UserDetailsRecord } from './user-details-presenter.ts'

/** One account in detail, and the sessions in which somebody is signed in with it. */
export interface UserDetailsService {
  /** @throws NotFoundError */
  read(publicId: string): Promise<UserDetailsRecord>
  /** The newest open sessions. @throws NotFoundError for an unknown account */
  listSessions(actor: Actor, publicId: string): Promise<UserSessions>
  /**
   * Ends an open session.
   * @throws NotFoundError for one that the account does not have, or that has ended; SecondFactorNeededError (403) for one of
   *   another admin
   */
  endSession(actor: Actor, owned: { publicId: string; sessionId: string }): Promise<void>
  /** As `endSession`, for all open sessions but the caller's own. */
  endSessions(actor: Actor, publicId: string): Promise<void>
}

/** Dependencies of the details of accounts. */
export interface UserDetailsDependencies {
  db: Database
  clock: Clock
  sessions: Pick<Sessions, 'endOneOf' | 'endAllOf' | 'endOthersOf'>
  stepUp: Pick<StepUp, 'assertFresh'>
  /** What an account ordered and owes. */
  readOwnOrders(db: Database, userId: number): Promise<UserDetailsRecord['orders']>
}

export function createUserDetailsService({
  db,
  clock,
  sessions,
  stepUp,
  readOwnOrders,
}: UserDetailsDependencies): UserDetailsService {
  async function find(publicId: string): Promise<UserRecord> {
    const user = await findUser(db, publicId)
    if (!user) throw new NotFoundError()
    return user
  }

  /** Who takes sessions from other admins may be about to keep them out. */
  async function assertMayEnd(actor: Actor, { id, role }: UserRecord): Promise<void> {
    if (id === actor.userId || !isAdmin(role)) return
    assertRight(actor, 'all')
    await stepUp.assertFresh(actor)
  }

  function recorder(actor: Actor, user: UserRecord, action: string) {
    const subject = { kind: 'user', publicId: user.publicId, label: user.email }
    return (trx: Database) =>
      recordAudit(trx, { actorId: actor.userId, action, subject, at: clock.now() })
  }

  return {
    async read(publicId) {
      const user = await find(publicId)
      const [profile, lastSignInAt, addresses, orders] = await Promise.all([
        findProfile(db, user.id),
        findLastSignIn(db, user.id),
        findAddresses(db, user.id),
        readOwnOrders(db, user.id),
      ])
      return { user, firm: profile?.firm ?? {}, lastSignInAt, addresses, orders }
    },

    async listSessions(actor, publicId) {
      const { id: userId } = await find(publicId)
      return presentSessions(await findLiveSessions(db, { userId, now: clock.now() }), actor)
    },

    async endSession(actor, { publicId, sessionId }) {
      const user = await find(publicId)
      await assertMayEnd(actor, user)
      const record = recorder(actor, user, 'user.session-ended')
      const hasEnded = await sessions.endOneOf({ userId: user.id, sessionId }, record)
      if (!hasEnded) throw new NotFoundError()
    },

    async endSessions(actor, publicId) {
      const user = await find(publicId)
      await assertMayEnd(actor, user)
      const record = recorder(actor, user, 'user.sessions-ended')
      if (user.id === actor.userId) await sessions.endOthersOf(actor, record)
      else await sessions.endAllOf(user.id, record)
    },
  }
}
