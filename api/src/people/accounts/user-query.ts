import { isAdmin, roles, type Tier, tiers } from '@store/contract/rules/accounts/roles'
import { parseLanguage } from '@store/contract/rules/language/languages'
import type { Knex } from 'knex'
import { type Database, type DayCount, dayCountsOf, indiaDaySql } from '../../base/base.ts'
import type { MailRecipient } from '../../support/support.ts'

/** The columns of a joined account that other features show or compare. */
export const userColumns = {
  publicId: 'users.public_id',
  name: 'users.name',
  email: 'users.email',
  role: 'users.role',
  disabledAt: 'users.disabled_at',
  isDemo: 'users.is_demo',
  rights: 'users.rights',
  firmName: 'users.firm_name',
} as const

/**
 * Joins the account whose internal key a column contains: `db('reviews').modify(joinUser, 'reviews.user_id')`. Other
 * features need its name in their own statement, because a second one would cost every list a round trip.
 */
export function joinUser(query: Knex.QueryBuilder, column: string): void {
  void query.join('users', 'users.id', column)
}

/** {@link joinUser} for a column that may be NULL; rows without an account are included. */
export function leftJoinUser(query: Knex.QueryBuilder, column: string): void {
  void query.leftJoin('users', 'users.id', column)
}

/** Number of buyers, of one tier or of all. */
export async function countBuyers(db: Database, tier?: Tier): Promise<number> {
  const roles = tier ? [tier] : [...tiers]
  const [row]: { total: number | string }[] = await db('users')
    .whereIn('role', roles)
    .count({ total: '*' })
  return Number(row?.total)
}

/** Number of accounts that may log in, by role. */
export async function countLiveUsersByRole(db: Database): Promise<Map<string, number>> {
  const rows: { role: string; total: number | string }[] = await db('users')
    .whereNull('disabled_at')
    .groupBy('role')
    .select('role')
    .count({ total: '*' })
  return new Map(rows.map(({ role, total }) => [role, Number(total)]))
}

/** Number of buyers who registered per day in India, of one tier or of all, without empty days. */
export async function countBuyersByDay(
  db: Database,
  { from, to, tier }: { from: Date; to: Date; tier: Tier | undefined },
): Promise<Map<string, number>> {
  const rows: DayCount[] = await db('users')
    .whereIn('role', tier ? [tier] : [...tiers])
    .where('created_at', '>=', from)
    .where('created_at', '<', to)
    .select({ day: db.raw(indiaDaySql('created_at')) })
    .count({ total: '*' })
    .groupBy('day')
  return dayCountsOf(rows)
}

/** What an account entered at registration, for its bills. */
export interface RegisteredDetails {
  mobile: string
  firmName: string | null
  gstNumber: string | null
  panNumber: string | null
  officeAddress: string | null
}

/** The mobile number and the firm of an account. */
export async function findRegisteredDetails(
  db: Database,
  id: number,
): Promise<RegisteredDetails | undefined> {
  return db('users')
    .select({
      mobile: 'mobile',
      firmName: 'firm_name',
      gstNumber: 'gst_number',
      panNumber: 'pan_number',
      officeAddress: 'office_address',
    })
    .where({ id })
    .first()
}

/** A buyer's account as somebody names it who writes to the store. */
export interface ContactAccount {
  id: number
  publicId: string
  name: string
  email: string
  mobile: string
  role: Tier
}

/** The buyers with one of these e-mail addresses or mobile numbers, oldest first. The collation ignores accents. */
export async function findBuyersByContact(
  db: Database,
  { emails, mobiles }: { emails: readonly string[]; mobiles: readonly string[] },
): Promise<ContactAccount[]> {
  return db('users')
    .whereIn('role', [...tiers])
    .where((any) => void any.whereIn('email', [...emails]).orWhereIn('mobile', [...mobiles]))
    .orderBy('id')
    .select({
      id: 'id',
      publicId: 'public_id',
      name: 'name',
      email: 'email',
      mobile: 'mobile',
      role: 'role',
    })
}

/** A superadmin who may log in. */
export interface LiveSuperadmin {
  id: number
  name: string
  email: string
}

/** All superadmins with all rights who can sign in, oldest first. @param isDemo the store is a demo, where its demo superadmin can, too */
export async function findLiveSuperadmins(
  db: Database,
  isDemo: boolean,
): Promise<LiveSuperadmin[]> {
  return db('users')
    .where({ role: 'superadmin' })
    .whereNull('rights')
    .whereNull('disabled_at')
    .where('is_demo', '<=', isDemo ? 1 : 0)
    .orderBy('id')
    .select('id', 'name', 'email')
}

