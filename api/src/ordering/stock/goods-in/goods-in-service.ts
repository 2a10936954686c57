import type { GoodsIn, GoodsInBody, GoodsInList } from '@store/contract/schemas/stock/stock'
import type { Clock, Database } from '../../../base/base.ts'
import { GoodsInNotFoundError } from '../stock-errors.ts'
import { createBooking } from './book-goods-in.ts'
import { presentBill, presentBillWithLines } from './goods-in-presenter.ts'
import {
  findBill,
  findBillLines,
  findBills,
  findSuppliers,
  type SupplierRecord,
} from './goods-in-repository.ts'
import { createReversal } from './reverse-goods-in.ts'

/** Suppliers that a form suggests. */
const mostSuppliers = 500

/** Bills of suppliers whose goods are in (stock 2.1). */
export interface GoodsInService {
  /**
   * Books a bill: all of its lines are added to the stock, or nothing is.
   * @param requestKey the Idempotency-Key: a repeated request gets the first bill
   * @throws HttpError 400 at the fields at fault; 409 `bill_booked` when the supplier's bill is booked already
   */
  book(actorId: number, body: GoodsInBody, requestKey: string | undefined): Promise<GoodsIn>
  /**
   * Takes the goods of a bill out again, all of them.
   * @throws GoodsInNotFoundError (404); HttpError 400 without a reason, 409 when it is reversed or part of it is sold
   */
  reverse(actorId: number, publicId: string, reason: string): Promise<GoodsIn>
  list(page: { page: number; limit: number }): Promise<GoodsInList & { total: number }>
  /** @throws GoodsInNotFoundError */
  find(publicId: string): Promise<GoodsIn>
  /** Names and GST numbers of suppliers, by name. */
  listSuppliers(): Promise<Pick<SupplierRecord, 'name' | 'gstin'>[]>
}

/** Creates the service of bills. */
export function createGoodsIn(dependencies: { db: Database; clock: Clock }): GoodsInService {
  const { db } = dependencies
  const book = createBooking(dependencies)
  const reverse = createReversal(dependencies)
  const find = async (publicId: string): Promise<GoodsIn> => {
    const bill = await findBill(db, publicId)
    if (!bill) throw new GoodsInNotFoundError()
    return presentBillWithLines(bill, await findBillLines(db, publicId))
  }
  return {
    book: async (actorId, body, requestKey) => find(await book(actorId, body, requestKey)),

    async reverse(actorId, publicId, reason) {
      await reverse(actorId, publicId, reason)
      return find(publicId)
    },

    async list(page) {
      const { bills, total } = await findBills(db, page)
      return { bills: bills.map(presentBill), total }
    },

    find,

    listSuppliers: async () => findSuppliers(db, mostSuppliers),
  }
}
