import { parseRights } from '@store/contract/rules/accounts/rights'
import { isAdmin, parseRole } from '@store/contract/rules/accounts/roles'
import { type Language, parseLanguage } from '@store/contract/rules/language/languages'
import type { Knex } from 'knex'
import type { Database } from '../../base/base.ts'
import {
  joinOpenRequest,
  type OpenRequestColumns,
  openRequestColumns,
  openRequestOf,
} from '../approvals/open-request.ts'
import type { Account, NewAccount } from './account.ts'

interface AccountRow extends OpenRequestColumns {
  id: number
  public_id: string
  email: string
  password_hash: string
  name: string
  role: string
  rights: string | null
  reseller_id: string | null
  distributor_id: string | null
  disabled_at: Date | null
  second_factor_at: Date | null
  is_email_unconfirmed: number
  is_demo: number
  language: string
}

const columns = [
  'id',
  'public_id',
  'email',
  'password_hash',
  'name',
  'role',
  'rights',
  'reseller_id',
  'distributor_id',
  'disabled_at',
  'second_factor_at',
  'is_email_unconfirmed',
  'is_demo',
  'language',
] as const satisfies readonly (keyof AccountRow)[]

/** All columns of accounts, with the open request for a tier. */
function selectAccounts(db: Database): Knex.QueryBuilder {
  return db('users')
    .modify(joinOpenRequest)
    .select(...columns, openRequestColumns)
}

function recordOf(row: AccountRow): Account {
  const role = parseRole(row.role)
  if (!role) throw new Error(`account ${row.public_id} has an unknown role: ${row.role}`)
  return {
    id: row.id,
    publicId: row.public_id,
    email: row.email,
    passwordHash: row.password_hash,
    name: row.name,
    role,
    rights: isAdmin(role) ? parseRights(row.rights) : undefined,
    resellerId: row.reseller_id ?? undefined,
    distributorId: row.distributor_id ?? undefined,
    isDisabled: row.disabled_at !== null,
    isEmailUnconfirmed: row.is_email_unconfirmed === 1,
    hasSecondFactor: row.second_factor_at !== null,
    // A narrowed account has 2 more (0091).
    isDemo: row.is_demo % 2 === 1,
    tierRequest: openRequestOf(row),
    language: parseLanguage(row.language),
  }
}

/** Finds an account by its normalised e-mail address. */
export async function findAccountByEmail(
  db: Database,
  email: string,
): Promise<Account | undefined> {
  const row: AccountRow | undefined = await selectAccounts(db).where({ email }).first()
  // The collation treats é as e; spellings of one account would each get their own login attempts.
  return row?.email === email ? recordOf(row) : undefined
}

/** True when the UNIQUE key would reject the address; it ignores accents. */
export async function isEmailTaken(db: Database, email: string): Promise<boolean> {
  return (await db('users').where({ email }).first('id')) !== undefined
}

/** Finds an account by its internal key. */
export async function findAccount(db: Database, id: number): Promise<Account | undefined> {
  const row: AccountRow | undefined = await selectAccounts(db).where({ id }).first()
  return row && recordOf(row)
}

/** The enabled accounts with a mobile number, oldest first, at most `most`. */
export async function findLiveAccountsByMobile(
  db: Database,
  mobile: string,
  most: number,
): Promise<Account[]> {
  const rows: AccountRow[] = await selectAccounts(db)
    .where({ mobile })
    .whereNull('disabled_at')
    .orderBy('id')
    .limit(most)
  return rows.map(recordOf)
}

/** Sets the language of the mails of an account. */
export async function updateLanguage(
  db: Database,
  change: { userId: number; language: Language; at: Date },
): Promise<void> {
  const { userId, language, at } = change
  await db('users').where({ id: userId }).update({ language, updated_at: at })
}

/** Replaces the password of an account whose owner read a code in its mails, which confirms the address. */
export async function updatePassword(
  db: Database,
  change: { userId: number; passwordHash: string; at: Date },
): Promise<void> {
  const { userId, passwordHash, at } = change
  await db('users')
    .where({ id: userId })
    .update({ password_hash: passwordHash, is_email_unconfirmed: 0, updated_at: at })
}

/** The ids of a new account; only resellers and distributors get a business id. */
export interface AccountKeys {
  publicId: string
  resellerId?: string
  distributorId?: string
}

/**
 * Stores an account.
 * @returns its internal key
 * @throws the driver's duplicate error when e-mail or business id exist already
 */
export async function insertAccount(
  db: Database,
  account: NewAccount & AccountKeys,
  now: Date,
): Promise<number> {
  const { firm } = account
  const [id = 0] = await db('users').insert({
    public_id: account.publicId,
    email: account.email,
    password_hash: account.passwordHash,
    name: account.name,
    role: account.role,
    mobile: account.mobile,
    firm_name: firm?.firmName ?? null,
    constitution_of_firm: firm?.constitutionOfFirm ?? null,
    pan_number: firm?.panNumber ?? null,
    gst_number: firm?.gstNumber ?? null,
    office_address: firm?.officeAddress ?? null,
    residence_address: firm?.residenceAddress ?? null,
    reseller_id: account.resellerId ?? null,
    distributor_id: account.distributorId ?? null,
    is_demo: account.isDemo ? 1 : 0,
    is_email_unconfirmed: account.isEmailUnconfirmed ? 1 : 0,
    created_at: now,
    updated_at: now,
  })
  return id
}
