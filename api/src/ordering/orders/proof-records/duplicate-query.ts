import type { Tier } from '@store/contract/rules/accounts/roles'
import type { OrderStatus } from '@store/contract/rules/orders/order-states'
import type { ProofStatus } from '@store/contract/rules/orders/proof-states'
import { type Paise, paise } from '@store/contract/rules/pricing/money'
import type { Knex } from 'knex'
import { type Database, joinFile, joinSameFiles } from '../../../base/base.ts'
import { joinUser, userColumns } from '../../../people/people.ts'
import type { OrderScope } from '../order-scope.ts'

/** What two proofs have in common. */
export interface ProofMatch {
  sameFile: boolean
  sameReference: boolean
}

/** An order with the same file or transaction number; may be the reviewed order itself, by a former proof. */
export interface DuplicateProof extends ProofMatch {
  publicId: string
  createdAt: Date
  buyerName: string
  total: Paise
  status: OrderStatus
  /** Verified: the transfer was already accepted for that order. Undefined without a proof. */
  proofStatus: ProofStatus | undefined
}

/** Suspected duplicates of an order's payment. */
export interface ProofDuplicates {
  /** Within the caller's scope, oldest first. */
  own: DuplicateProof[]
  /** Combined matches of orders outside the scope; undefined when there are none. */
  elsewhere: ProofMatch | undefined
}

interface DuplicateRow {
  of_id: number
  public_id: string
  created_at: Date
  buyer_name: string
  total_paise: number
  tier: Tier
  order_status: OrderStatus
  proof_status: ProofStatus | null
}

const columns = {
  public_id: 'orders.public_id',
  created_at: 'orders.created_at',
  buyer_name: userColumns.name,
  total_paise: 'orders.total_paise',
  tier: 'orders.tier',
  order_status: 'orders.order_status',
}

type Source = 'current' | 'former'

/** Selects pairs of a reviewed order and an order with a matching current or former proof. */
function rowsOf(db: Database, result: Knex.QueryBuilder, source: Source): Promise<DuplicateRow[]> {
  const query = result.modify(joinUser, 'orders.user_id').select(columns, {
    of_id: 'reviewed.id',
    // Only rejected proofs are replaced.
    proof_status: source === 'current' ? 'orders.proof_status' : db.raw("'rejected'"),
  })
  if (source === 'current') void query.where('orders.id', '<>', db.ref('reviewed.id'))
  return query
}

function withSameFile(db: Database, ids: readonly number[], source: Source) {
  const reviewed = db('orders as reviewed')
    .modify(joinFile, 'file', 'reviewed.proof_file_id')
    .whereIn('reviewed.id', [...ids])
  const found =
    source === 'current'
      ? reviewed
          .modify(joinSameFiles, 'same', 'file')
          .join('orders', 'orders.proof_file_id', 'same.id')
      : reviewed
          .join('former_proofs as same', 'same.sha256', 'file.sha256')
          .join('orders', 'orders.id', 'same.order_id')
  return rowsOf(db, found, source)
}

function withSameReference(db: Database, ids: readonly number[], source: Source) {
  const reviewed = db('orders as reviewed').whereIn('reviewed.id', [...ids])
  const found =
    source === 'current'
      ? reviewed.join('orders', 'orders.payment_reference', 'reviewed.payment_reference')
      : reviewed
          .join('former_proofs as same', 'same.payment_reference', 'reviewed.payment_reference')
          .join('orders', 'orders.id', 'same.order_id')
  return rowsOf(db, found, source)
}

function isWithin(scope: OrderScope, { tier }: DuplicateRow): boolean {
  return scope === 'every-order' || ('tier' in scope && scope.tier === tier)
}

/** Collects the duplicates of one order, row by row. */
class DuplicateCollector {
  readonly #own = new Map<string, DuplicateProof>()
  #elsewhere: ProofMatch | undefined

  add(row: DuplicateRow, match: keyof ProofMatch, scope: OrderScope): void {
    if (!isWithin(scope, row)) {
      const known = this.#elsewhere ?? { sameFile: false, sameReference: false }
      this.#elsewhere = { ...known, [match]: true }
      return
    }
    const known = this.#own.get(row.public_id) ?? {
      publicId: row.public_id,
      createdAt: row.created_at,
      buyerName: row.buyer_name,
      total: paise(row.total_paise),
      status: row.order_status,
      proofStatus: row.proof_status ?? undefined,
      sameFile: false,
      sameReference: false,
    }
    this.#own.set(row.public_id, { ...known, [match]: true })
  }

  found(): ProofDuplicates {
    const byAge = (a: DuplicateProof, b: DuplicateProof) => (a.publicId < b.publicId ? -1 : 1)
    return { own: [...this.#own.values()].sort(byAge), elsewhere: this.#elsewhere }
  }
}

/**
 * Finds suspected duplicates of each order's payment in all tiers, including rejected proofs. Edited or reused
 * screenshots are the most common fraud.
 * @param ids internal keys
 * @param scope orders within it are named; for others only their existence is reported
 */
export async function findDuplicates(
  db: Database,
  ids: readonly number[],
  scope: OrderScope,
): Promise<Map<number, ProofDuplicates>> {
  if (ids.length === 0) return new Map()
  // Current proofs come first, because their status wins when an order matches twice.
  const [files, references, formerFiles, formerReferences] = await Promise.all([
    withSameFile(db, ids, 'current'),
    withSameReference(db, ids, 'current'),
    withSameFile(db, ids, 'former'),
    withSameReference(db, ids, 'former'),
  ])
  const found = new Map(ids.map((id) => [id, new DuplicateCollector()]))
  for (const row of files) found.get(row.of_id)?.add(row, 'sameFile', scope)
  for (const row of references) found.get(row.of_id)?.add(row, 'sameReference', scope)
  for (const row of formerFiles) found.get(row.of_id)?.add(row, 'sameFile', scope)
  for (const row of formerReferences) found.get(row.of_id)?.add(row, 'sameReference', scope)
  return new Map([...found].map(([id, duplicates]) => [id, duplicates.found()]))
}
