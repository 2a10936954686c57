import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { type SignedInAccount, signIn } from '../../testing/factories/account-factory.ts'
import { createOrder, type PlacedOrder } from '../../testing/factories/order-factory.ts'
import { createProduct } from '../../testing/factories/product-factory.ts'
import { useTestStore } from '../../testing/test-store.ts'

interface Answer {
  message: string
  order: Order
}

describe('changing an order', () => {
  const store = useTestStore()

  const put = async (who: Pick<SignedInAccount, 'headers'>, path: string, payload: object) =>
    store.app.inject({ method: 'PUT', url: `/api${path}`, headers: who.headers, payload })
  const cancel = async (who: SignedInAccount, { order }: PlacedOrder, reason?: string) =>
    put(who, `/orders/cancel/${order._id}`, { reason })
  const setStatus = async (who: SignedInAccount, { order }: PlacedOrder, status: string) =>
    put(who, `/dashboard/${order._id}/status`, { status })
  const read = async (who: SignedInAccount, { order }: PlacedOrder) =>
    (
      await store.app.inject({ url: `/api/orders/${order._id}`, headers: who.headers })
    ).json<Order>()
  const stockOf = async ({ product }: PlacedOrder): Promise<number> => {
    const row: { stock: number } = await store.db('products').where({ id: product.id }).first()
    return row.stock
  }

  describe('by its buyer', () => {
    it('cancels it, says why, and gives the stock back', async () => {
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

    it('asks for a reason', async () => {
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

    it('asks for a reason when nothing was sent at all', async () => {
      const { buyer, order } = await createOrder(store)
      const url = `/api/orders/cancel/${order._id}`
      const answer = await store.app.inject({ method: 'PUT', url, headers: buyer.headers })
      expect([answer.statusCode, answer.json<Answer>().message]).toEqual([
        400,
        'Cancellation reason is required',
      ])
    })

    it.each(['shipped', 'delivered', 'cancelled'])('refuses once it is %s', async (status) => {
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

    it('does not know of the orders of others', async () => {
      const placed = await createOrder(store)
      const stranger = await signIn(store, 'enduser')
      const answer = await cancel(stranger, placed, 'Not mine')
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { code: 'order_not_found', message: 'Order not found' },
      ])
    })

    it('gives the stock back once when it cancels many times at once', async () => {
      const placed = await createOrder(store, { quantity: 5 })
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => cancel(placed.buyer, placed, 'Twice')),
      )
      const statuses = answers.map(({ statusCode }) => statusCode).sort()
      expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)])
      expect(await stockOf(placed)).toBe(20)
    })

    it('settles a race of cancelling against shipping with one winner', async () => {
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

  describe('by an admin', () => {
    it.each(['reseller-admin', 'distributor-admin', 'superadmin'])(
      'sets the status of a tier under the %s path, in any case, with a name in the timeline',
      async (path) => {
        const placed = await createOrder(store)
        const admin = await signIn(store, 'enduser-admin')
        const answer = await put(admin, `/${path}/orders/${placed.order._id}/status`, {
          status: 'SHIPPED',
        })
        expect(answer.json<Answer>()).toMatchObject({
          message: 'Order status updated',
          order: {
            orderStatus: 'shipped',
            buyer: { _id: placed.buyer.account.publicId, role: 'enduser' },
            timeline: [
              { kind: 'placed' },
              { by: 'Asha Mehta', kind: 'status', from: 'pending', to: 'shipped' },
            ],
          },
        })
      },
    )

    it('writes nothing when the status already is as wanted', async () => {
      const placed = await createOrder(store)
      const answer = await setStatus(await signIn(store, 'superadmin'), placed, 'pending')
      expect(answer.json<Answer>().order.timeline).toHaveLength(1)
    })

    it('gives the stock back once when it cancels, and then never changes the order again', async () => {
      const placed = await createOrder(store, { quantity: 2 })
      const admin = await signIn(store, 'superadmin')
      expect((await setStatus(admin, placed, 'Cancelled')).statusCode).toBe(200)
      for (const status of ['Cancelled', 'Pending', 'Shipped']) {
        const answer = await setStatus(admin, placed, status)
        expect([answer.statusCode, answer.json()]).toEqual([
          409,
          { code: 'order_final', message: "Order is cancelled — status can't be changed" },
        ])
      }
      expect(await stockOf(placed)).toBe(20)
    })

    it('gives the stock back when a shipped order is cancelled after all', async () => {
      const placed = await createOrder(store, { quantity: 2 })
      const admin = await signIn(store, 'superadmin')
      await setStatus(admin, placed, 'delivered')
      await setStatus(admin, placed, 'cancelled')
      expect(await stockOf(placed)).toBe(20)
    })

    it.each(['placed', 'lost', ''])('refuses the status "%s"', async (status) => {
      const placed = await createOrder(store)
      const answer = await setStatus(await signIn(store, 'superadmin'), placed, status)
      expect([answer.statusCode, answer.json<Answer>().message]).toEqual([
        400,
        'Choose one of Pending, Processing, Shipped, Delivered or Cancelled.',
      ])
    })

    it('sets the payment, in any case, and refuses what is none', async () => {
      const placed = await createOrder(store)
      const admin = await signIn(store, 'enduser-admin')
      const path = `/dashboard/orders/${placed.order._id}/payment`
      const paid = await put(admin, path, { paymentStatus: 'Paid' })
      const unknown = await put(admin, path, { paymentStatus: 'maybe' })
      expect(paid.json<Answer>()).toMatchObject({
        message: 'Payment status updated',
        order: {
          paymentStatus: 'paid',
          timeline: [{}, { kind: 'payment', from: 'pending', to: 'paid', by: 'Asha Mehta' }],
        },
      })
      expect([unknown.statusCode, unknown.json<Answer>().message]).toEqual([
        400,
        'Choose one of pending, paid, processing or failed.',
      ])
    })

    it('never changes the payment of a cancelled order', async () => {
      const placed = await createOrder(store)
      const admin = await signIn(store, 'superadmin')
      await setStatus(admin, placed, 'cancelled')
      const path = `/dashboard/orders/${placed.order._id}/payment`
      const answer = await put(admin, path, { paymentStatus: 'paid' })
      expect([answer.statusCode, answer.json()]).toEqual([
        409,
        { code: 'order_final', message: "Order is cancelled — it can't be changed" },
      ])
      expect((await read(placed.buyer, placed)).timeline).toHaveLength(2)
    })

    it('does not know of the orders of another tier, on any path', async () => {
      const placed = await createOrder(store, { role: 'distributor' })
      const admin = await signIn(store, 'reseller-admin')
      const { _id: id } = placed.order
      const answers = await Promise.all([
        put(admin, `/reseller-admin/orders/${id}/status`, { status: 'shipped' }),
        put(admin, `/distributor-admin/orders/${id}/status`, { status: 'shipped' }),
        put(admin, `/superadmin/orders/${id}/status`, { status: 'shipped' }),
        put(admin, `/dashboard/${id}/status`, { status: 'shipped' }),
        put(admin, `/dashboard/orders/${id}/payment`, { paymentStatus: 'paid' }),
        store.app.inject({ url: `/api/orders/${id}`, headers: admin.headers }),
      ])
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404, 404, 404])
      expect(await read(placed.buyer, placed)).toMatchObject({
        orderStatus: 'pending',
        paymentStatus: 'pending',
      })
    })

    it('is not for buyers, and not for visitors', async () => {
      const placed = await createOrder(store)
      const visitor = { headers: { authorization: '' } }
      for (const path of [
        `/reseller-admin/orders/${placed.order._id}/status`,
        `/dashboard/${placed.order._id}/status`,
      ]) {
        expect((await put(placed.buyer, path, { status: 'paid' })).statusCode).toBe(403)
        expect((await put(visitor, path, { status: 'paid' })).statusCode).toBe(401)
      }
      const payment = `/dashboard/orders/${placed.order._id}/payment`
      expect((await put(placed.buyer, payment, { paymentStatus: 'paid' })).statusCode).toBe(403)
    })

    it('gives stock back to a product that is no longer on sale', async () => {
      const product = await createProduct(store.db, { stock: 3 })
      const placed = await createOrder(store, { product, quantity: 3 })
      await store.db('products').where('id', product.id).update({ deleted_at: new Date() })
      await cancel(placed.buyer, placed, 'Not needed any more')
      expect(await stockOf(placed)).toBe(3)
    })
  })
})
