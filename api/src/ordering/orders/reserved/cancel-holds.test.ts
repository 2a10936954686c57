import { beforeEach, describe, expect, it } from '@jest/globals'
import type { Holds } from '@store/contract/schemas/orders/holds'
import type { BulkStatusResults } from '@store/contract/schemas/orders/order-management'
import type { Order } from '@store/contract/schemas/orders/orders'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder, fillCart, testShipping } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import {
  bankEnvironment,
  createReservingClient,
} from '../../../../test/reserving/reserving-client.ts'
import { sendOrderNotices } from '../../../../test/send-order-notices.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore({ environment: bankEnvironment })
const { reserve, read, sendProof, stockOf } = createReservingClient(store)

const reason = 'Never paid, and nobody answers the phone'
let superadmin: SignedInAccount

beforeEach(async () => {
  superadmin = await signIn(store, 'superadmin')
})

const ordersPath = ({ _id }: Order) => `/orders/${_id}/holds`
const accountPath = ({ account }: SignedInAccount) => `/admin/users/${account.publicId}/holds`

const list = async ({ headers }: SignedInAccount, path: string, of?: string) =>
  store.app.inject({ url: `/api${path}`, headers, query: { ...(of && { of }) } })
const holdsOf = async (path: string, of?: string) =>
  (await list(superadmin, path, of)).json<Holds>()

const cancel = async (
  { headers }: SignedInAccount,
  path: string,
  body: { orders: { _id: string; hasProof?: boolean }[]; reason?: string; of?: string },
) =>
  store.app.inject({
    method: 'POST',
    url: `/api${path}/cancel`,
    headers,
    payload: { reason, ...body },
  })
/** What an admin has seen of holds. */
const seenOf = async (path: string) =>
  (await holdsOf(path)).orders.map(({ _id, hasProof }) => ({ _id, hasProof }))
const resultsOf = (answer: Awaited<ReturnType<typeof cancel>>) =>
  answer
    .json<BulkStatusResults>()
    .results.map((result) => ('order' in result ? result.order.orderStatus : result.message))

/** Reserves three pieces from an address, with an account of its own. */
async function reserveFrom(remoteAddress: string, role: 'enduser' | 'reseller' = 'enduser') {
  const buyer = await signIn(store, role)
  const product = await createProduct(store.db)
  await fillCart(store, buyer, { product, quantity: 3 })
  const answer = await store.app.inject({
    method: 'POST',
    url: '/api/orders/reserve',
    remoteAddress,
    headers: buyer.headers,
    payload: { shippingInfo: testShipping },
  })
  return { buyer, product, order: answer.json<{ order: Order }>().order }
}

async function setPaid({ _id }: Order): Promise<void> {
  const url = `/api/dashboard/orders/${_id}/payment`
  const payload = { paymentStatus: 'paid' }
  await store.app.inject({ method: 'PUT', url, headers: superadmin.headers, payload })
}

async function setStatus({ _id }: Order, status: string): Promise<void> {
  const url = `/api/dashboard/${_id}/status`
  const payload = { status }
  await store.app.inject({ method: 'PUT', url, headers: superadmin.headers, payload })
}

