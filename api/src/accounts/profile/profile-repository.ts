import type { Database } from '../../database/database.ts'
import type { FirmDetails } from '../account.ts'

/** The details of an account that its owner may change. */
export interface ProfileRecord {
  publicId: string
  email: string
  name: string
  mobile: string
  /** All fields of the firm; blank ones are undefined. */
  firm: Partial<FirmDetails>
}

interface ProfileRow {
  public_id: string
  email: string
  name: string
  mobile: string
  firm_name: string | null
  constitution_of_firm: string | null
  pan_number: string | null
  gst_number: string | null
  office_address: string | null
  residence_address: string | null
}

/** The fields of a firm, in the order of the form. */
export const firmFields = [
  'firmName',
  'constitutionOfFirm',
  'panNumber',
  'gstNumber',
  'officeAddress',
  'residenceAddress',
] as const satisfies readonly (keyof FirmDetails)[]

const firmColumns = {
  firmName: 'firm_name',
  constitutionOfFirm: 'constitution_of_firm',
  panNumber: 'pan_number',
  gstNumber: 'gst_number',
  officeAddress: 'office_address',
  residenceAddress: 'residence_address',
} as const satisfies Record<keyof FirmDetails, keyof ProfileRow>

function recordOf(row: ProfileRow): ProfileRecord {
  const firm: Partial<FirmDetails> = {}
  for (const field of firmFields) {
    const value = row[firmColumns[field]]
    if (value) firm[field] = value
  }
  return { publicId: row.public_id, email: row.email, name: row.name, mobile: row.mobile, firm }
}

/** @param options isLocked: until the end of the transaction, so that no change overwrites another unseen */
export async function findProfile(
  db: Database,
  userId: number,
  { isLocked = false } = {},
): Promise<ProfileRecord | undefined> {
  const query = db('users').where({ id: userId })
  if (isLocked) void query.forUpdate()
  const columns = ['public_id', 'email', 'name', 'mobile', ...Object.values(firmColumns)]
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
