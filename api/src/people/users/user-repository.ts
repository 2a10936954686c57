import { parseRights, storedRights } from '@store/contract/rules/accounts/rights'
import { isAdmin, parseRole, tiers } from '@store/contract/rules/accounts/roles'
import type { Knex } from 'knex'
import {
  type Database,
  executeStatement,
  insertStatement,
  likeTyped,
  orUpdate,
} from '../../base/base.ts'
import {
  joinOpenRequest,
  type OpenRequestColumns,
  openRequestColumns,
} from '../approvals/open-request.ts'
import type { UserFilters, UserRecord, UserState } from './user.ts'

interface UserRow extends Pick<OpenRequestColumns, 'requested_tier' | 'request_state'> {
  id: number
  public_id: string
  name: string
  email: string
  mobile: string
  role: string
  rights: string | null
  firm_name: string | null
  gst_number: string | null
  reseller_id: string | null
  distributor_id: string | null
  disabled_at: Date | null
  second_factor_at: Date | null
  created_at: Date
}

const columns = [
  'id',
  'public_id',
  'name',
  'email',
  'mobile',
  'role',
  'rights',
  'firm_name',
  'gst_number',
  'reseller_id',
  'distributor_id',
  'disabled_at',
  'second_factor_at',
  'created_at',
] as const satisfies readonly (keyof UserRow)[]

function recordOf(row: UserRow): UserRecord {
  const role = parseRole(row.role)
  if (!role) throw new Error(`account ${row.public_id} has an unknown role: ${row.role}`)
  return {
    id: row.id,
    publicId: row.public_id,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    role,
    rights: isAdmin(role) ? parseRights(row.rights) : undefined,
    firmName: row.firm_name ?? undefined,
    gstNumber: row.gst_number ?? undefined,
    resellerId: row.reseller_id ?? undefined,
    distributorId: row.distributor_id ?? undefined,
    disabledAt: row.disabled_at ?? undefined,
    hasSecondFactor: row.second_factor_at !== null,
    createdAt: row.created_at,
    requestedTier: (row.request_state === 'waiting' && row.requested_tier) || undefined,
  }
}

/** All columns, with the tier that the account waits for. */
function selectUsers(query: Knex.QueryBuilder): void {
  joinOpenRequest(query)
  void query.select(...columns.map((column) => `users.${column}`), openRequestColumns)
}

function matching(db: Database, { q, role }: UserFilters): Knex.QueryBuilder {
  const query = db('users')
  if (role) void query.where({ role })
  if (q) {
    const part = likeTyped(q)
    void query.where((any) => {
      for (const column of ['name', 'email', 'mobile', 'firm_name']) {
        void any.orWhere(column, 'like', part)
      }
    })
  }
  return query
}

/** A page of accounts, newest first, and the total of all pages. */
export async function findUsers(
  db: Database,
  filters: UserFilters,
  page: { offset: number; limit: number },
): Promise<{ users: UserRecord[]; total: number }> {
  const [rows, counted]: [UserRow[], { total: number | string }[]] = await Promise.all([
    matching(db, filters)
      .modify(selectUsers)
      .orderBy('id', 'desc')
      .offset(page.offset)
      .limit(page.limit),
    matching(db, filters).count({ total: '*' }),
  ])
  return { users: rows.map(recordOf), total: Number(counted[0]?.total) }
}

/**
 * The buyers that match a text best: a word of their name, or their e-mail address or firm, begins with it. Then all
 * others that contain it; the newest first.
 */
export async function findBuyers(db: Database, q: string, limit: number): Promise<UserRecord[]> {
  const beginning = likeTyped(q).slice(1)
  const rows: UserRow[] = await matching(db, { q })
    .whereIn('role', [...tiers])
    .modify(selectUsers)
    .orderByRaw(
      "(name LIKE ? OR name LIKE ? OR email LIKE ? OR COALESCE(firm_name, '') LIKE ?) DESC, id DESC",
      [beginning, `% ${beginning}`, beginning, beginning],
    )
    .limit(limit)
  return rows.map(recordOf)
}

/** Finds an account by its public id. */
export async function findUser(db: Database, publicId: string): Promise<UserRecord | undefined> {
  const row: UserRow | undefined = await db('users')
    .modify(selectUsers)
    .where({ public_id: publicId })
    .first()
  return row && recordOf(row)
}

/** Records who gave an account its role. */
export async function saveRoleGrant(
  db: Database,
  userId: number,
  { at, by }: { at: Date; by: number },
): Promise<void> {
  await db('users').where({ id: userId }).update({ role_given_at: at, role_given_by: by })
}

/** Updates role and state of an account. */
export async function updateUser(
  db: Database,
  userId: number,
  state: UserState & { at: Date },
): Promise<void> {
  await db('users')
    .where({ id: userId })
    .update({
      role: state.role,
      rights: storedRights(state.rights),
      // A narrowed account is nobody for the former release, which knows no rights (0091).
      is_demo: db.raw('is_demo % 2 + ?', [state.rights ? 2 : 0]),
      disabled_at: state.disabledAt ?? null,
      reseller_id: state.resellerId ?? null,
      distributor_id: state.distributorId ?? null,
      updated_at: state.at,
    })
}

/** Sets the GST number of an account; none when it is undefined. */
export async function updateGstNumber(
  db: Database,
  userId: number,
  { gstNumber, at }: { gstNumber: string | undefined; at: Date },
): Promise<void> {
  await db('users')
    .where({ id: userId })
    .update({ gst_number: gstNumber ?? null, updated_at: at })
}

/** Number of superadmins with all rights that can sign in. @param isDemo the store is a demo, where its demo superadmin can, too */
export async function countLiveSuperadmins(db: Database, isDemo: boolean): Promise<number> {
  const [row]: { total: number | string }[] = await db('users')
    .where({ role: 'superadmin' })
    .whereNull('rights')
    .whereNull('disabled_at')
    .where('is_demo', '<=', isDemo ? 1 : 0)
    .count({ total: '*' })
  return Number(row?.total)
}

/**
 * Serialises changes of accounts until the end of the transaction. A row is written, not only locked, so that it also
 * works across the nodes of a cluster.
 */
export async function lockAccounts(trx: Database): Promise<void> {
  const lock = insertStatement('guards', [{ name: 'accounts', version: 1 }])
  await executeStatement(trx, orUpdate(lock, 'version = version + 1'))
}
