import type { Role } from '@store/contract/rules/accounts/roles'
import type { AuditChange } from '@store/contract/schemas/accounts/audit'
import type { UserChange } from '@store/contract/schemas/accounts/users'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Database } from '../../database/database.ts'
import { inTransaction, isDuplicate } from '../../database/transaction.ts'
import type { Actor } from '../../http/actor.ts'
import { NotFoundError } from '../../http/errors/errors.ts'
import type { Clock } from '../../shared/clock.ts'
import { drawBusinessId, draws } from '../registration/open-account.ts'
import type { Sessions } from '../sessions/session-service.ts'
import type { UserRecord, UserState } from './user.ts'
import { LastSuperadminError, missingFirmError } from './user-errors.ts'
import { countLiveSuperadmins, findUser, lockAccounts, updateUser } from './user-repository.ts'
import { readRole } from './user-service.ts'

/** What changing accounts works with. */
export interface UserDependencies {
  db: Database
  clock: Clock
  config: { DEMO: boolean }
  sessions: Pick<Sessions, 'endAllOf'>
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
  const drawn = drawBusinessId(role ?? user.role)
  return {
    role: role ?? user.role,
    disabledAt: isDisabled ? (user.disabledAt ?? at) : undefined,
    resellerId: user.resellerId ?? drawn.resellerId,
    distributorId: user.distributorId ?? drawn.distributorId,
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

/** One try at the change, alone among all changes of accounts. */
async function writeChange(
  trx: Database,
  parts: UserDependencies,
  change: { actor: Actor; publicId: string; wanted: RequestedChange },
): Promise<void> {
  await lockAccounts(trx)
  const user = await findUser(trx, change.publicId)
  if (!user) throw new NotFoundError()
  const at = parts.clock.now()
  const state = stateOf(user, change.wanted, at)
  const changes = changesOf(user, state)
  if (changes.length === 0) return
  if (state.role !== user.role) assertHasFirmFor(state.role, user)
  await updateUser(trx, user.id, { ...state, at })
  const steppedDown = isLiveSuperadmin(user) && !isLiveSuperadmin(state)
  if (steppedDown && (await countLiveSuperadmins(trx, parts.config.DEMO)) === 0)
    throw new LastSuperadminError()
  await recordAudit(trx, {
    actorId: change.actor.userId,
    action: 'user.changed',
    subject: { kind: 'user', publicId: user.publicId, label: user.email },
    changes,
    at,
  })
}

/**
 * Gives an account another role, disables it or lets it in again (api.md, PUT /admin/users/{id}). Who loses
 * something loses it at once: another role or disabling ends all its sessions.
 * @throws NotFoundError; HttpError 400 for an unknown role, 409 for a role that needs a firm;
 *   LastSuperadminError (409)
 */
export async function changeUser(
  parts: UserDependencies,
  actor: Actor,
  { publicId, change }: { publicId: string; change: UserChange },
): Promise<UserRecord> {
  const { db, sessions } = parts
  const { disabled } = change
  const wanted = { disabled, role: change.role === undefined ? undefined : readRole(change.role) }
  const user = await findUser(db, publicId)
  if (!user) throw new NotFoundError()
  const write = (trx: Database) => writeChange(trx, parts, { actor, publicId, wanted })
  const endsSessions = disabled === true || (wanted.role && wanted.role !== user.role)
  const run = () =>
    endsSessions ? sessions.endAllOf(user.id, write) : inTransaction(db, (trx) => write(trx))
  await retryOnDuplicate(run)
  const changed = await findUser(db, publicId)
  if (!changed) throw new NotFoundError()
  return changed
}

/** A business id that is taken is drawn again. */
async function retryOnDuplicate(run: () => Promise<void>): Promise<void> {
  for (let draw = 1; ; draw += 1) {
    try {
      return await run()
    } catch (error) {
      if (!isDuplicate(error) || draw === draws) throw error
    }
  }
}
