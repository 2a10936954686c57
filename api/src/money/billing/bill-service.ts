import * as adminMessages from '@store/contract/rules/admin-messages'
import { fieldError } from '@store/contract/rules/field-errors'
import { type FileService, isDefiniteFailure, type ReceivedFile } from '../../base/base.ts'
import type { OrderRecord, OrderService, OrderTarget } from '../../ordering/ordering.ts'
import { BillMissingError, notPdfError } from './bill-errors.ts'

/** The bill an admin uploads for an order (money 7.6). */
export interface BillService {
  /**
   * Stores an uploaded bill of an order and replaces the former one.
   * @throws HttpError (400, 415) when it is not a valid PDF; 404 outside the actor's scope
   */
  put(target: OrderTarget, received: ReceivedFile | undefined): Promise<OrderRecord>
  /**
   * Deletes the bill of an order.
   * @throws BillMissingError (404) when it has none
   */
  delete(target: OrderTarget): Promise<OrderRecord>
}

/** Dependencies of the bills. */
export interface BillDependencies {
  orders: Pick<OrderService, 'update'>
  files: FileService
}

export function createBillService({ orders, files }: BillDependencies): BillService {
  return {
    async put(target, received) {
      if (!received) throw notPdfError(400)
      const bill = await files.accept(received, {
        kind: 'bill',
        types: ['application/pdf'],
        lockedError: fieldError('billPdf', adminMessages.orders.billLocked),
      })
      if (!bill) throw notPdfError(415)
      try {
        return await orders.update(target, async (order, trx) => ({
          set: { bill_file_id: await files.record(trx, bill, target.actor.userId) },
          kind: 'bill',
          from: order.bill && 'uploaded',
          to: 'uploaded',
          reason: bill.originalName,
          obsoleteFileId: order.bill?.publicId,
        }))
      } catch (error) {
        if (isDefiniteFailure(error)) await files.discard(bill.publicId)
        throw error
      }
    },

    delete: (target) =>
      orders.update(target, async ({ bill }) => {
        if (!bill) throw new BillMissingError()
        return {
          set: { bill_file_id: null },
          kind: 'bill',
          from: 'uploaded',
          to: 'deleted',
          obsoleteFileId: bill.publicId,
        }
      }),
  }
}
