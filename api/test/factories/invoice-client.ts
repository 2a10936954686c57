import type { Order } from '@store/contract/schemas/orders/orders'
import { findInvoice } from '../../src/money/invoices/document-repository.ts'
import type { TaxContent } from '../../src/money/invoices/tax-document.ts'
import { readPdf } from '../pdf-text.ts'
import type { TestStore } from '../test-store.ts'
import { type SignedInAccount, signIn } from './account-factory.ts'
import { createOrder } from './order-factory.ts'

/** Settings of a store that issues invoices. */
export const seller = {
  SELLER_NAME: 'Deccan IT Supply Private Limited',
  SELLER_GSTIN: '36AABCS1995K1ZX',
  SELLER_ADDRESS: 'Abids, Hyderabad 500001',
  SELLER_STATE: 'Telangana',
}
type Caller = Pick<SignedInAccount, 'headers'>

/** Changes orders until they have tax documents, and reads these. */
export function invoiceClient(store: TestStore) {
  const get = async (who: Caller, { _id }: Pick<Order, '_id'>, kind = 'invoice') =>
    store.app.inject({ url: `/api/orders/${_id}/${kind}`, headers: who.headers })
  const setStatus = async (order: Pick<Order, '_id'>, status: string, reason?: string) =>
    store.app.inject({
      method: 'PUT',
      url: `/api/dashboard/${order._id}/status`,
      headers: (await signIn(store, 'superadmin')).headers,
      payload: { status, ...(reason !== undefined && { reason }) },
    })
  const cancel = async (who: Caller, { _id }: Pick<Order, '_id'>) =>
    store.app.inject({
      method: 'PUT',
      url: `/api/orders/cancel/${_id}`,
      headers: who.headers,
      payload: { reason: 'Ordered twice' },
    })
  const contentOf = async (order: Pick<Order, '_id'>): Promise<TaxContent> => {
    const row: { id: number } = await store.db('orders').where('public_id', order._id).first('id')
    const content = await findInvoice(store.db, row.id)
    if (!content) throw new Error('there is no invoice')
    return content
  }
  const createShipped = async (overrides: Parameters<typeof createOrder>[1] = {}) => {
    const placed = await createOrder(store, overrides)
    await setStatus(placed.order, 'shipped')
    return placed
  }
  /** What a PDF says, in one line. */
  const textOf = ({ rawPayload }: { rawPayload: Buffer }) =>
    readPdf(rawPayload).texts.join(' ').replace(/\s+/g, ' ')
  return { get, setStatus, cancel, contentOf, createShipped, textOf }
}
