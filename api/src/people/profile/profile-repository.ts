import type { Database } from '../../base/base.ts'
import type { FirmDetails } from '../accounts/account.ts'
import {
  type FirmRow,
  firmColumnNames,
  firmColumns,
  firmFields,
  firmOfRow,
} from '../accounts/firm-columns.ts'

/** The details of an account that its owner may change. */
export interface ProfileRecord {
  publicId: string
  email: string
  name: string
  mobile: string
  /** All fields of the firm; blank ones are undefined. */
  firm: Partial<FirmDetails>
}

interface ProfileRow extends FirmRow {
  public_id: string
  email: string
  name: string
  mobile: string
}

function recordOf(row: ProfileRow): ProfileRecord {
  const { public_id: publicId, email, name, mobile } = row
  return { publicId, email, name, mobile, firm: firmOfRow(row) }
}

/** @param options isLocked: until the end of the transaction, so that no change overwrites another unseen */
export async function findProfile(
  db: Database,
  userId: number,
  { isLocked = false } = {},
): Promise<ProfileRecord | undefined> {
  const query = db('users').where({ id: userId })
  if (isLocked) void query.forUpdate()
  const columns = ['public_id', 'email', 'name', 'mobile', ...firmColumnNames]
  const row: ProfileRow | undefined = await query.first(columns)
  return row && recordOf(row)
}

/** @param profile firm: undefined leaves the details of the firm unchanged */
export async function updateProfile(
  trx: Database,
  userId: number,
  profile: { name: string; mobile: string; firm: Partial<FirmDetails> | undefined; at: Date },
): Promise<void> {
  const { name, mobile, firm, at } = profile
  const columns = firm
    ? firmFields.map((field) => [firmColumns[field], firm[field] ?? null] as const)
    : []
  await trx('users')
    .where({ id: userId })
    .update({ name, mobile, updated_at: at, ...Object.fromEntries(columns) })
}

/**
 * Replaces a password that was just checked.
 * @returns false when somebody has replaced it meanwhile
 */
export async function replacePassword(
  trx: Database,
  change: { userId: number; checkedHash: string; passwordHash: string; at: Date },
): Promise<boolean> {
  const { userId, checkedHash, passwordHash, at } = change
  const changed = await trx('users')
    .where({ id: userId, password_hash: checkedHash })
    .update({ password_hash: passwordHash, updated_at: at })
  return changed === 1
}
