import { defaultListLimit } from '@store/contract/rules/limits'
import type { ProofsQuery } from '@store/contract/schemas/proofs'
import type { Actor } from '../http/actor.ts'
import type { OrderRecord } from '../orders/order.ts'
import type { OrderParts } from '../orders/order-parts.ts'
import { scopeOf } from '../orders/order-scope.ts'
import type { LargeTotals } from '../shared/large-totals.ts'
import { findDuplicates, type ProofDuplicates } from './duplicate-query.ts'
import { countByProof, listByProof } from './proof-repository.ts'

/** An order at the proof desk. */
export interface ProofOnDesk {
  order: OrderRecord
  duplicates: ProofDuplicates
}

/** A page of proofs. */
export interface ProofsRead {
  proofs: ProofOnDesk[]
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined
  /** Proofs on all pages. */
  total: number
}

/**
 * A page of the proof desk: what the actor manages, in the order the proofs came in, with look-alikes.
 */
export async function readProofs(
  { db, totals }: Pick<OrderParts, 'db'> & { totals: LargeTotals },
  actor: Actor,
  query: ProofsQuery,
): Promise<ProofsRead> {
  const { status = 'unverified', sort = 'oldest', cursor, limit = defaultListLimit } = query
  const scope = scopeOf(actor)
  const [{ orders, next }, total] = await Promise.all([
    listByProof(db, scope, { status, sort, cursor, limit }),
    totals.read(JSON.stringify([status, scope]), () => countByProof(db, scope, status)),
  ])
  const duplicates = await findDuplicates(
    db,
    orders.map(({ id }) => id),
    scope,
  )
  const none = { own: [], elsewhere: undefined }
  const proofs = orders.map((order) => ({ order, duplicates: duplicates.get(order.id) ?? none }))
  return { proofs, next, total }
}
