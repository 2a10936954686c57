import { freshMinutes } from '@store/contract/rules/accounts/second-factor/second-factor-rules'
import { type Actor, type Clock, type Database, SecondFactorMissingError } from '../../base/base.ts'
import { findProof, saveProof } from '../sessions/session-repository.ts'
import { SecondFactorNeededError } from './second-factor-errors.ts'

/** A second factor that was proved in this session, for what a stolen session must not do. */
export interface StepUp {
  /**
   * Does nothing when the session of the caller has proved the second factor in the last ten minutes, at login or since,
   * and when the account has none. Call it before a change of roles, bank details or second factors.
   * @throws SecondFactorNeededError (403)
   */
  assertFresh(actor: Actor): Promise<void>
  /**
   * {@link StepUp.assertFresh}, for what one stolen password must never do: an account without a second factor is refused.
   * Not in a demo, whose passwords are public.
   * @throws SecondFactorMissingError, SecondFactorNeededError (403)
   */
  assertProved(actor: Actor): Promise<void>
  /** Records that the caller has just proved the second factor. @returns until when that counts */
  record(actor: Pick<Actor, 'sessionId'>): Promise<Date>
}

const freshMs = freshMinutes * 60_000

/** Reads the session each time: any instance knows a proof at once. */
export function createStepUp(dependencies: {
  db: Database
  clock: Clock
  config: { DEMO: boolean }
}): StepUp {
  const { db, clock, config } = dependencies
  async function assertFresh({ sessionId, hasSecondFactor }: Actor): Promise<void> {
    if (!hasSecondFactor) return
    const provedAt = await findProof(db, sessionId)
    const isFresh = provedAt && clock.now().getTime() - provedAt.getTime() <= freshMs
    if (!isFresh) throw new SecondFactorNeededError()
  }

  return {
    assertFresh,
    async assertProved(actor) {
      if (!actor.hasSecondFactor && !config.DEMO) throw new SecondFactorMissingError()
      await assertFresh(actor)
    },
    async record({ sessionId }) {
      const provedAt = clock.now()
      await saveProof(db, sessionId, provedAt)
      return new Date(provedAt.getTime() + freshMs)
    },
  }
}
