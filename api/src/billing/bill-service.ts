import { isDefiniteFailure } from '../database/definite-failure.ts'
import type { ReceivedFile } from '../files/upload-form.ts'
import type { OrderRecord } from '../orders/order.ts'
import type { OrderDependencies } from '../orders/order-dependencies.ts'
import { type OrderTarget, updateOrder } from '../orders/update-order.ts'
import { BillMissingError, notPdfError } from './bill-errors.ts'

/**
 * Puts an uploaded bill on an order, in place of the one it had.
 * @throws HttpError (400, 415) for what is no sound PDF; 404 outside what the actor manages
 */
export async function putBill(
  dependencies: OrderDependencies,
  target: OrderTarget,
  received: ReceivedFile | undefined,
): Promise<OrderRecord> {
  const { files } = dependencies
  if (!received) throw notPdfError(400)
  const bill = await files.accept(received, { kind: 'bill', types: ['application/pdf'] })
  if (!bill) throw notPdfError(415)
  try {
    return await updateOrder(dependencies, target, async (order, trx) => ({
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
}

/**
 * Takes the bill off an order and throws it away.
 * @throws BillMissingError (404) when it has none
 */
export async function deleteBill(
  dependencies: OrderDependencies,
  target: OrderTarget,
): Promise<OrderRecord> {
  return updateOrder(dependencies, target, async ({ bill }) => {
    if (!bill) throw new BillMissingError()
    return {
      set: { bill_file_id: null },
      kind: 'bill',
      from: 'uploaded',
      to: 'deleted',
      obsoleteFileId: bill.publicId,
    }
  })
}
