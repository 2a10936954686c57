import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createOrderChanges } from '../../../../test/factories/order-changes.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

interface Answer {
  message: string
  order: Order
}

const store = useTestStore()
const { put, cancel, setStatus, read, stockOf } = createOrderChanges(store)

describe('changing an order by an admin', () => {
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

  it('records how the order was sent, when it ships or later', async () => {
    const placed = await createOrder(store)
    const admin = await signIn(store, 'enduser-admin')
    const path = `/dashboard/${placed.order._id}/status`
    const send = (dispatch: object) => put(admin, path, { status: 'shipped', dispatch })
    await send({ courier: 'fedex', docketNumber: ' 7712 3' })
    const dispatch = {
      courier: 'FedEx',
      docketNumber: '77123',
      trackingLink: 'https://www.fedex.com/fedextrack/?trknbr=77123',
    }
    expect(await read(admin, placed)).toMatchObject({ orderStatus: 'shipped', dispatch })
    const neeta = {
      courier: 'Neeta Travels',
      trackingLink: 'https://neeta.example/lr/9',
      packages: 3,
      freight: 'to pay',
    }
    for (let time = 0; time < 2; time += 1) await send(neeta)
    const changed = await read(admin, placed)
    expect(changed.dispatch).toEqual(neeta)
    expect(changed.timeline.map(({ to, reason }) => [to, reason])).toEqual([
      ['pending', undefined],
      ['shipped', 'FedEx, docket 77123'],
      ['shipped', 'Neeta Travels, 3 packages, freight to pay'],
    ])
  })

  it.each([
    ['courier', 'shipped', { courier: ' ' }],
    ['docketNumber', 'shipped', { courier: 'DTDC', docketNumber: '?' }],
    ['trackingLink', 'delivered', { courier: 'Neeta', trackingLink: 'http://neeta.example' }],
    ['packages', 'shipped', { courier: 'DTDC', packages: 0 }],
    ['dispatch', 'processing', { courier: 'DTDC' }],
  ])('rejects a bad %s of an order that is %s', async (field, status, dispatch) => {
    const placed = await createOrder(store)
    const path = `/dashboard/${placed.order._id}/status`
    const admin = await signIn(store, 'superadmin')
    const answer = await put(admin, path, { status, dispatch })
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field])
    expect((await read(admin, placed)).orderStatus).toBe('pending')
  })

  it('is refused when somebody else changed the status that was seen', async () => {
    const placed = await createOrder(store)
    const admin = await signIn(store, 'superadmin')
    const path = `/dashboard/${placed.order._id}/status`
    await put(admin, path, { status: 'processing', seen: 'pending' })
    const answer = await put(admin, path, { status: 'shipped', seen: 'pending' })
    expect([answer.statusCode, answer.json()]).toEqual([
      409,
      {
        code: 'order_changed_meanwhile',
        message: 'Somebody else set this order to Processing meanwhile.',
      },
    ])
    expect((await read(admin, placed)).orderStatus).toBe('processing')
  })

  it('writes nothing when the order already has the requested status', async () => {
    const placed = await createOrder(store)
    const answer = await setStatus(await signIn(store, 'superadmin'), placed, 'pending')
    expect(answer.json<Answer>().order.timeline).toHaveLength(1)
  })

  it('returns the stock once when it cancels, and then never changes the order again', async () => {
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

  it('cancels a shipped order with a reason, which its buyer and the credit note name', async () => {
    const placed = await createOrder(store)
    const admin = await signIn(store, 'enduser-admin')
    await put(admin, `/dashboard/orders/${placed.order._id}/payment`, { paymentStatus: 'paid' })
    const path = `/dashboard/${placed.order._id}/status`
    const early = await put(admin, path, { status: 'shipped', reason: 'Lost on the way' })
    expect([early.statusCode, early.json()]).toMatchObject([400, { errors: [{ field: 'reason' }] }])
    await setStatus(admin, placed, 'shipped')
    const reason = ' Lost on the way '
    expect((await put(admin, path, { status: 'cancelled', reason })).statusCode).toBe(200)
    expect(await read(placed.buyer, placed)).toMatchObject({
      orderStatus: 'cancelled',
      cancelReason: 'Lost on the way',
    })
    const notes = await store.db('notifications').pluck('message')
    expect(notes).toContain(
      'Asha Mehta cancelled it: Lost on the way\n₹5,000 were paid for it and go back to the buyer.',
    )
  })

  it('says nothing of money when a cancelled order was not paid', async () => {
    const placed = await createOrder(store)
    const admin = await signIn(store, 'enduser-admin')
    await setStatus(admin, placed, 'cancelled')
    expect((await store.db('notifications').pluck('message')).join()).not.toMatch(/go back/)
  })

  it('returns the stock when a shipped order is cancelled', async () => {
    const placed = await createOrder(store, { quantity: 2 })
    const admin = await signIn(store, 'superadmin')
    await setStatus(admin, placed, 'delivered')
    await setStatus(admin, placed, 'cancelled')
    expect(await stockOf(placed)).toBe(20)
  })

  it.each(['placed', 'lost', ''])('rejects the status "%s"', async (status) => {
    const placed = await createOrder(store)
    const answer = await setStatus(await signIn(store, 'superadmin'), placed, status)
    expect([answer.statusCode, answer.json<Answer>().message]).toEqual([
      400,
      'Choose one of Pending, Processing, Shipped, Delivered or Cancelled.',
    ])
  })

  it('sets the payment status, in any case, and rejects an unknown one', async () => {
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

  it('does not find the orders of another tier, on any path', async () => {
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

  it('is forbidden to buyers and visitors', async () => {
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

  it('returns the stock of a product that is no longer on sale', async () => {
    const product = await createProduct(store.db, { stock: 3 })
    const placed = await createOrder(store, { product, quantity: 3 })
    await store.db('products').where('id', product.id).update({ deleted_at: new Date() })
    await cancel(placed.buyer, placed, 'Not needed any more')
    expect(await stockOf(placed)).toBe(3)
  })
})
