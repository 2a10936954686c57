import {
  type Actor,
  type Clock,
  type Database,
  type FindActor,
  inTransaction,
  newPublicId,
  retryTransaction,
} from '../../base/base.ts'
import { ActorCache } from './actor-cache.ts'
import { endLiveSession } from './live-sessions.ts'
import {
  endSession,
  endSessionsOf,
  findActorOfSession,
  findActorsOfSessions,
  insertSession,
  type VerifiedAccount,
} from './session-repository.ts'
import { createSessionTokens } from './session-token.ts'

/** Dependencies of sessions; `SESSION_HOURS` is their lifetime. */
export interface SessionDependencies {
  db: Database
  clock: Clock
  config: { SESSION_SECRET: string; SESSION_HOURS: number; DEMO: boolean }
  /** Called after somebody has signed in, before the session is used. */
  onOpened?: (userId: number) => Promise<void>
}

/** The sessions of signed-in people. */
export interface Sessions {
  /**
   * Opens a session for an account whose owner was checked.
   * @param options isSecondFactorProved: its second factor was checked, too
   * @returns its bearer token; `undefined` when password, role or state changed since the check, or the account has a
   * second factor that was not checked
   */
  open(
    account: VerifiedAccount,
    options?: { isSecondFactorProved: boolean },
  ): Promise<string | undefined>
  findActor: FindActor
  /** The actor of a session; `undefined` once it has ended or expired, or its account was disabled. */
  findActorOf(sessionId: string): Promise<Actor | undefined>
  /** The actors of several sessions by their ids, as stored now; ended ones are left out. */
  findActorsOf(sessionIds: readonly string[]): Promise<ReadonlyMap<string, Actor>>
  /** Calls a listener whenever sessions were ended, or given another role, on this instance. */
  onEnded(listener: () => void): void
  /** Ends a session: here at once, on other instances within two seconds. */
  end(sessionId: string): Promise<void>
  /**
   * Ends one session of an account, in one transaction with a record of it.
   * @returns false when it is none of its open ones; then nothing is recorded
   */
  endOneOf(
    owned: { userId: number; sessionId: string },
    record: (trx: Database) => Promise<void>,
  ): Promise<boolean>
  /**
   * Gives an account another role in a transaction, and keeps its sessions: they have it here at once, on other instances
   * within two seconds. Their event streams connect again.
   */
  changeRole(change: (trx: Database) => Promise<void>): Promise<void>
  /**
   * Ends all sessions of an account, in one transaction with the change that requires it: here at
   * once, on other instances within two seconds. When the change throws, nothing is changed.
   */
  endAllOf(userId: number, change: (trx: Database) => Promise<void>): Promise<void>
  /** {@link Sessions.endAllOf}, except for the session of the caller. */
  endOthersOf(
    caller: Pick<Actor, 'userId' | 'sessionId'>,
    change: (trx: Database) => Promise<void>,
  ): Promise<void>
}

const hourMs = 3_600_000

/** Sessions as JWTs whose session is looked up in the database (people 3.2). */
export function createSessions({ db, clock, config, onOpened }: SessionDependencies): Sessions {
  const tokens = createSessionTokens(config.SESSION_SECRET)
  const recent = new ActorCache(clock)
  const findActorOf = (sessionId: string) =>
    recent.find(sessionId, () =>
      findActorOfSession(db, { publicId: sessionId, now: clock.now(), isDemo: config.DEMO }),
    )
  const listeners: (() => void)[] = []
  const announceEnd = () => {
    for (const listener of listeners) listener()
  }
  const changeAccess = async (change: (trx: Database) => Promise<void>) => {
    await inTransaction(db, change)
    // Rare enough to read all sessions again.
    recent.clear()
    announceEnd()
  }
  const endSessions = async (
    which: { userId: number; keptSessionId?: string },
    change: (trx: Database) => Promise<void>,
  ) => {
    await changeAccess(async (trx) => {
      await change(trx)
      await endSessionsOf(trx, { ...which, now: clock.now() })
    })
  }
  return {
    async open(account, { isSecondFactorProved } = { isSecondFactorProved: false }) {
      const createdAt = clock.now()
      const expiresAt = new Date(createdAt.getTime() + config.SESSION_HOURS * hourMs)
      const publicId = newPublicId()
      const session = { publicId, account, isSecondFactorProved, createdAt, expiresAt }
      const isOpen = await retryTransaction(() => insertSession(db, session))
      if (!isOpen) return undefined
      await onOpened?.(account.id)
      return tokens.sign(session)
    },
    async findActor(token) {
      const sessionId = tokens.readSessionId(token)
      return sessionId ? findActorOf(sessionId) : undefined
    },
    findActorOf,
    async findActorsOf(sessionIds) {
      const actors = await findActorsOfSessions(db, {
        publicIds: sessionIds,
        now: clock.now(),
        isDemo: config.DEMO,
      })
      return new Map(actors.map((actor) => [actor.sessionId, actor]))
    },
    onEnded: (listener) => void listeners.push(listener),
    async end(sessionId) {
      await endSession(db, sessionId, clock.now())
      recent.delete(sessionId)
      announceEnd()
    },
    async endOneOf({ userId, sessionId }, record) {
      const hasEnded = await inTransaction(db, async (trx) => {
        const which = { userId, publicId: sessionId, now: clock.now() }
        if (!(await endLiveSession(trx, which))) return false
        await record(trx)
        return true
      })
      recent.delete(sessionId)
      announceEnd()
      return hasEnded
    },
    changeRole: changeAccess,
    endAllOf: (userId, change) => endSessions({ userId }, change),
    endOthersOf: ({ userId, sessionId }, change) =>
      endSessions({ userId, keptSessionId: sessionId }, change),
  }
}
