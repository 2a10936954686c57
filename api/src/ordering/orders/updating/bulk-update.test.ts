import { describe, expect, it } from '@jest/globals'
import type { BulkStatusResults } from '@store/contract/schemas/orders/order-management'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createOrderChanges } from '../../../../test/factories/order-changes.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

describe('one status for many orders', () => {
  const store = useTestStore()
  const { read, setStatus } = createOrderChanges(store)

  const send = async (headers: Record<string, string>, payload: object) =>
    store.app.inject({ method: 'POST', url: '/api/orders/bulk/status', headers, payload })

  it('is set where it may be, and each other order says why not', async () => {
    const product = await createProduct(store.db, { stock: 50 })
    const admin = await signIn(store, 'reseller-admin')
    const place = async () => createOrder(store, { role: 'reseller', product })
    const [first, cancelled, shipped, last] = [
      await place(),
      await place(),
      await place(),
      await place(),
    ]
    const foreign = await createOrder(store, { role: 'distributor', product })
    await setStatus(admin, cancelled, 'cancelled')
    await setStatus(admin, shipped, 'shipped')
    const orders = [first, cancelled, foreign, shipped, last, first].map(({ order }) => order)
    const answer = await send(admin.headers, {
      orders: orders.map(({ _id }) => ({ _id, seen: 'pending' })),
      status: 'Processing',
    })
    const { results } = answer.json<BulkStatusResults>()
    expect(
      results.map((result) => ('order' in result ? result.order.orderStatus : result)),
    ).toEqual([
      'processing',
      {
        _id: cancelled.order._id,
        code: 'order_final',
        message: "Order is cancelled — status can't be changed",
      },
      { _id: foreign.order._id, code: 'order_not_found', message: 'Order not found' },
      {
        _id: shipped.order._id,
        code: 'order_changed_meanwhile',
        message: 'Somebody else set this order to Shipped meanwhile.',
      },
      'processing',
    ])
    expect(results.map(({ _id }) => _id)).toEqual(orders.slice(0, 5).map(({ _id }) => _id))
    expect((await read(admin, first)).timeline.at(-1)).toMatchObject({
      from: 'pending',
      to: 'processing',
      by: 'Asha Mehta',
    })
    const audited = store.db('audit_entries').where('action', 'order.status-changed')
    expect(await audited.pluck('id')).toHaveLength(4)
  })

  it('is sent with the courier of all, and twenty orders do not wait for each other', async () => {
    const product = await createProduct(store.db, { stock: 50 })
    const buyer = await signIn(store, 'enduser')
    const placed = []
    for (let count = 0; count < 20; count += 1)
      placed.push(await createOrder(store, { buyer, product }))
    const admin = await signIn(store, 'superadmin')
    const dispatch = { courier: 'DTDC', packages: 2, freight: 'paid' }
    const answer = await send(admin.headers, {
      orders: placed.map(({ order }) => ({ _id: order._id })),
      status: 'shipped',
      dispatch,
    })
    const { results } = answer.json<BulkStatusResults>()
    expect(results).toHaveLength(20)
    for (const result of results) {
      expect(result).toMatchObject({ order: { orderStatus: 'shipped', dispatch } })
    }
  })

  it('is sent with a docket number of each order; a wrong one refuses only its order', async () => {
    const product = await createProduct(store.db, { stock: 50 })
    const [first, second, third] = [
      await createOrder(store, { product }),
      await createOrder(store, { product }),
      await createOrder(store, { product }),
    ]
    const { headers } = await signIn(store, 'superadmin')
    const answer = await send(headers, {
      orders: [
        { _id: first.order._id, dispatch: { courier: 'dtdc', docketNumber: ' d 1001' } },
        { _id: second.order._id, dispatch: { courier: 'DTDC', docketNumber: '?' } },
        { _id: third.order._id },
      ],
      status: 'shipped',
      dispatch: { courier: 'FedEx', freight: 'paid' },
    })
    const { results } = answer.json<BulkStatusResults>()
    expect(results).toMatchObject([
      { order: { dispatch: { courier: 'DTDC', docketNumber: 'D1001' } } },
      { code: 'invalid_input' },
      { order: { dispatch: { courier: 'FedEx', freight: 'paid' } } },
    ])
  })

  it('changes nothing when the status is unknown, or the list is too long', async () => {
    const placed = await createOrder(store)
    const { _id } = placed.order
    const admin = await signIn(store, 'superadmin')
    const requests = [
      { orders: [{ _id }], status: 'lost' },
      { orders: [{ _id }], status: 'processing', dispatch: { courier: 'DTDC' } },
      { orders: [], status: 'processing' },
      { orders: Array.from({ length: 201 }, () => ({ _id })), status: 'processing' },
    ]
    const fields: unknown[] = []
    for (const request of requests) {
      const refused = await send(admin.headers, request)
      fields.push([refused.statusCode, refused.json().errors[0].field])
    }
    expect(fields).toEqual([
      [400, 'status'],
      [400, 'dispatch'],
      [400, 'orders'],
      [400, 'orders'],
    ])
    expect((await read(admin, placed)).orderStatus).toBe('pending')
  })

  it('is forbidden to buyers and visitors', async () => {
    const { order, buyer } = await createOrder(store)
    const payload = { orders: [{ _id: order._id }], status: 'delivered' }
    expect((await send(buyer.headers, payload)).statusCode).toBe(403)
    expect((await send({}, payload)).statusCode).toBe(401)
  })
})
