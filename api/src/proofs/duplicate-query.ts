import { type Paise, paise } from '@store/contract/rules/money'
import type { OrderStatus } from '@store/contract/rules/order-states'
import type { ProofStatus } from '@store/contract/rules/proof-states'
import type { Database } from '../database/database.ts'
import { type OrderScope, within } from '../orders/order-scope.ts'

/** Another order with the same file or the same transaction number. */
export interface DuplicateProof {
  publicId: string
  createdAt: Date
  buyerName: string
  total: Paise
  status: OrderStatus
  /** Verified: the transfer has been taken for that order already. Undefined without a proof. */
  proofStatus: ProofStatus | undefined
  sameFile: boolean
  sameReference: boolean
}

interface DuplicateRow {
  of_id: number
  public_id: string
  created_at: Date
  buyer_name: string
  total_paise: number
  order_status: OrderStatus
  proof_status: ProofStatus | null
}

const columns = {
  of_id: 'judged.id',
  public_id: 'orders.public_id',
  created_at: 'orders.created_at',
  buyer_name: 'users.name',
  total_paise: 'orders.total_paise',
  order_status: 'orders.order_status',
  proof_status: 'orders.proof_status',
}

async function withSameFile(db: Database, ids: readonly number[], scope: OrderScope) {
  const query = db('orders as judged')
    .join('files as file', 'file.id', 'judged.proof_file_id')
    .join('files as same', 'same.sha256', 'file.sha256')
    .join('orders', 'orders.proof_file_id', 'same.id')
    .join('users', 'users.id', 'orders.user_id')
    .whereIn('judged.id', [...ids])
    .where('orders.id', '<>', db.ref('judged.id'))
    .select(columns)
  const rows: DuplicateRow[] = await within(query, scope)
  return rows
}

async function withSameReference(db: Database, ids: readonly number[], scope: OrderScope) {
  const query = db('orders as judged')
    .join('orders', 'orders.payment_reference', 'judged.payment_reference')
    .join('users', 'users.id', 'orders.user_id')
    .whereIn('judged.id', [...ids])
    .where('orders.id', '<>', db.ref('judged.id'))
    .select(columns)
  const rows: DuplicateRow[] = await within(query, scope)
  return rows
}

/**
 * For each of these orders the others within the scope that look like the same payment (an edited or reused
 * screenshot is the common fraud), oldest first.
 * @param ids internal keys
 */
export async function findDuplicates(
  db: Database,
  ids: readonly number[],
  scope: OrderScope,
): Promise<Map<number, DuplicateProof[]>> {
  if (ids.length === 0) return new Map()
  const [byFile, byReference] = await Promise.all([
    withSameFile(db, ids, scope),
    withSameReference(db, ids, scope),
  ])
  const found = new Map(ids.map((id) => [id, new Map<string, DuplicateProof>()]))
  const note = (row: DuplicateRow, sign: 'sameFile' | 'sameReference') => {
    const others = found.get(row.of_id)
    const known = others?.get(row.public_id) ?? {
      publicId: row.public_id,
      createdAt: row.created_at,
      buyerName: row.buyer_name,
      total: paise(row.total_paise),
      status: row.order_status,
      proofStatus: row.proof_status ?? undefined,
      sameFile: false,
      sameReference: false,
    }
    others?.set(row.public_id, { ...known, [sign]: true })
  }
  for (const row of byFile) note(row, 'sameFile')
  for (const row of byReference) note(row, 'sameReference')
  const byAge = (a: DuplicateProof, b: DuplicateProof) => (a.publicId < b.publicId ? -1 : 1)
  return new Map([...found].map(([id, others]) => [id, [...others.values()].sort(byAge)]))
}
