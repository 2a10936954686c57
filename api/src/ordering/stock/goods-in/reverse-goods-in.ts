import { fieldError } from '@store/contract/rules/field-errors'
import { stockMessages as messages } from '@store/contract/rules/stock/stock-messages'
import { type Clock, type Database, HttpError, inTransaction } from '../../../base/base.ts'
import { type LockedStock, lockStock, moveStock } from '../../../catalog/catalog.ts'
import { recordAudit } from '../../../support/support.ts'
import { GoodsInNotFoundError, GoodsInReversedError, stockShortError } from '../stock-errors.ts'
import { findBill, findBillLines, markReversed } from './goods-in-repository.ts'

/** Takes the goods of a bill out again, all of them. */
export type ReverseGoodsIn = (actorId: number, publicId: string, reason: string) => Promise<void>

/** @throws HttpError (409) naming the products of which some pieces are sold */
function assertFree(held: readonly LockedStock[], pieces: ReadonlyMap<string, number>): void {
  const fields = held.flatMap(({ publicId, name, stock }) => {
    const booked = pieces.get(publicId) ?? 0
    if (stock >= booked) return []
    return [{ field: 'lines', message: messages.reverseShort(name, booked, stock) }]
  })
  if (fields.length > 0) throw stockShortError(messages.reverseRefused, fields)
}

async function reverseIn(
  trx: Database,
  reversal: { publicId: string; actorId: number; reason: string; at: Date },
): Promise<void> {
  const { publicId, actorId, reason, at } = reversal
  const bill = await findBill(trx, publicId)
  if (!bill) throw new GoodsInNotFoundError()
  if (!(await markReversed(trx, reversal))) throw new GoodsInReversedError()
  const lines = await findBillLines(trx, publicId)
  const pieces = new Map<string, number>()
  for (const { publicId: id, quantity } of lines) {
    pieces.set(id, (pieces.get(id) ?? 0) + quantity)
  }
  assertFree(await lockStock(trx, [...pieces.keys()], { withDeleted: true }), pieces)
  const movements = lines.map(({ productId, quantity }, index) => ({
    ...{ productId, quantity: -quantity, line: index + 1 },
  }))
  await moveStock(trx, movements, { kind: 'goods-in-reversed', at, actorId, reference: publicId })
  await recordAudit(trx, {
    actorId,
    action: 'goods-in.reversed',
    subject: { kind: 'goods-in', publicId, label: `Bill ${bill.billNo} of ${bill.supplier}` },
    changes: [
      { field: 'pieces', from: String(bill.pieces), to: null },
      { field: 'reason', from: null, to: reason },
    ],
    at,
  })
}

/** Creates {@link ReverseGoodsIn}. */
export function createReversal({ db, clock }: { db: Database; clock: Clock }): ReverseGoodsIn {
  return async (actorId, publicId, givenReason) => {
    const reason = givenReason.trim()
    if (reason === '') throw new HttpError(fieldError('reason', messages.reverseReason))
    await inTransaction(db, async (trx) =>
      reverseIn(trx, { publicId, actorId, reason, at: clock.now() }),
    )
  }
}
