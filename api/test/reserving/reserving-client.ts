import type { Tier } from '@store/contract/rules/accounts/roles'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { PaymentLink, PaymentPage } from '@store/contract/schemas/orders/reserved-orders'
import type { Shipping } from '@store/contract/schemas/orders/shipping'
import { BatchExecutor } from '../../src/base/database/batch-executor.ts'
import type { ProductRecord } from '../../src/catalog/products/product.ts'
import { signPaymentToken } from '../../src/money/payment-links/payment-token.ts'
import { lapseOverdueOrders } from '../../src/ordering/orders/reserved/lapse-orders.ts'
import { type SignedInAccount, signIn } from '../factories/account-factory.ts'
import { multipartOf, type TestFile } from '../factories/multipart-form.ts'
import { fillCart, testPdf, testShipping } from '../factories/order-factory.ts'
import { createProduct } from '../factories/product-factory.ts'
import { createTestOrders } from '../factories/test-orders.ts'
import type { TestStore } from '../test-store.ts'

/** Bank details, without which nothing can be reserved; new buyers reserve like all others. */
export const bankEnvironment = {
  BANK_ACCOUNT_HOLDER: 'Store Private Limited',
  BANK_NAME: 'State Bank of India',
  BANK_ACCOUNT_NUMBER: '00000012345678901',
  BANK_IFSC: 'SBIN0000300',
  BANK_BRANCH: 'Fort, Mumbai',
  BANK_UPI_ID: 'store@sbi',
  NEW_BUYER_HOLD_HOURS: '48',
  NEW_BUYER_HOLD_LIMIT: '3',
}

/** A reserved order, its buyer and its product. */
export interface Reserved {
  order: Order
  buyer: SignedInAccount
  product: ProductRecord
}

/** Calls of buyers who reserve, and of whoever has their links. */
export function createReservingClient(store: TestStore) {
  const send = async (buyer: Pick<SignedInAccount, 'headers'>, more: object = {}, key?: string) =>
    store.app.inject({
      method: 'POST',
      url: '/api/orders/reserve',
      headers: { ...buyer.headers, ...(key !== undefined && { 'idempotency-key': key }) },
      payload: { shippingInfo: testShipping, ...more },
    })

  /** Reserves pieces of a product, of a new buyer unless one is given. */
  async function reserve(
    given: {
      role?: Tier
      buyer?: SignedInAccount
      product?: ProductRecord
      quantity?: number
      shipping?: Partial<Shipping>
    } = {},
  ): Promise<Reserved> {
    const buyer = given.buyer ?? (await signIn(store, given.role ?? 'enduser'))
    const product = given.product ?? (await createProduct(store.db))
    await fillCart(store, buyer, { product, quantity: given.quantity ?? 1 })
    const answer = await send(buyer, { shippingInfo: { ...testShipping, ...given.shipping } })
    if (answer.statusCode !== 201) throw new Error(`nothing was reserved: ${answer.body}`)
    return { order: answer.json<{ order: Order }>().order, buyer, product }
  }

  const read = async ({ headers }: Pick<SignedInAccount, 'headers'>, { _id }: Order) =>
    (await store.app.inject({ url: `/api/orders/${_id}`, headers })).json<Order>()

  const proofForm = (file: TestFile = { content: testPdf, name: 'transfer.pdf' }) =>
    multipartOf({ paymentProof: file })

  return {
    send,
    reserve,
    read,
    linkOf: async ({ buyer, order }: Pick<Reserved, 'buyer' | 'order'>) => {
      const url = `/api/orders/${order._id}/payment-link`
      return (await store.app.inject({ url, headers: buyer.headers })).json<PaymentLink>()
    },
    readPage: async (path: string) => store.app.inject({ url: `/api${path}` }),
    pageOf: async (path: string) =>
      (await store.app.inject({ url: `/api${path}` })).json<PaymentPage>(),
    sendLinkedProof: async (path: string, file?: TestFile) =>
      store.app.inject({ method: 'POST', url: `/api${path}`, ...proofForm(file) }),
    sendProof: async ({ buyer, order }: Pick<Reserved, 'buyer' | 'order'>) => {
      const form = proofForm()
      return store.app.inject({
        method: 'POST',
        url: `/api/orders/${order._id}/proof`,
        ...form,
        headers: { ...buyer.headers, ...form.headers },
      })
    },
    stockOf: async ({ id }: ProductRecord): Promise<number> =>
      (await store.db('products').where({ id }).first()).stock,
  }
}

/** Gives an order a payment code, as if it had been reserved. @returns the path of its payment link, good for an hour */
export async function linkPayment(store: TestStore, publicId: string): Promise<string> {
  await store.db('orders').where('public_id', publicId).update({ payment_code: 'ACDEFGHJ' })
  const payBy = new Date(store.clock.now().getTime() + 3_600_000)
  return `/pay/${signPaymentToken(store.config.FILE_URL_SECRET, { publicId, payBy })}`
}

/** {@link linkPayment} of an order that waits for its proof. */
export async function linkUnprovedOrder(store: TestStore, publicId: string): Promise<string> {
  await store.db('orders').where('public_id', publicId).update({ proof_file_id: null })
  return linkPayment(store, publicId)
}

/** Orders of the store itself, as another instance has them, which lapse when their time is over. */
export function openLapse(store: TestStore) {
  const batchExecutor = new BatchExecutor(store.config.DATABASE_URL, 1)
  const orders = createTestOrders(store, batchExecutor)
  const { db, clock } = store
  return {
    lapse: async () => lapseOverdueOrders({ db, clock, orders }),
    lapseOne: orders.lapse,
    orders,
    close: async () => batchExecutor.close(),
  }
}
