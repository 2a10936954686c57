import { type Actor, type Database, inTransaction, NotSignedInError } from '../../../base/base.ts'
import { type Mail, recordAudit } from '../../../support/support.ts'
import { wrongPasswordError } from '../../accounts/account-errors.ts'
import type { RecoveryCodeSecrets } from '../codes/recovery-codes.ts'
import { replaceRecoveryCodes } from '../codes/second-factor-repository.ts'
import { deleteSecondFactor, findMethods, lockFactor, startFactor } from '../factor-repository.ts'
import type { SecondFactorDependencies } from '../second-factor-dependencies.ts'
import { SecondFactorNeededError } from '../second-factor-errors.ts'
import { removedMail } from '../second-factor-mails.ts'

/** Replaces the recovery codes of an account within a transaction. @returns the new ones */
export async function replaceCodes(
  trx: Database,
  userId: number,
  recoveryCodes: RecoveryCodeSecrets,
): Promise<string[]> {
  const fresh = recoveryCodes.generate()
  const macs = fresh.map((code) => recoveryCodes.macOf(userId, code))
  await replaceRecoveryCodes(trx, { userId, macs })
  return fresh
}

/** Records a change that somebody made of their own account. */
export async function auditOwn(
  trx: Database,
  actor: Actor,
  { action, at }: { action: string; at: Date },
): Promise<void> {
  const subject = { kind: 'user', publicId: actor.publicId, label: actor.email }
  await recordAudit(trx, { actorId: actor.userId, action, subject, at })
}

/** What somebody who sets up a factor has typed. */
export interface PasswordEntry {
  currentPassword: string
  /** From `clientNetwork`. */
  network: string
}

/**
 * A stolen session must not lock out the owner: who begins to set up a factor gives the password, and a fresh second
 * factor if there is one.
 * @throws HttpError (400) for a wrong password; SecondFactorNeededError; TooManyRequestsError as a login does
 */
export async function assertMaySetUp(
  { accounts, stepUp }: Pick<SecondFactorDependencies, 'accounts' | 'stepUp'>,
  actor: Actor,
  { currentPassword, network }: PasswordEntry,
): Promise<void> {
  await stepUp.assertFresh(actor)
  const account = await accounts.find(actor.userId)
  if (!account) throw new NotSignedInError()
  const isRight = await accounts.login.confirm(account, currentPassword, network)
  if (!isRight) throw wrongPasswordError()
}

/** How a factor is stored or deleted, and how that is told. */
export interface FactorChange {
  /** Runs within the transaction. */
  change: (trx: Database) => Promise<unknown>
  /** Of the audit. */
  action: string
  mailOf: (email: string, at: Date) => Mail
}

/**
 * Adds a factor of the caller, ends all other sessions of the account, and tells the owner.
 * @returns recovery codes, which come with the first factor; none otherwise
 * @throws SecondFactorNeededError; what the change throws
 */
export async function addFactor(
  dependencies: SecondFactorDependencies,
  actor: Actor,
  { change, action, mailOf }: FactorChange,
): Promise<string[]> {
  const { clock, mails, sessions, accounts, stepUp } = dependencies
  const { userId, email } = actor
  const at = clock.now()
  let fresh: string[] = []
  await sessions.endOthersOf(actor, async (trx) => {
    const isFirst = await startFactor(trx, { userId, at })
    // The account got one since the request was let in without a proof of it.
    if (!isFirst && !actor.hasSecondFactor) throw new SecondFactorNeededError()
    await change(trx)
    fresh = isFirst ? await replaceCodes(trx, userId, accounts.secondFactor.recoveryCodes) : []
    await auditOwn(trx, actor, { action, at })
    await mails.add(trx, [mailOf(email, at)])
  })
  await stepUp.record(actor)
  return fresh
}

/**
 * Removes a factor of the caller, and with the last one the second factor. Tells the owner.
 * @throws SecondFactorNeededError; what the change throws
 */
export async function removeFactor(
  dependencies: SecondFactorDependencies,
  actor: Actor,
  { change, action, mailOf }: FactorChange,
): Promise<void> {
  const { db, clock, mails, stepUp } = dependencies
  await stepUp.assertFresh(actor)
  const { userId, email } = actor
  const at = clock.now()
  await inTransaction(db, async (trx) => {
    await lockFactor(trx, userId)
    await change(trx)
    const isLast = (await findMethods(trx, userId)).length === 0
    if (isLast) await deleteSecondFactor(trx, userId)
    await auditOwn(trx, actor, { action: isLast ? 'second-factor.removed' : action, at })
    await mails.add(trx, [isLast ? removedMail(email, { by: 'you', at }) : mailOf(email, at)])
  })
}
