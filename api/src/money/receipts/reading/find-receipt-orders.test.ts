import { describe, expect, it } from '@jest/globals'
import type { ReceiptOrderList } from '@store/contract/schemas/payments/receipts'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()

async function find(q: string, role: 'superadmin' | 'reseller-admin' | 'enduser') {
  const { headers } = await signIn(store, role)
  return store.app.inject({ url: '/api/receipts/orders', query: { q }, headers })
}

async function idsOf(q: string, role: 'superadmin' | 'reseller-admin' = 'superadmin') {
  const answer = await find(q, role)
  return answer.json<ReceiptOrderList>().orders.map(({ _id }) => _id)
}

describe('orders that a payment may be for', () => {
  it('are found by number, buyer, reference and amount, with what is open', async () => {
    const reference = '632912345678'
    const { order } = await createOrder(store, {
      shipping: { fullName: 'Zubin Wadia' },
      data: { paymentReference: reference },
    })
    const { _id, totalAmount } = order
    const grouped = `₹${totalAmount.toLocaleString('en-IN')}`
    for (const q of [`#${_id.slice(-6)}`, 'zubin', reference, String(totalAmount), grouped]) {
      expect([q, await idsOf(q)]).toEqual([q, [_id]])
    }
    const [found] = (await find('zubin', 'superadmin')).json<ReceiptOrderList>().orders
    expect(found).toMatchObject({ open: totalAmount, totalAmount, paymentReference: reference })
    expect(await idsOf(String(totalAmount + 1))).toEqual([])
  })

  it('name the firm, else the person', async () => {
    const { order: ofFirm } = await createOrder(store, { role: 'distributor' })
    const { order: ofPerson, buyer } = await createOrder(store, {
      role: 'enduser',
      shipping: { businessName: '' },
    })
    const buyerOf = async ({ _id }: { _id: string }) =>
      (await find(_id.slice(-6), 'superadmin')).json<ReceiptOrderList>().orders[0]?.buyer
    expect(await buyerOf(ofFirm)).toBe(ofFirm.shippingInfo.businessName)
    const person = await store.db('users').where('email', buyer.account.email).first('name')
    expect(await buyerOf(ofPerson)).toBe(person?.name)
  })

  it('are those of the tier of an admin, and none for a buyer', async () => {
    const { order } = await createOrder(store, { role: 'enduser' })
    expect(await idsOf(String(order.totalAmount), 'reseller-admin')).toEqual([])
    expect(await idsOf(order._id.slice(-6), 'reseller-admin')).toEqual([])
    expect((await find('5000', 'enduser')).statusCode).toBe(403)
    expect((await store.app.inject('/api/receipts/orders?q=5000')).statusCode).toBe(401)
    expect((await find('', 'superadmin')).statusCode).toBe(400)
  })
})
