import { describe, expect, it } from '@jest/globals'
import { signIn } from '../../../test/factories/account-factory.ts'
import { testShipping } from '../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

describe('online payment without the keys of a gateway', () => {
  const store = useTestStore()

  const calls = [
    ['/api/orders/create', { shippingInfo: testShipping }],
    ['/api/orders/verify', { orderId: 'order_1', paymentId: 'pay_1', signature: 'a1b2' }],
  ] as const

  it.each(calls)('is reported as off at %s', async (url, payload) => {
    const { headers } = await signIn(store, 'enduser')
    const answer = await store.app.inject({ method: 'POST', url, headers, payload })
    expect([answer.statusCode, answer.json()]).toEqual([
      501,
      {
        code: 'online_payment_off',
        message: 'Online payment is not available yet. Please pay by bank transfer.',
      },
    ])
    const empty = await store.app.inject({ method: 'POST', url, headers, payload: {} })
    expect(empty.statusCode).toBe(400)
  })

  it.each(calls)('is for buyers alone at %s', async (url, payload) => {
    const { headers } = await signIn(store, 'superadmin')
    const admin = await store.app.inject({ method: 'POST', url, headers, payload })
    const visitor = await store.app.inject({ method: 'POST', url, payload })
    expect([admin.statusCode, visitor.statusCode]).toEqual([403, 401])
  })
})
