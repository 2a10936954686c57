import type { SecondFactorMethod } from '@store/contract/rules/accounts/second-factor/passkey-rules'
import type { Database } from '../../base/base.ts'
import { deleteFormerPasskeys, findPasskeys } from './passkeys/passkey-repository.ts'

// Whether an account has a second factor: `users.second_factor_at` is set while it has one of either kind.

/** The kinds of second factors that an account has. */
export async function findMethods(db: Database, userId: number): Promise<SecondFactorMethod[]> {
  const [app, passkeys] = await Promise.all([
    db('authenticator_apps').where({ user_id: userId }).first('user_id'),
    findPasskeys(db, userId),
  ])
  const methods: SecondFactorMethod[] = []
  if (app !== undefined) methods.push('totp')
  if (passkeys.length > 0) methods.push('passkey')
  return methods
}

/**
 * Locks an account that is about to get a second factor, which it has from now on. Call it first in the transaction: a
 * login that checked only the password waits here and then finds the second factor.
 * @returns true when it is the first one
 */
export async function startFactor(
  trx: Database,
  { userId, at }: { userId: number; at: Date },
): Promise<boolean> {
  if (await lockFactor(trx, userId)) {
    await deleteFormerPasskeys(trx, userId)
    return false
  }
  // A former release removes a second factor without the passkeys, which it does not know.
  await deleteFactors(trx, userId)
  await trx('users').where({ id: userId }).update({ second_factor_at: at })
  return true
}

/**
 * Locks an account, so that its second factors are added and removed one after the other.
 * @returns whether it has one
 */
export async function lockFactor(trx: Database, userId: number): Promise<boolean> {
  const row: { second_factor_at: Date | null } | undefined = await trx('users')
    .where({ id: userId })
    .forUpdate()
    .first('second_factor_at')
  return Boolean(row?.second_factor_at)
}

/** Removes all second factors of an account with its recovery codes. @returns false when it had none */
export async function deleteSecondFactor(trx: Database, userId: number): Promise<boolean> {
  const changed = await trx('users')
    .where({ id: userId })
    .whereNotNull('second_factor_at')
    .update({ second_factor_at: null })
  await deleteFactors(trx, userId)
  return changed === 1
}

async function deleteFactors(trx: Database, userId: number): Promise<void> {
  for (const table of ['authenticator_apps', 'passkeys', 'recovery_codes']) {
    await trx(table).where({ user_id: userId }).delete()
  }
}
