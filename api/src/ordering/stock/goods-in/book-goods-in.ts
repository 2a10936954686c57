import { type FieldError, fieldError } from '@store/contract/rules/field-errors'
import { formatIndiaDay, indiaDayOf } from '@store/contract/rules/india-days'
import { largestStock } from '@store/contract/rules/limits'
import { stockMessages as messages } from '@store/contract/rules/stock/stock-messages'
import type { GoodsInBody } from '@store/contract/schemas/stock/stock'
import {
  type Clock,
  type Database,
  HttpError,
  inTransaction,
  isDuplicate,
  newPublicId,
} from '../../../base/base.ts'
import { type LockedStock, lockStock, moveStock } from '../../../catalog/catalog.ts'
import { recordAudit } from '../../../support/support.ts'
import { billBookedError, linesInvalidError } from '../stock-errors.ts'
import {
  findBill,
  findBillOfRequest,
  findLiveBill,
  insertGoodsIn,
  lockSupplier,
  type SupplierRecord,
} from './goods-in-repository.ts'
import { type BillDraft, readGoodsIn } from './read-goods-in.ts'

/**
 * Books a bill: all of its lines are added to the stock, or nothing is.
 * @returns the public id of the bill; for a repeated request that of the first one
 */
export type BookGoodsIn = (
  actorId: number,
  body: GoodsInBody,
  requestKey: string | undefined,
) => Promise<string>

/** A bill that is being booked. */
interface Booking {
  draft: BillDraft
  actorId: number
  requestKey: string | undefined
  at: Date
}

/** @throws HttpError (400) naming the lines that cannot be added */
function assertAddable(lines: BillDraft['lines'], held: ReadonlyMap<string, LockedStock>): void {
  const stock = new Map([...held].map(([id, product]) => [id, product.stock]))
  const fields = lines.flatMap(({ productId, quantity }, at): FieldError[] => {
    const before = stock.get(productId)
    if (before === undefined) {
      return [{ field: `lines.${at}.productId`, message: messages.notOnSale }]
    }
    stock.set(productId, before + quantity)
    if (before + quantity <= largestStock) return []
    return [{ field: `lines.${at}.quantity`, message: messages.stockTooLarge }]
  })
  if (fields.length > 0) throw linesInvalidError(fields)
}

async function lockSupplierOf(trx: Database, { draft, at }: Booking): Promise<SupplierRecord> {
  const named = draft.supplier
  const supplier = await lockSupplier(trx, { ...named, at })
  if (named.gstin !== undefined && supplier.gstin !== named.gstin) {
    throw new HttpError(
      fieldError('gstin', messages.gstinOther(supplier.name, supplier.gstin ?? '')),
    )
  }
  return supplier
}

/** @throws HttpError (409) that says who booked the bill, and when */
async function assertNotBooked(
  trx: Database,
  supplier: SupplierRecord,
  { year, key }: BillDraft,
): Promise<void> {
  const booked = await findLiveBill(trx, { supplierId: supplier.id, year, key })
  const bill = booked === undefined ? undefined : await findBill(trx, booked)
  if (bill) throw billBookedError({ ...bill, at: formatIndiaDay(bill.at) })
}

async function bookIn(trx: Database, booking: Booking): Promise<string> {
  const { draft, actorId, requestKey, at } = booking
  const { billNo, key, year, billedOn, lines } = draft
  const supplier = await lockSupplierOf(trx, booking)
  const first = requestKey && (await findBillOfRequest(trx, { actorId, key: requestKey }))
  if (first) return first
  await assertNotBooked(trx, supplier, draft)
  const publicId = newPublicId()
  const bill = { publicId, supplierId: supplier.id, billNo, key, year, billedOn }
  await insertGoodsIn(trx, { ...bill, actorId, requestKey, at })
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const held = new Map((await lockStock(trx, ids)).map((product) => [product.publicId, product]))
  assertAddable(lines, held)
  const movements = lines.map(({ productId, quantity, cost }, index) => ({
    productId: held.get(productId)?.id ?? 0,
    ...{ quantity, cost, line: index + 1 },
  }))
  await moveStock(trx, movements, { kind: 'goods-in', at, actorId, reference: publicId })
  const pieces = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  await recordAudit(trx, {
    actorId,
    action: 'goods-in.booked',
    subject: { kind: 'goods-in', publicId, label: `Bill ${billNo} of ${supplier.name}` },
    changes: [{ field: 'pieces', from: null, to: String(pieces) }],
    at,
  })
  return publicId
}

/** Creates {@link BookGoodsIn}. */
export function createBooking({ db, clock }: { db: Database; clock: Clock }): BookGoodsIn {
  return async (actorId, body, requestKey) => {
    const at = clock.now()
    const draft = readGoodsIn(body, indiaDayOf(at))
    const findFirst = async () =>
      requestKey === undefined ? undefined : findBillOfRequest(db, { actorId, key: requestKey })
    const first = await findFirst()
    if (first !== undefined) return first
    try {
      return await inTransaction(db, async (trx) => bookIn(trx, { draft, actorId, requestKey, at }))
    } catch (error) {
      // The same key was used for another supplier's bill at the same time.
      const other = isDuplicate(error) ? await findFirst() : undefined
      if (other === undefined) throw error
      return other
    }
  }
}
