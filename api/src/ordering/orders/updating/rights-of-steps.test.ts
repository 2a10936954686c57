import { describe, expect, it } from '@jest/globals'
import type { BulkStatusResults } from '@store/contract/schemas/orders/order-management'
import { signIn, signInWithRights } from '../../../../test/factories/account-factory.ts'
import { createOrderChanges } from '../../../../test/factories/order-changes.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

describe('an order, step by step', () => {
  const store = useTestStore()
  const { put, setStatus } = createOrderChanges(store)

  it.each(['reseller-admin', 'superadmin'] as const)(
    'goes forward by the packing of a %s, and neither back nor away',
    async (role) => {
      const placed = await createOrder(store, { role: 'reseller' })
      const packer = await signInWithRights(store, role, ['packing'])
      const codes: unknown[] = []
      for (const status of ['processing', 'shipped', 'processing', 'cancelled', 'delivered']) {
        const answer = await setStatus(packer, placed, status)
        codes.push([status, answer.statusCode, answer.json().code])
      }
      expect(codes).toEqual([
        ['processing', 200, undefined],
        ['shipped', 200, undefined],
        ['processing', 403, 'right_missing'],
        ['cancelled', 403, 'right_missing'],
        ['delivered', 200, undefined],
      ])
    },
  )

  it('is sent with courier and docket by who packs', async () => {
    const placed = await createOrder(store)
    const packer = await signInWithRights(store, 'superadmin', ['packing'])
    const dispatch = { courier: 'DTDC', docketNumber: 'D1001' }
    const answer = await put(packer, `/dashboard/${placed.order._id}/status`, {
      status: 'shipped',
      dispatch,
    })
    expect(answer.json().order.dispatch).toMatchObject(dispatch)
  })

  it('is cancelled and taken back by who has orders, but money is not theirs', async () => {
    const placed = await createOrder(store)
    const clerk = await signInWithRights(store, 'superadmin', ['orders'])
    for (const status of ['shipped', 'processing'])
      expect((await setStatus(clerk, placed, status)).statusCode).toBe(200)
    const { _id } = placed.order
    const paid = await put(clerk, `/dashboard/orders/${_id}/payment`, { paymentStatus: 'paid' })
    const verified = await put(clerk, `/orders/${_id}/proof`, { verdict: 'verified' })
    expect([paid.json().code, verified.json().code]).toEqual(['right_missing', 'right_missing'])
    expect((await setStatus(clerk, placed, 'cancelled')).statusCode).toBe(200)
  })

  it('is paid by who has money, who neither packs nor cancels it', async () => {
    const placed = await createOrder(store)
    const cashier = await signInWithRights(store, 'enduser-admin', ['money'])
    const { _id } = placed.order
    const paid = await put(cashier, `/dashboard/orders/${_id}/payment`, { paymentStatus: 'paid' })
    expect(paid.statusCode).toBe(200)
    for (const status of ['shipped', 'cancelled'])
      expect((await setStatus(cashier, placed, status)).json().code).toBe('right_missing')
  })

  it('is refused among many others that are not', async () => {
    const [fresh, sent] = [await createOrder(store), await createOrder(store)]
    await setStatus(await signIn(store, 'superadmin'), sent, 'delivered')
    const { headers } = await signInWithRights(store, 'superadmin', ['packing'])
    const answer = await store.app.inject({
      method: 'POST',
      url: '/api/orders/bulk/status',
      headers,
      payload: { orders: [{ _id: fresh.order._id }, { _id: sent.order._id }], status: 'shipped' },
    })
    expect(answer.json<BulkStatusResults>().results).toMatchObject([
      { order: { orderStatus: 'shipped' } },
      { code: 'right_missing' },
    ])
  })
})
