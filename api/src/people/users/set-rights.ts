import { nameOfRights, type Right, rightNames } from '@store/contract/rules/accounts/rights'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import { type Actor, assertRight, type Database, NotFoundError } from '../../base/base.ts'
import { recordAudit } from '../../support/support.ts'
import {
  isLiveSuperadmin,
  readCaller,
  readGrantNews,
  type UserDependencies,
} from './change-user.ts'
import { rightsMail } from './role-grant-mails.ts'
import type { UserRecord } from './user.ts'
import { LastSuperadminError, notAnAdminError, OwnRightsError } from './user-errors.ts'
import {
  countLiveSuperadmins,
  findUser,
  lockAccounts,
  saveRoleGrant,
  updateUser,
} from './user-repository.ts'

/**
 * Narrows the role of an admin to some rights, or gives back all of it; sessions go on with the new rights from their next
 * request (rights 3).
 * @param held `undefined`: all of the role
 * @throws NotFoundError; notAnAdminError (400); OwnRightsError, RightMissingError for a caller without all rights,
 *   SecondFactorMissingError, SecondFactorNeededError (403); LastSuperadminError (409)
 */
export type SetRights = (
  actor: Actor,
  publicId: string,
  held: readonly Right[] | undefined,
) => Promise<UserRecord>

/** Rights for the audit, as they are named on the screen. */
function namesOf(held: readonly Right[] | undefined): string {
  if (held === undefined) return 'all'
  return held.length > 0 ? held.map((right) => rightNames[right]).join(', ') : 'none'
}

async function writeRights(
  trx: Database,
  { clock, config, mails, onSuperadminEnded }: UserDependencies,
  { actor, publicId, held }: { actor: Actor; publicId: string; held: UserRecord['rights'] },
): Promise<UserRecord> {
  await lockAccounts(trx)
  // Two who narrow each other at the same moment: the second one has nothing to give any more.
  assertRight(await readCaller(trx, actor), 'all')
  const user = await findUser(trx, publicId)
  if (!user) throw new NotFoundError()
  if (!isAdmin(user.role)) throw notAnAdminError()
  const changed = { ...user, rights: held }
  const [from, to] = [namesOf(user.rights), namesOf(held)]
  if (from === to) return user
  const at = clock.now()
  await updateUser(trx, user.id, { ...changed, at })
  // Who got all of it by somebody is no second person for a change of the bank details, as with a role.
  if (held === undefined) await saveRoleGrant(trx, user.id, { at, by: actor.userId })
  if (isLiveSuperadmin(user) && !isLiveSuperadmin(changed)) {
    if ((await countLiveSuperadmins(trx, config.DEMO)) === 0) throw new LastSuperadminError()
    await onSuperadminEnded(trx, user.id)
  }
  const { news, addresses } = await readGrantNews(trx, { user, actor, at, config })
  const named = nameOfRights(held) ?? 'all rights'
  const told = { ...news, role: user.role, named, rights: to }
  const origin = config.PUBLIC_ORIGIN
  await mails.add(
    trx,
    addresses.map((email) => rightsMail(email, told, origin)),
  )
  await recordAudit(trx, {
    actorId: actor.userId,
    action: 'user.rights-changed',
    subject: { kind: 'user', publicId: user.publicId, label: user.email },
    changes: [{ field: 'rights', from, to }],
    at,
  })
  return changed
}

/** Creates the operation. */
export function createRightsSetting(dependencies: UserDependencies): SetRights {
  const { sessions, stepUp } = dependencies
  return async (actor, publicId, held) => {
    if (publicId === actor.publicId) throw new OwnRightsError()
    // Whoever can give rights can make the second person that other changes ask for.
    await stepUp.assertProved(actor)
    let changed: UserRecord | undefined
    await sessions.changeRole(async (trx) => {
      changed = await writeRights(trx, dependencies, { actor, publicId, held })
    })
    if (!changed) throw new NotFoundError()
    return changed
  }
}
