import { defaultListLimit } from '@store/contract/rules/limits'
import type { DueRefundsQuery } from '@store/contract/schemas/payments/receipts'
import type { Actor, Database } from '../../../base/base.ts'
import { scopeOf } from '../../../ordering/ordering.ts'
import { orderLookups } from '../../orders.ts'
import { type DueRefundView, readOrderViews } from '../reading/receipt-view.ts'

/** A page of the orders of the actor's scope whose money goes back, oldest first. */
export async function listRefunds(
  db: Database,
  actor: Actor,
  { cursor, limit = defaultListLimit }: DueRefundsQuery,
): Promise<{ refunds: DueRefundView[]; total: number; next: string | undefined }> {
  const scope = scopeOf(actor)
  const [{ refunds, next }, total] = await Promise.all([
    orderLookups.dueRefunds.list(db, scope, { cursor, limit }),
    orderLookups.dueRefunds.count(db, scope),
  ])
  const ids = refunds.map(({ orderPublicId }) => orderPublicId)
  const views = await readOrderViews(db, actor, ids)
  const found = refunds.flatMap(({ orderPublicId, amount }) => {
    const order = views.get(orderPublicId)
    return order ? { order, amount } : []
  })
  return { refunds: found, total, next }
}
