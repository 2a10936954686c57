import { defaultListLimit } from '@store/contract/rules/limits'
import type { ProofsQuery } from '@store/contract/schemas/proofs'
import type { Actor } from '../http/actor.ts'
import type { OrderRecord } from '../orders/order.ts'
import type { OrderParts } from '../orders/order-parts.ts'
import { scopeOf } from '../orders/order-scope.ts'
import { type DuplicateProof, findDuplicates } from './duplicate-query.ts'
import { listByProof } from './proof-repository.ts'

/** An order at the proof desk. */
export interface ProofOnDesk {
  order: OrderRecord
  duplicates: DuplicateProof[]
}

/** A page of the proof desk: what the actor manages, oldest proof first, with look-alikes. */
export async function readProofs(
  { db }: Pick<OrderParts, 'db'>,
  actor: Actor,
  { status = 'unverified', cursor, limit = defaultListLimit }: ProofsQuery,
): Promise<{ proofs: ProofOnDesk[]; next: string | undefined }> {
  const scope = scopeOf(actor)
  const { orders, next } = await listByProof(db, scope, { status, cursor, limit })
  const duplicates = await findDuplicates(
    db,
    orders.map(({ id }) => id),
    scope,
  )
  const proofs = orders.map((order) => ({ order, duplicates: duplicates.get(order.id) ?? [] }))
  return { proofs, next }
}
