import { isAdmin, type Role } from '@store/contract/rules/accounts/roles'
import type { AuditChange } from '@store/contract/schemas/accounts/audit'
import type { UserChange } from '@store/contract/schemas/accounts/users'
import {
  type Actor,
  assertRight,
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
import { type GrantNews, roleGrantMail } from './role-grant-mails.ts'
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
  sessions: Pick<Sessions, 'endAllOf' | 'changeRole'>
  stepUp: Pick<StepUp, 'assertFresh' | 'assertProved'>
  mails: MailQueue
  /** Ends what an account has begun that only a superadmin may, in the transaction that takes the role from it. */
  onSuperadminEnded: (trx: Database, userId: number) => Promise<void>
}

interface RequestedChange {
  role: Role | undefined
  disabled: boolean | undefined
}

/** A superadmin with all rights who can sign in: one at least stays (people 5.2). */
export function isLiveSuperadmin({
  role,
  rights,
  disabledAt,
}: Pick<UserRecord, 'role' | 'rights' | 'disabledAt'>): boolean {
  return role === 'superadmin' && rights === undefined && disabledAt === undefined
}

/** Other admins are the business of who has all rights: nobody grants or takes what he lacks (rights 3.2). */
function assertMayChange(actor: Pick<Actor, 'rights'>, user: UserRecord, role?: Role): void {
  if (isAdmin(user.role) || (role && isAdmin(role))) assertRight(actor, 'all')
}

function assertHasFirmFor(role: Role, user: UserRecord): void {
  const isBusiness = role === 'reseller' || role === 'distributor'
  if (isBusiness && !user.firmName) throw missingFirmError()
  if (role === 'distributor' && !user.gstNumber) throw missingFirmError()
}

function stateOf(user: UserRecord, { role, disabled }: RequestedChange, at: Date): UserState {
  const isDisabled = disabled ?? user.disabledAt !== undefined
  const keys = randomBusinessId(role ?? user.role)
  const newRole = role ?? user.role
  return {
    role: newRole,
    // Who becomes another admin stays narrowed.
    rights: isAdmin(newRole) ? user.rights : undefined,
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
  // The caller may have been narrowed since the request was admitted.
  assertMayChange(await readCaller(trx, actor), user, requested.role)
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

/**
 * The caller as stored now, for a change that waited for others.
 * @throws NotFoundError when the account is gone
 */
export async function readCaller(trx: Database, actor: Actor): Promise<UserRecord> {
  const caller = await findUser(trx, actor.publicId)
  if (!caller) throw new NotFoundError()
  return caller
}

/** Somebody's role or rights were changed. */
interface Grant {
  user: UserRecord
  actor: Actor
  at: Date
  config: { DEMO: boolean; PUBLIC_ORIGIN: string }
}

/** Who did what to whom, and the addresses to tell it to: all superadmins with all rights, and the person. */
export async function readGrantNews(
  trx: Database,
  { user, actor, at, config }: Grant,
): Promise<{ news: GrantNews; addresses: readonly string[] }> {
  const superadmins = await findLiveSuperadmins(trx, config.DEMO)
  const news = {
    person: { name: user.name, email: user.email },
    by: { name: actor.name, email: superadmins.find(({ id }) => id === actor.userId)?.email ?? '' },
    at,
  }
  const addresses = new Set([...superadmins.map(({ email }) => email), user.email])
  return { news, addresses: [...addresses] }
}

/** Tells who became an admin by whom. */
async function grantMails(
  trx: Database,
  { state, ...grant }: Grant & { state: UserState },
): Promise<Mail[]> {
  const { news, addresses } = await readGrantNews(trx, grant)
  const told = { ...news, role: state.role }
  return addresses.map((email) => roleGrantMail(email, told, grant.config.PUBLIC_ORIGIN))
}

/**
 * Changes the role of an account, or disables or enables it (people 5.2). Another role or disabling
 * ends all its sessions at once.
 * @throws NotFoundError; HttpError 400 for an unknown role, 409 for a role that needs business details;
 * LastSuperadminError (409); RightMissingError (403) for an admin's account or role when the caller has not all rights;
 * SecondFactorNeededError (403) for another role, and for an admin; SecondFactorMissingError
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
    assertMayChange(actor, user, requested.role)
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
