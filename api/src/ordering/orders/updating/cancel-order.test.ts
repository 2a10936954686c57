import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createOrderChanges } from '../../../../test/factories/order-changes.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

interface Answer {
  message: string
  order: Order
}

const store = useTestStore()
const { cancel, setStatus, read, stockOf } = createOrderChanges(store)

describe('changing an order by its buyer', () => {
  it('cancels it with a reason, and returns the stock', async () => {
    const placed = await createOrder(store, { quantity: 4 })
    const answer = await cancel(placed.buyer, placed, ' Ordered by mistake ')
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Order cancelled' }])
    expect(await stockOf(placed)).toBe(20)
    expect(await read(placed.buyer, placed)).toMatchObject({
      orderStatus: 'cancelled',
      cancelReason: 'Ordered by mistake',
      timeline: [
        { kind: 'placed' },
        {
          kind: 'status',
          by: 'enduser',
          from: 'pending',
          to: 'cancelled',
          reason: 'Ordered by mistake',
        },
      ],
    })
  })

  it('requires a reason', async () => {
    const placed = await createOrder(store)
    for (const reason of [undefined, '', '  ']) {
      const answer = await cancel(placed.buyer, placed, reason)
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        {
          code: 'invalid_input',
          message: 'Cancellation reason is required',
          errors: [{ field: 'reason', message: 'Cancellation reason is required' }],
        },
      ])
    }
  })

  it('requires a reason when the body is empty', async () => {
    const { buyer, order } = await createOrder(store)
    const url = `/api/orders/cancel/${order._id}`
    const answer = await store.app.inject({ method: 'PUT', url, headers: buyer.headers })
    expect([answer.statusCode, answer.json<Answer>().message]).toEqual([
      400,
      'Cancellation reason is required',
    ])
  })

  it.each(['shipped', 'delivered', 'cancelled'])('rejects it once it is %s', async (status) => {
    const placed = await createOrder(store)
    await setStatus(await signIn(store, 'superadmin'), placed, status)
    const stock = await stockOf(placed)
    const answer = await cancel(placed.buyer, placed, 'Too late')
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        code: 'order_not_cancellable',
        message: 'You cannot cancel this order because it is already processed.',
      },
    ])
    expect(await stockOf(placed)).toBe(stock)
  })

  it('does not find the orders of others', async () => {
    const placed = await createOrder(store)
    const stranger = await signIn(store, 'enduser')
    const answer = await cancel(stranger, placed, 'Not mine')
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'order_not_found', message: 'Order not found' },
    ])
  })

  it('returns the stock once when it cancels many times at once', async () => {
    const placed = await createOrder(store, { quantity: 5 })
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => cancel(placed.buyer, placed, 'Twice')),
    )
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
    expect(await stockOf(placed)).toBe(20)
  })

  it('lets either a cancellation or a shipment succeed when they race', async () => {
    const placed = await createOrder(store, { quantity: 5 })
    const admin = await signIn(store, 'enduser-admin')
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, index) =>
        index % 2 === 0
          ? cancel(placed.buyer, placed, 'Race')
          : setStatus(admin, placed, 'Shipped'),
      ),
    )
    const { orderStatus, timeline } = await read(placed.buyer, placed)
    const cancelled = answers.filter(
      ({ statusCode }, index) => index % 2 === 0 && statusCode === 200,
    )
    expect(answers.every(({ statusCode }) => [200, 409].includes(statusCode))).toBe(true)
    expect(cancelled).toHaveLength(orderStatus === 'cancelled' ? 1 : 0)
    expect(await stockOf(placed)).toBe(orderStatus === 'cancelled' ? 20 : 15)
    expect(timeline.at(-1)?.to).toBe(orderStatus)
  })
})
