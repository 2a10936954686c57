import { describe, expect, it } from '@jest/globals'
import type { Role } from '@store/contract/rules/accounts/roles'
import { isInQueue, orderQueues } from '@store/contract/rules/orders/admin/order-queues'
import { orderStatuses, paymentStatuses } from '@store/contract/rules/orders/order-states'
import type { QueueCounts } from '@store/contract/schemas/orders/order-management'
import type { Order, OrderList } from '@store/contract/schemas/orders/orders'
import { encodeTime } from 'ulid'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const fourDaysMs = 4 * 24 * 60 * 60 * 1000
const states = orderStatuses.flatMap((order_status) =>
  paymentStatuses.map((payment_status) => ({ order_status, payment_status })),
)

describe('the queues of an admin', () => {
  const store = useTestStore()

  /** Makes an order four days old. Its id begins with the time at which it was placed. */
  const oldOf = ({ _id }: Order) => {
    const createdAt = new Date(Date.now() - fourDaysMs)
    const publicId = encodeTime(createdAt.getTime(), 10) + _id.slice(10)
    return { created_at: createdAt, public_id: publicId }
  }
  const get = async ({ headers }: SignedInAccount, path: string) =>
    store.app.inject({ url: `/api${path}`, headers })
  const countsOf = async (admin: SignedInAccount) =>
    (await get(admin, '/orders/queue-counts')).json<QueueCounts>()
  const listOf = async (admin: SignedInAccount, role: Role, query: string) => {
    const answer = await get(admin, `/${role}/orders?limit=200&${query}`)
    return { total: answer.headers['x-total-count'], ...answer.json<OrderList>() }
  }

  it('have as many orders as their lists, and those that the rules name', async () => {
    const product = await createProduct(store.db, { stock: 500 })
    const buyer = await signIn(store, 'reseller')
    await createOrder(store, { role: 'enduser', product })
    for (const [index, change] of [...states, ...states].entries()) {
      // Every fifth has a GST number that does not check.
      const shipping = index % 5 === 0 ? { gstNumber: '27ABCPM1234F1Z5' } : {}
      const { order } = await createOrder(store, { buyer, product, shipping })
      const shipped = ['shipped', 'delivered', 'cancelled'].includes(change.order_status)
      await store
        .db('orders')
        .where('public_id', order._id)
        .update({
          ...change,
          ...(shipped && { has_tax_issues: 0 }),
          ...(index < states.length && oldOf(order)),
          ...(index % 3 === 0 && { proof_file_id: null }),
        })
    }
    const admin = await signIn(store, 'reseller-admin')
    const { orders } = await listOf(admin, 'reseller-admin', '')
    expect(orders).toHaveLength(48)
    const counts = await countsOf(admin)
    for (const queue of orderQueues) {
      const list = await listOf(admin, 'reseller-admin', `queue=${queue}`)
      const expected = orders.filter((order) => isInQueue(queue, order, new Date()))
      const idsOf = (some: OrderList['orders']) => some.map(({ _id }) => _id)
      expect([queue, idsOf(list.orders)]).toEqual([queue, idsOf(expected)])
      expect([queue, counts[queue], list.total]).toEqual([
        queue,
        expected.length,
        String(expected.length),
      ])
      expect(counts[queue]).toBeGreaterThan(0)
    }
    const proofs = await get(admin, '/proofs?status=unverified&limit=1')
    expect(proofs.headers['x-total-count']).toBe(String(counts.toCheck))
  })

  it('are those of the own tier, and hidden from buyers and visitors', async () => {
    const { buyer } = await createOrder(store, { role: 'distributor' })
    const none = { toCheck: 0, toPack: 0, toShip: 0, unpaid: 0, rejected: 0, taxToSettle: 0 }
    expect(await countsOf(await signIn(store, 'reseller-admin'))).toEqual(none)
    const one = { ...none, toCheck: 1 }
    expect(await countsOf(await signIn(store, 'distributor-admin'))).toEqual(one)
    expect(await countsOf(await signIn(store, 'superadmin'))).toEqual(one)
    expect((await get(buyer, '/orders/queue-counts')).statusCode).toBe(403)
    expect((await store.app.inject('/api/orders/queue-counts')).statusCode).toBe(401)
  })

  it('are listed by age and by amount', async () => {
    const admin = await signIn(store, 'superadmin')
    const quantities = [2, 3, 1, 3]
    const placed: string[] = []
    for (const quantity of quantities) {
      placed.push((await createOrder(store, { quantity })).order._id)
    }
    const positionsBy = async (sort: string) => {
      const { orders } = await listOf(admin, 'superadmin', `queue=toCheck&sort=${sort}`)
      return orders.map(({ _id }) => placed.indexOf(_id))
    }
    expect(await positionsBy('newest')).toEqual([3, 2, 1, 0])
    expect(await positionsBy('oldest')).toEqual([0, 1, 2, 3])
    expect(await positionsBy('amountHigh')).toEqual([3, 1, 0, 2])
    expect(await positionsBy('amountLow')).toEqual([2, 0, 1, 3])
    const unknown = await get(admin, '/superadmin/orders?queue=lost&sort=nicest')
    expect(unknown.statusCode).toBe(400)
  })
})
