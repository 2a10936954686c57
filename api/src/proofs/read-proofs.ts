import { defaultListLimit } from '@store/contract/rules/limits'
import type { ProofsQuery } from '@store/contract/schemas/proofs'
import type { Actor } from '../http/actor.ts'
import type { OrderRecord } from '../orders/order.ts'
import type { OrderParts } from '../orders/order-parts.ts'
import { scopeOf } from '../orders/order-scope.ts'
import { findDuplicates, type ProofDuplicates } from './duplicate-query.ts'
import { countWaiting, listByProof } from './proof-repository.ts'

/** An order at the proof desk. */
export interface ProofOnDesk {
  order: OrderRecord
  duplicates: ProofDuplicates
}

/** A page of proofs, the cursor of the next one, and how many wait when those that wait were asked for. */
export interface ProofsRead {
  proofs: ProofOnDesk[]
  next: string | undefined
  waiting: number | undefined
}

/**
 * A page of the proof desk: what the actor manages, in the order the proofs came in, with look-alikes. Those
 * with a verdict are not counted: nobody waits for them, and they grow without end.
 */
export async function readProofs(
  { db }: Pick<OrderParts, 'db'>,
  actor: Actor,
  query: ProofsQuery,
): Promise<ProofsRead> {
  const { status = 'unverified', sort = 'oldest', cursor, limit = defaultListLimit } = query
  const scope = scopeOf(actor)
  const [{ orders, next }, waiting] = await Promise.all([
    listByProof(db, scope, { status, sort, cursor, limit }),
    status === 'unverified' ? countWaiting(db, scope) : undefined,
  ])
  const duplicates = await findDuplicates(
    db,
    orders.map(({ id }) => id),
    scope,
  )
  const none = { own: [], elsewhere: undefined }
  const proofs = orders.map((order) => ({ order, duplicates: duplicates.get(order.id) ?? none }))
  return { proofs, next, waiting }
}
