import type { Database } from '../../../base/base.ts'

/** The authenticator app of an account. */
export interface AppRow {
  user_id: number
  /** Encrypted base32. */
  sealed_secret: string
  /** The step of the last code that was used: a code works once. */
  last_step: number
  created_at: Date
}

/** Finds the authenticator app of an account. */
export async function findApp(db: Database, userId: number): Promise<AppRow | undefined> {
  return db<AppRow>('authenticator_apps').where({ user_id: userId }).first()
}

/** Stores the authenticator app of an account in place of a former one. */
export async function saveApp(trx: Database, app: AppRow): Promise<void> {
  await trx<AppRow>('authenticator_apps').insert(app).onConflict('user_id').merge()
}

/** Deletes the authenticator app of an account. @returns false when it had none */
export async function deleteApp(trx: Database, userId: number): Promise<boolean> {
  return (await trx('authenticator_apps').where({ user_id: userId }).delete()) === 1
}

/** Uses up the code of a step. @returns false when it, or a later one, was used before */
export async function consumeStep(
  db: Database,
  { userId, step }: { userId: number; step: number },
): Promise<boolean> {
  const consumed = await db('authenticator_apps')
    .where({ user_id: userId })
    .where('last_step', '<', step)
    .update({ last_step: step })
  return consumed === 1
}

/** Replaces the recovery codes of an account. @param macs their hashes */
export async function replaceRecoveryCodes(
  trx: Database,
  { userId, macs }: { userId: number; macs: readonly string[] },
): Promise<void> {
  await trx('recovery_codes').where({ user_id: userId }).delete()
  await trx('recovery_codes').insert(macs.map((mac) => ({ user_id: userId, code_mac: mac })))
}

/** Uses up a recovery code. @returns false when it is unknown or was used before */
export async function consumeRecoveryCode(
  db: Database,
  { userId, mac, at }: { userId: number; mac: string; at: Date },
): Promise<boolean> {
  const consumed = await db('recovery_codes')
    .where({ user_id: userId, code_mac: mac })
    .whereNull('used_at')
    .update({ used_at: at })
  return consumed === 1
}

/** Number of unused recovery codes. */
export async function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  const [row]: { total: number | string }[] = await db('recovery_codes')
    .where({ user_id: userId })
    .whereNull('used_at')
    .count({ total: '*' })
  return Number(row?.total)
}