/** All admins who can sign in, oldest first. @param isDemo as for {@link findLiveSuperadmins} */
export async function findLiveAdmins(db: Database, isDemo: boolean): Promise<LiveSuperadmin[]> {
  return db('users')
    .whereIn('role', roles.filter(isAdmin))
    .whereNull('disabled_at')
    .whereRaw('is_demo % 2 <= ?', [isDemo ? 1 : 0])
    .orderBy('id')
    .select('id', 'name', 'email')
}

/** Since when an account has its role, and whose doing that was. */
export interface RoleGrant {
  since: Date
  /** Absent when it has had the role from the beginning. */
  by: number | undefined
}

/** @returns nothing for an unknown account */
export async function findRoleGrant(db: Database, userId: number): Promise<RoleGrant | undefined> {
  const row:
    | { created_at: Date; role_given_at: Date | null; role_given_by: number | null }
    | undefined = await db('users')
    .where({ id: userId })
    .first('created_at', 'role_given_at', 'role_given_by')
  return row && { since: row.role_given_at ?? row.created_at, by: row.role_given_by ?? undefined }
}

/** An account as a ledger names it. */
export interface LedgerAccount {
  id: number
  publicId: string
  name: string
  firmName: string | undefined
  email: string
  role: string
  /** That of its role (people 2.7). */
  businessId: string | undefined
}

interface LedgerAccountRow extends Omit<LedgerAccount, 'firmName' | 'businessId'> {
  firmName: string | null
  resellerId: string | null
  distributorId: string | null
}

/**
 * The accounts with these public ids or keys, of all roles or one tier; others are absent.
 */
export async function findLedgerAccounts(
  db: Database,
  wanted: ({ publicIds: readonly string[] } | { ids: readonly number[] }) & { tier?: Tier },
): Promise<LedgerAccount[]> {
  const query = db('users').select({
    id: 'id',
    publicId: 'public_id',
    name: 'name',
    firmName: 'firm_name',
    email: 'email',
    role: 'role',
    resellerId: 'reseller_id',
    distributorId: 'distributor_id',
  })
  if ('ids' in wanted) void query.whereIn('id', [...wanted.ids])
  else void query.whereIn('public_id', [...wanted.publicIds])
  if (wanted.tier) void query.where('role', wanted.tier)
  const rows: LedgerAccountRow[] = await query
  return rows.map(({ resellerId, distributorId, ...row }) => {
    const businessIds = new Map([
      ['reseller', resellerId],
      ['distributor', distributorId],
    ])
    const businessId = businessIds.get(row.role) ?? undefined
    return { ...row, firmName: row.firmName?.trim() || undefined, businessId }
  })
}

/** The internal key of an account. @returns nothing for an unknown one */
export async function findUserId(db: Database, publicId: string): Promise<number | undefined> {
  const row: { id: number } | undefined = await db('users')
    .where({ public_id: publicId })
    .first('id')
  return row?.id
}

/** The e-mail address of an account. */
export async function findEmail(db: Database, userId: number): Promise<string | undefined> {
  const row: { email: string } | undefined = await db('users').where({ id: userId }).first('email')
  return row?.email
}

/**
 * From when on notifications are news to an account: since it exists; to somebody who became an admin, since then, because
 * admins get one for every order.
 * @throws Error for an unknown account
 */
export async function findNewsStart(db: Database, userId: number): Promise<Date> {
  const grant = await findRoleGrant(db, userId)
  if (!grant) throw new Error(`there is no account ${userId}`)
  return grant.since
}

/** True unless the account's e-mail address was typed at registration and nobody has confirmed it since. */
export async function isEmailConfirmed(db: Database, userId: number): Promise<boolean> {
  const row = await db('users').where({ id: userId, is_email_unconfirmed: 0 }).first('id')
  return row !== undefined
}

/** The accounts with these e-mail addresses, by their address; an address without an account is absent. */
export async function findRecipients(
  db: Database,
  emails: readonly string[],
): Promise<Map<string, MailRecipient>> {
  const rows: {
    public_id: string
    email: string
    disabled_at: Date | null
    is_email_unconfirmed: number
    language: string
  }[] = await db('users')
    .whereIn('email', [...emails])
    .select('public_id', 'email', 'disabled_at', 'is_email_unconfirmed', 'language')
  return new Map(
    rows.map((row) => [
      row.email,
      {
        publicId: row.public_id,
        isDisabled: row.disabled_at !== null,
        isConfirmed: row.is_email_unconfirmed === 0,
        language: parseLanguage(row.language),
      },
    ]),
  )
}
