import type {
  BusinessTier,
  TierRequestState,
} from '@store/contract/rules/accounts/approvals/tier-requests'
import { parseRole } from '@store/contract/rules/accounts/roles'
import type { Knex } from 'knex'
import type { Database } from '../../base/base.ts'
import type { AccountKeys } from '../accounts/account-repository.ts'
import { type FirmRow, firmColumnNames, firmOfRow } from '../accounts/firm-columns.ts'
import type { SimilarAccount, TierApplicant } from './approval.ts'
import { joinOpenRequest } from './open-request.ts'

interface ApplicantRow extends FirmRow {
  id: number
  public_id: string
  name: string
  email: string
  mobile: string
  tier: BusinessTier
  state: TierRequestState
  reason: string | null
  requested_at: Date
}

const applicantColumns = [
  'users.id',
  'users.public_id',
  'users.name',
  'users.email',
  'users.mobile',
  ...firmColumnNames,
  'tier_requests.tier',
  'tier_requests.state',
  'tier_requests.reason',
  'tier_requests.requested_at',
]

function applicantOf(row: ApplicantRow): TierApplicant {
  return {
    userId: row.id,
    publicId: row.public_id,
    name: row.name,
    email: row.email,
    mobile: row.mobile,
    firm: firmOfRow(row),
    tier: row.tier,
    state: row.state,
    reason: row.reason ?? undefined,
    requestedAt: row.requested_at,
  }
}

/** The requests for some tiers, of accounts that may log in. */
function requestsFor(db: Database, tiers: readonly BusinessTier[]): Knex.QueryBuilder {
  return db('tier_requests')
    .join('users', 'users.id', 'tier_requests.user_id')
    .whereNull('users.disabled_at')
    .whereIn('tier_requests.tier', [...tiers])
}

/** A page of those who wait for some tiers, the longest waiting first. */
export async function findApplicants(
  db: Database,
  tiers: readonly BusinessTier[],
  page: { offset: number; limit: number },
): Promise<TierApplicant[]> {
  const rows: ApplicantRow[] = await requestsFor(db, tiers)
    .where('tier_requests.state', 'waiting')
    .orderBy(['tier_requests.requested_at', 'tier_requests.user_id'])
    .offset(page.offset)
    .limit(page.limit)
    .select(applicantColumns)
  return rows.map(applicantOf)
}

/** How many wait for some tiers. */
export async function countApplicants(
  db: Database,
  tiers: readonly BusinessTier[],
): Promise<number> {
  const [row]: { total: number | string }[] = await requestsFor(db, tiers)
    .where('tier_requests.state', 'waiting')
    .count({ total: '*' })
  return Number(row?.total)
}

/**
 * Who asks for one of some tiers, locked until the transaction ends. The account is locked first, as every change of an
 * account does.
 */
export async function lockApplicant(
  trx: Database,
  publicId: string,
  tiers: readonly BusinessTier[],
): Promise<TierApplicant | undefined> {
  await trx('users').where({ public_id: publicId }).forUpdate().first('id')
  const row: ApplicantRow | undefined = await requestsFor(trx, tiers)
    .where('users.public_id', publicId)
    .forUpdate()
    .first(applicantColumns)
  return row && applicantOf(row)
}

/** Gives an account the role it asked for. */
export async function grantTier(
  trx: Database,
  granted: { userId: number; tier: BusinessTier; keys: Omit<AccountKeys, 'publicId'>; at: Date },
): Promise<void> {
  const { userId, tier, keys, at } = granted
  // An account that had the tier before keeps its id.
  const idOf = (column: string, id: string | undefined) =>
    trx.raw('COALESCE(??, ?)', [column, id ?? null])
  await trx('users')
    .where({ id: userId })
    .update({
      role: tier,
      reseller_id: idOf('reseller_id', keys.resellerId),
      distributor_id: idOf('distributor_id', keys.distributorId),
      updated_at: at,
    })
}

/** More accounts than this with the same numbers as those on one page are not looked at. */
const mostSimilar = 1_000

/** The accounts with one of these GST numbers or mobile numbers, oldest first, whoever may log in or not. */
export async function findSimilarAccounts(
  db: Database,
  { gstNumbers, mobiles }: { gstNumbers: readonly string[]; mobiles: readonly string[] },
): Promise<SimilarAccount[]> {
  const rows: {
    id: number
    name: string
    email: string
    mobile: string
    gst_number: string | null
    role: string
    requested_tier: BusinessTier | null
    disabled_at: Date | null
  }[] = await db('users')
    .modify(joinOpenRequest)
    .where(
      (any) => void any.whereIn('gst_number', [...gstNumbers]).orWhereIn('mobile', [...mobiles]),
    )
    .orderBy('users.id')
    .limit(mostSimilar)
    .select('users.id', 'name', 'email', 'mobile', 'gst_number', 'role', 'disabled_at', {
      requested_tier: 'tier_requests.tier',
    })
  return rows.flatMap((row) => {
    const role = parseRole(row.role)
    if (!role) return []
    return {
      userId: row.id,
      name: row.name,
      email: row.email,
      mobile: row.mobile,
      gstNumber: row.gst_number ?? undefined,
      role,
      requestedTier: row.requested_tier ?? undefined,
      isDisabled: row.disabled_at !== null,
    }
  })
}
