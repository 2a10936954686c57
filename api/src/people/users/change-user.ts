import { isAdmin, type Role } from '@store/contract/rules/accounts/roles'
import type { AuditChange } from '@store/contract/schemas/accounts/audit'
import type { UserChange } from '@store/contract/schemas/accounts/users'
import {
  type Actor,
  type Clock,
  type Database,
  inTransaction,
  NotFoundError,
} from '../../base/base.ts'
import { type Mail, type MailQueue, recordAudit } from '../../support/support.ts'
import { findLiveSuperadmins } from '../accounts/user-query.ts'
import { deleteTierRequest } from '../approvals/tier-request-repository.ts'
import { randomBusinessId, retryOnDuplicate } from '../registration/business-id.ts'
import type { StepUp } from '../second-factor/step-up.ts'
import type { Sessions } from '../sessions/session-service.ts'
import { readRole } from './read-role.ts'
import { roleGrantMail } from './role-grant-mails.ts'
import type { UserRecord, UserState } from './user.ts'
import { LastSuperadminError, missingFirmError } from './user-errors.ts'
import {
  countLiveSuperadmins,
  findUser,
  lockAccounts,
  saveRoleGrant,
  updateUser,
} from './user-repository.ts'

/** Dependencies of the administration of accounts. */
export interface UserDependencies {
  db: Database
  clock: Clock
  config: { DEMO: boolean; PUBLIC_ORIGIN: string }
  sessions: Pick<Sessions, 'endAllOf'>
  stepUp: Pick<StepUp, 'assertFresh' | 'assertProved'>
  mails: MailQueue
  /** Ends what an account has begun that only a superadmin may, in the transaction that takes the role from it. */
  onSuperadminEnded: (trx: Database, userId: number) => Promise<void>
}

interface RequestedChange {
  role: Role | undefined
  disabled: boolean | undefined
}

function isLiveSuperadmin({ role, disabledAt }: Pick<UserRecord, 'role' | 'disabledAt'>): boolean {
  return role === 'superadmin' && disabledAt === undefined
}

function assertHasFirmFor(role: Role, user: UserRecord): void {
  const isBusiness = role === 'reseller' || role === 'distributor'
  if (isBusiness && !user.firmName) throw missingFirmError()
  if (role === 'distributor' && !user.gstNumber) throw missingFirmError()
}

function stateOf(user: UserRecord, { role, disabled }: RequestedChange, at: Date): UserState {
  const isDisabled = disabled ?? user.disabledAt !== undefined
  const keys = randomBusinessId(role ?? user.role)
  return {
    role: role ?? user.role,
    disabledAt: isDisabled ? (user.disabledAt ?? at) : undefined,
    resellerId: user.resellerId ?? keys.resellerId,
    distributorId: user.distributorId ?? keys.distributorId,
  }
}

function changesOf(user: UserRecord, state: UserState): AuditChange[] {
  const word = (at: Date | undefined) => (at ? 'yes' : 'no')
  const changes = [
    { field: 'role', from: user.role, to: state.role },
    { field: 'disabled', from: word(user.disabledAt), to: word(state.disabledAt) },
  ]
  return changes.filter(({ from, to }) => from !== to)
}

/** One attempt at the change; concurrent changes of accounts wait. */
async function writeChange(
  trx: Database,
  { clock, config, mails, onSuperadminEnded }: UserDependencies,
  { actor, publicId, requested }: { actor: Actor; publicId: string; requested: RequestedChange },
): Promise<void> {
  await lockAccounts(trx)
  const user = await findUser(trx, publicId)
  if (!user) throw new NotFoundError()
  const at = clock.now()
  const state = stateOf(user, requested, at)
  const changes = changesOf(user, state)
  if (changes.length === 0) return
  if (state.role !== user.role) assertHasFirmFor(state.role, user)
  await updateUser(trx, user.id, { ...state, at })
  // A role set by a superadmin is the answer to whatever the account asked for.
  if (state.role !== user.role) {
    await deleteTierRequest(trx, user.id)
    await saveRoleGrant(trx, user.id, { at, by: actor.userId })
    if (isAdmin(state.role))
      await mails.add(trx, await grantMails(trx, { user, state, actor, at, config }))
  }
  const steppedDown = isLiveSuperadmin(user) && !isLiveSuperadmin(state)
  if (steppedDown && (await countLiveSuperadmins(trx, config.DEMO)) === 0)
    throw new LastSuperadminError()
  if (steppedDown) await onSuperadminEnded(trx, user.id)
  await recordAudit(trx, {
    actorId: actor.userId,
    action: 'user.changed',
    subject: { kind: 'user', publicId: user.publicId, label: user.email },
    changes,
    at,
  })
}

/** Tells all superadmins, and the person, who became an admin by whom. */
async function grantMails(
  trx: Database,
  grant: {
    user: UserRecord
    state: UserState
    actor: Actor
    at: Date
    config: { DEMO: boolean; PUBLIC_ORIGIN: string }
  },
): Promise<Mail[]> {
  const { user, state, actor, at, config } = grant
  const superadmins = await findLiveSuperadmins(trx, config.DEMO)
  const addresses = new Set([...superadmins.map(({ email }) => email), user.email])
  const news = {
    person: { name: user.name, email: user.email },
    role: state.role,
    by: { name: actor.name, email: superadmins.find(({ id }) => id === actor.userId)?.email ?? '' },
    at,
  }
  return [...addresses].map((email) => roleGrantMail(email, news, config.PUBLIC_ORIGIN))
}

/**
 * Changes the role of an account, or disables or enables it (people 5.2). Another role or disabling
 * ends all its sessions at once.
 * @throws NotFoundError; HttpError 400 for an unknown role, 409 for a role that needs business details;
 * LastSuperadminError (409); SecondFactorNeededError (403) for another role, and for an admin; SecondFactorMissingError
 * (403) when a caller without a second factor makes somebody an admin
 */
export type ChangeUser = (actor: Actor, publicId: string, change: UserChange) => Promise<UserRecord>

/** Creates the operation that changes accounts. */
export function createUserChange(dependencies: UserDependencies): ChangeUser {
  const { db, sessions, stepUp } = dependencies
  return async (actor, publicId, { role, disabled }) => {
    const requested = { disabled, role: role === undefined ? undefined : readRole(role) }
    const user = await findUser(db, publicId)
    if (!user) throw new NotFoundError()
    const write = (trx: Database) => writeChange(trx, dependencies, { actor, publicId, requested })
    const isOtherRole = requested.role !== undefined && requested.role !== user.role
    // Who makes admins could make the second person that a change of the bank details asks for.
    if (isOtherRole && requested.role && isAdmin(requested.role)) await stepUp.assertProved(actor)
    else if (isOtherRole || isAdmin(user.role)) await stepUp.assertFresh(actor)
    const endsSessions = disabled === true || isOtherRole
    await retryOnDuplicate(() =>
      endsSessions ? sessions.endAllOf(user.id, write) : inTransaction(db, write),
    )
    const changed = await findUser(db, publicId)
    if (!changed) throw new NotFoundError()
    return changed
  }
}
