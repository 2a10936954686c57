import { afterAll, beforeAll, beforeEach, expect } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { OnlineOrderPlaced } from '@store/contract/schemas/orders/payments'
import type { Clock } from '../../src/base/shared/clock.ts'
import { razorpayKeys, startRazorpay, type TestRazorpay } from '../servers/razorpay-server.ts'
import { useTestStore } from '../test-store.ts'
import { type SignedInAccount, signIn } from './account-factory.ts'
import { fillCart, testShipping } from './order-factory.ts'
import { createProduct } from './product-factory.ts'

type Caller = Pick<SignedInAccount, 'headers'>

/**
 * A test's store with its own gateway, which is reset before each test.
 * @param options settings in addition to the gateway's keys; the clock
 */
export function usePaymentStore(
  options: { environment?: Record<string, string>; clock?: Clock } = {},
) {
  const environment: Record<string, string> = { ...razorpayKeys, ...options.environment }
  let gateway: TestRazorpay
  beforeAll(async () => {
    gateway = await startRazorpay()
    environment.RAZORPAY_URL = gateway.url
  })
  const store = useTestStore({ ...options, environment })
  beforeEach(() => {
    gateway.asked.length = 0
    gateway.meanwhile = undefined
    gateway.nextStatus = 200
  })
  afterAll(() => gateway.close())

  const create = async ({ headers }: Caller, more: object = {}, key?: string) =>
    store.app.inject({
      method: 'POST',
      url: '/api/orders/create',
      headers: { ...headers, ...(key !== undefined && { 'idempotency-key': key }) },
      payload: { shippingInfo: testShipping, ...more },
    })

  /** A buyer with two pieces of a product in the cart: ₹10,000. */
  async function fillOneCart(stock = 20) {
    const buyer = await signIn(store, 'enduser')
    const product = await createProduct(store.db, { stock })
    await fillCart(store, buyer, { product, quantity: 2 })
    return { buyer, product }
  }

  return {
    store,
    get gateway() {
      return gateway
    },
    create,
    fillOneCart,
    /** A buyer's order for ₹10,000 that awaits its payment. */
    async createAwaited(stock?: number) {
      const { buyer, product } = await fillOneCart(stock)
      const answer = await create(buyer)
      expect(answer.statusCode).toBe(201)
      return { buyer, product, ...answer.json<OnlineOrderPlaced>() }
    },
    verify: async ({ headers }: Caller, payload: object) =>
      store.app.inject({ method: 'POST', url: '/api/orders/verify', headers, payload }),
    readOrder: async ({ headers }: Caller, { _id }: Pick<Order, '_id'>) =>
      (await store.app.inject({ url: `/api/orders/${_id}`, headers })).json<Order>(),
    stockOf: async (id: number) => (await store.db('products').where({ id }).first()).stock,
  }
}
