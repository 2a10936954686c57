import { afterAll, beforeAll, expect, it } from '@jest/globals'
import type { NotificationList } from '@store/contract/schemas/accounts/notifications'
import { signIn } from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { usePaymentStore } from '../../../test/factories/payment-factory.ts'
import { createTestOrders } from '../../../test/factories/test-orders.ts'
import { sendOrderNotices } from '../../../test/send-order-notices.ts'
import { patientWaits } from '../../../test/test-store.ts'
import { runCleanupJobs } from '../../base/cleanup/run-cleanup-jobs.ts'
import { BatchExecutor } from '../../base/database/batch-executor.ts'
import { cancelUnpaidOrders } from './cancel-unpaid-orders.ts'
import { createPaymentService } from './payment-service.ts'
import { connectRazorpay } from './razorpay/razorpay.ts'

let skippedMs = 0
const clock = { now: () => new Date(Date.now() + skippedMs) }
const payments = usePaymentStore({ environment: { ONLINE_PAYMENT_MINUTES: '30' }, clock })
const { store, createAwaited, readOrder } = payments

let batchExecutor: BatchExecutor
beforeAll(() => {
  batchExecutor = new BatchExecutor(store.config.DATABASE_URL, 1)
})
afterAll(() => batchExecutor.close())

function createDependencies() {
  const { db, config } = store
  const gateway = connectRazorpay(config, patientWaits.gatewayMs)
  const orders = createTestOrders(store, batchExecutor)
  const service = createPaymentService({ db, clock: store.clock, orders, gateway })
  return { db, orders, payments: service, gateway, config }
}

async function tidyUpAfter(minutes: number): Promise<void> {
  skippedMs = minutes * 60_000
  await runCleanupJobs(store.app, {
    cleanupJobs: [cancelUnpaidOrders(createDependencies())],
    clock,
  })
  skippedMs = 0
}

it('cancels an unpaid order, returns its stock and notifies the buyer', async () => {
  const { buyer, product, order } = await createAwaited(5)
  await tidyUpAfter(29)
  expect((await readOrder(buyer, order)).orderStatus).toBe('pending')
  await tidyUpAfter(31)
  expect(await readOrder(buyer, order)).toMatchObject({
    orderStatus: 'cancelled',
    cancelReason: 'It was not paid online in time.',
    timeline: [{ kind: 'placed' }, { kind: 'status', by: 'store', to: 'cancelled' }],
  })
  expect(await store.db('products').where({ id: product.id }).pluck('stock')).toEqual([5])
  await sendOrderNotices(store)
  const own = await store.app.inject({ url: '/api/notifications', headers: buyer.headers })
  expect(own.json<NotificationList>().notifications).toContainEqual(
    expect.objectContaining({
      title: `Order #${order._id.slice(-6)} cancelled`,
      message: expect.stringMatching(/^It was not paid online in time\./),
      orderId: order._id,
    }),
  )
})

it('notifies only the admins of the tier of an unpaid order', async () => {
  const { order } = await createAwaited(5)
  await tidyUpAfter(31)
  const read = async (role: 'enduser-admin' | 'reseller-admin') => {
    const { headers } = await signIn(store, role)
    const answer = await store.app.inject({ url: `/api/notifications?role=${role}`, headers })
    return answer.json<NotificationList>().notifications
  }
  expect(await read('enduser-admin')).toMatchObject([
    {
      title: `Order #${order._id.slice(-6)} cancelled`,
      message: 'The store cancelled it: It was not paid online in time.',
      orderId: order._id,
    },
    { title: `New order #${order._id.slice(-6)}` },
  ])
  expect(await read('reseller-admin')).toEqual([])
})

it('leaves paid orders, and orders by bank transfer', async () => {
  const { buyer, order, payment } = await createAwaited(5)
  const transferred = await createOrder(store)
  await store.app.inject({
    method: 'POST',
    url: '/api/orders/verify',
    headers: buyer.headers,
    payload: payments.gateway.pay(payment.orderId),
  })
  await tidyUpAfter(600)
  const { paymentStatus, orderStatus } = await readOrder(buyer, order)
  const other = await readOrder(transferred.buyer, transferred.order)
  expect([paymentStatus, orderStatus, other.orderStatus]).toEqual(['paid', 'pending', 'pending'])
})

it('lets either the payment or the cleanup succeed when they race on several instances', async () => {
  const { buyer, product, order, payment } = await createAwaited(5)
  const { orders } = createDependencies()
  const [paid, ...cancelled] = await Promise.all([
    store.app.inject({
      method: 'POST',
      url: '/api/orders/verify',
      headers: buyer.headers,
      payload: payments.gateway.pay(payment.orderId),
    }),
    orders.cancelUnpaid(order._id),
    orders.cancelUnpaid(order._id),
  ])
  const isPaid = paid.statusCode === 200
  const { orderStatus, paymentStatus } = await readOrder(buyer, order)
  expect([orderStatus, paymentStatus]).toEqual(
    isPaid ? ['pending', 'paid'] : ['cancelled', 'pending'],
  )
  expect(cancelled.filter(Boolean)).toHaveLength(isPaid ? 0 : 1)
  expect(await store.db('products').where({ id: product.id }).pluck('stock')).toEqual([
    isPaid ? 3 : 5,
  ])
})

it('confirms a paid order whose browser never returned, instead of cancelling it', async () => {
  const { buyer, product, order, payment } = await createAwaited(5)
  const captured = { id: 'pay_unheard', amount: 100, status: 'captured' }
  payments.gateway.payments.set(payment.orderId, [
    { ...captured, id: 'pay_0', status: 'failed' },
    captured,
  ])
  await tidyUpAfter(31)
  expect(await readOrder(buyer, order)).toMatchObject({
    orderStatus: 'pending',
    paymentStatus: 'paid',
    timeline: [{ kind: 'placed' }, { kind: 'payment', by: 'store', reason: 'pay_unheard' }],
  })
  expect(await store.db('products').where({ id: product.id }).pluck('stock')).toEqual([3])
})

it('waits while a payment is in progress', async () => {
  const { buyer, order, payment } = await createAwaited(5)
  payments.gateway.payments.set(payment.orderId, [
    { id: 'pay_1', amount: 100, status: 'authorized' },
  ])
  await tidyUpAfter(31)
  expect((await readOrder(buyer, order)).orderStatus).toBe('pending')
})

it('skips an order that the gateway cannot be asked about, and continues with the others', async () => {
  const first = await createAwaited(5)
  const second = await createAwaited(5)
  payments.gateway.nextStatus = 500
  const round = cancelUnpaidOrders(createDependencies()).run(new Date(Date.now() + 31 * 60_000), 10)
  await expect(round).rejects.toThrow('unpaid orders whose payment is not known')
  expect((await readOrder(first.buyer, first.order)).orderStatus).toBe('pending')
  expect((await readOrder(second.buyer, second.order)).orderStatus).toBe('cancelled')
})