describe('the holds of a buyer', () => {
  it('are listed with their pieces and value, and what is left alone', async () => {
    const { buyer, order: first, product } = await reserve({ quantity: 2 })
    const { order: second } = await reserve({ buyer, product })
    const { order: proved } = await createOrder(store, { buyer, product })
    const { order: paid } = await createOrder(store, { buyer, product })
    await setPaid(paid)
    const { order: begun } = await reserve({ buyer, product })
    await setStatus(begun, 'processing')
    const { order: over } = await createOrder(store, { buyer, product })
    await setStatus(over, 'cancelled')
    await reserve()
    const holds = {
      orders: [
        { _id: first._id, totalAmount: first.totalAmount, pieces: 2, hasProof: false },
        { _id: second._id, totalAmount: second.totalAmount, pieces: 1, hasProof: false },
        { _id: proved._id, totalAmount: proved.totalAmount, pieces: 1, hasProof: true },
      ],
      buyers: 1,
      more: 0,
      untouched: { paid: 1, inWork: 1, known: 0 },
    }
    expect(await holdsOf(ordersPath(paid))).toEqual(holds)
    expect(await holdsOf(accountPath(buyer))).toEqual(holds)
  })

  it('are cancelled at once: stock back, buyer told why, the timeline says who', async () => {
    const { buyer, order, product } = await reserve({ quantity: 2 })
    const other = await reserve({ buyer, quantity: 3 })
    const orders = await seenOf(accountPath(buyer))
    const answer = await cancel(superadmin, accountPath(buyer), { orders })
    expect([answer.statusCode, resultsOf(answer)]).toEqual([200, ['cancelled', 'cancelled']])
    expect([await stockOf(product), await stockOf(other.product)]).toEqual([20, 20])
    expect((await read(superadmin, order)).timeline.at(-1)).toMatchObject({
      by: 'Asha Mehta',
      from: 'pending',
      to: 'cancelled',
      reason,
    })
    const audited = store.db('audit_entries').where('action', 'order.status-changed')
    expect(await audited.pluck('id')).toHaveLength(2)
    await sendOrderNotices(store)
    const { headers } = buyer
    const told = await store.app.inject({ url: '/api/notifications', headers })
    const { notifications } = told.json<{ notifications: { title: string; message: string }[] }>()
    const cancellations = notifications.filter(({ title }) => title.endsWith('cancelled'))
    expect(cancellations.map(({ message }) => message.includes(reason))).toEqual([true, true])
  })

  it('are cancelled once, when the button is pressed twice', async () => {
    const { buyer, order, product } = await reserve({ quantity: 4 })
    const orders = await seenOf(accountPath(buyer))
    const answers = await Promise.all(
      [1, 2].map(async () => cancel(superadmin, accountPath(buyer), { orders })),
    )
    expect(answers.flatMap(resultsOf).toSorted()).toEqual(['It is cancelled already.', 'cancelled'])
    expect(await stockOf(product)).toBe(20)
    const { timeline } = await read(superadmin, order)
    expect(timeline.filter(({ to }) => to === 'cancelled')).toHaveLength(1)
    expect(await holdsOf(accountPath(buyer))).toMatchObject({ orders: [], buyers: 0 })
  })

  it('stay when they were paid, begun or got a proof after the admin looked, and say so', async () => {
    const { buyer, order: paid, product } = await reserve()
    const { order: begun } = await reserve({ buyer, product })
    const { order: proved } = await reserve({ buyer, product })
    const orders = await seenOf(accountPath(buyer))
    await sendProof({ buyer, order: proved })
    await setPaid(paid)
    await setStatus(begun, 'processing')
    const answer = await cancel(superadmin, accountPath(buyer), { orders })
    expect(resultsOf(answer)).toEqual([
      'It was paid.',
      'It is already being processed: Processing.',
      'Its payment proof is not checked yet.',
    ])
    expect(await stockOf(product)).toBe(17)
  })

  it('include a proof that nobody has checked when the admin says so', async () => {
    const { buyer, product } = await createOrder(store)
    const orders = await seenOf(accountPath(buyer))
    const without = orders.map(({ _id }) => ({ _id }))
    expect(resultsOf(await cancel(superadmin, accountPath(buyer), { orders: without }))).toEqual([
      'Its payment proof is not checked yet.',
    ])
    expect(resultsOf(await cancel(superadmin, accountPath(buyer), { orders }))).toEqual([
      'cancelled',
    ])
    expect(await stockOf(product)).toBe(20)
  })

  it('need a reason, and only orders of this buyer are cancelled', async () => {
    const { buyer, order } = await reserve()
    const { order: foreign } = await reserve()
    const path = ordersPath(order)
    const orders = [{ _id: foreign._id }]
    const refused = await cancel(superadmin, path, { orders, reason: ' ' })
    expect([refused.statusCode, refused.json().errors]).toEqual([
      400,
      [{ field: 'reason', message: 'Cancellation reason is required' }],
    ])
    expect(resultsOf(await cancel(superadmin, path, { orders }))).toEqual(['Order not found'])
    expect((await read(superadmin, foreign)).orderStatus).toBe('pending')
    const none = await signIn(store, 'enduser')
    expect((await list(superadmin, accountPath(none))).statusCode).toBe(404)
    expect((await list(buyer, path)).statusCode).toBe(403)
  })
})

describe('the holds of a network', () => {
  it('are those of all its buyers who have not paid an order', async () => {
    const first = await reserveFrom('203.0.113.7')
    const second = await reserveFrom('203.0.113.7', 'reseller')
    const known = await reserveFrom('203.0.113.7')
    const { order: paid } = await reserve({ buyer: known.buyer })
    await setPaid(paid)
    const elsewhere = await reserveFrom('198.51.100.7')
    const path = ordersPath(second.order)
    const { orders, ...others } = await holdsOf(path, 'network')
    expect(orders.map(({ _id }) => _id)).toEqual([first.order._id, second.order._id])
    expect(others).toEqual({ buyers: 2, more: 0, untouched: { paid: 0, inWork: 0, known: 1 } })
    const seen = [first, second, known, elsewhere].map(({ order: { _id } }) => ({ _id }))
    const answer = await cancel(superadmin, path, { of: 'network', orders: seen })
    expect(resultsOf(answer)).toEqual([
      'cancelled',
      'cancelled',
      'Its buyer has paid another order.',
      'Order not found',
    ])
    expect([await stockOf(first.product), await stockOf(known.product)]).toEqual([20, 17])
  })

  it('are those of his tier for an admin of a tier', async () => {
    const admin = await signIn(store, 'reseller-admin')
    const foreign = await reserveFrom('203.0.113.7')
    const own = await reserveFrom('203.0.113.7', 'reseller')
    const path = ordersPath(own.order)
    const { orders, untouched } = (await list(admin, path, 'network')).json<Holds>()
    expect(orders.map(({ _id }) => _id)).toEqual([own.order._id])
    expect(untouched).toEqual({ paid: 0, inWork: 0, known: 0 })
    const seen = [foreign, own].map(({ order: { _id } }) => ({ _id }))
    const answer = await cancel(admin, path, { of: 'network', orders: seen })
    expect(resultsOf(answer)).toEqual(['Order not found', 'cancelled'])
    expect(await stockOf(foreign.product)).toBe(17)
    expect((await list(admin, ordersPath(foreign.order))).statusCode).toBe(404)
  })

  it('are unknown when nobody has remembered where the order came from', async () => {
    const { order } = await reserve()
    const answer = await list(superadmin, ordersPath(order), 'network')
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        code: 'network_unknown',
        message:
          'It is not known from which internet connection this order came. It is remembered for a year, for buyers who have not paid an order.',
      },
    ])
  })
})
