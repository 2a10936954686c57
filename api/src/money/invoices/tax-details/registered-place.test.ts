import { describe, expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../../test/factories/invoice-client.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore({ environment: seller })
const { get, setStatus, contentOf, createShipped } = invoiceClient(store)

type Caller = Pick<SignedInAccount, 'headers'>

/** Registered in Karnataka, with a pincode of Hyderabad. */
const shipping = {
  gstNumber: '29AAKFD4321L1Z8',
  companyAddress: '14 Residency Road',
  companyCity: 'Bengaluru',
  companyPincode: '500081',
}
const placed = { role: 'reseller', shipping } as const
const issue = {
  kind: 'registered-place',
  pincode: '500081',
  state: 'Karnataka',
  states: ['Telangana'],
}
const bengaluru = { pincode: '560025', state: 'Karnataka' }

const settle = async (who: Caller, { _id }: Pick<Order, '_id'>, payload: object) =>
  store.app.inject({
    method: 'PUT',
    url: `/api/orders/${_id}/tax-details`,
    headers: who.headers,
    payload,
  })
const read = async (who: Caller, { _id }: Pick<Order, '_id'>): Promise<Order> =>
  (await store.app.inject({ url: `/api/orders/${_id}`, headers: who.headers })).json()
const listToSettle = async (who: Caller) => {
  const url = '/api/reseller-admin/orders?queue=taxToSettle'
  const { orders } = (await store.app.inject({ url, headers: who.headers })).json()
  return orders.map(({ _id }: Order) => _id)
}

describe('an order whose registered pincode is in another state than the GST number', () => {
  it('is placed, marked, and ships without an invoice until the pincode is corrected', async () => {
    const { order, buyer } = await createShipped(placed)
    const refused = await get(buyer, order)
    expect([refused.statusCode, refused.json()]).toEqual([
      409,
      {
        code: 'tax_unsettled',
        message:
          'Pincode 500081 is not in Karnataka. The invoice is issued once pincode and state of the order are settled.',
      },
    ])
    const admin = await signIn(store, 'reseller-admin')
    expect((await read(admin, order)).taxIssues).toEqual([issue])
    expect(await listToSettle(admin)).toEqual([order._id])
    const answer = await settle(buyer, order, { registeredPlace: bengaluru })
    expect([answer.statusCode, answer.json().order.taxIssues]).toEqual([200, undefined])
    expect((await contentOf(order)).recipient).toMatchObject({ ...bengaluru, city: 'Bengaluru' })
    expect(await listToSettle(admin)).toEqual([])
    expect((await read(buyer, order)).timeline.at(-1)?.reason).toBe(
      'Place corrected from 500081 Karnataka to 560025 Karnataka',
    )
  })

  it.each([
    [{ registeredPlace: { pincode: '500081', state: 'Telangana' } }, 'state'],
    [{ registeredPlace: { pincode: '500081', state: 'Karnataka' } }, 'state'],
    [{ registeredPlace: { pincode: '5000', state: 'Karnataka' } }, 'pincode'],
    [{ registeredPlace: { pincode: '500081', state: 'Texas' } }, 'state'],
    [{ isRegisteredPlaceConfirmed: true }, 'isRegisteredPlaceConfirmed'],
  ])('is not settled by its buyer with %j', async (payload, field) => {
    const { order, buyer } = await createOrder(store, placed)
    const answer = await settle(buyer, order, payload)
    expect([answer.statusCode, answer.json().errors?.[0].field]).toEqual([400, field])
    expect((await read(buyer, order)).taxIssues).toEqual([issue])
  })

  it('is settled with the GST number of that state', async () => {
    const { order, buyer } = await createOrder(store, placed)
    const answer = await settle(buyer, order, { gstNumber: '36AAKFD4321L1ZD' })
    expect([answer.statusCode, answer.json().order.taxIssues]).toEqual([200, undefined])
  })

  it('is confirmed as it is by an admin, beside a delivery that is confirmed, too', async () => {
    const elsewhere = { pincode: '560038', city: 'Bengaluru', state: 'Telangana' }
    const { order } = await createOrder(store, {
      ...placed,
      shipping: { ...shipping, ...elsewhere, consignee: 'self' },
    })
    const admin = await signIn(store, 'reseller-admin')
    expect((await read(admin, order)).taxIssues?.map(({ kind }) => kind)).toEqual([
      'place',
      'registered-place',
    ])
    await settle(admin, order, { isPlaceConfirmed: true })
    expect((await read(admin, order)).taxIssues).toEqual([issue])
    await settle(admin, order, { isRegisteredPlaceConfirmed: true })
    expect((await read(admin, order)).taxIssues).toBeUndefined()
    await setStatus(order, 'shipped')
    expect((await contentOf(order)).recipient?.pincode).toBe('500081')
  })

  it('is not confirmed any more when it is gone, and the delivery is not in its place', async () => {
    const elsewhere = { pincode: '560038', city: 'Bengaluru', state: 'Telangana' }
    const { order, buyer } = await createOrder(store, {
      ...placed,
      shipping: { ...shipping, ...elsewhere, consignee: 'self' },
    })
    await settle(buyer, order, { gstNumber: '' })
    const admin = await signIn(store, 'reseller-admin')
    const answer = await settle(admin, order, { isRegisteredPlaceConfirmed: true })
    expect([answer.statusCode, answer.json().errors?.[0].field]).toEqual([
      400,
      'isRegisteredPlaceConfirmed',
    ])
    expect((await read(admin, order)).taxIssues?.map(({ kind }) => kind)).toEqual(['place'])
  })

  it('keeps what was confirmed of the registered place when the delivery is corrected', async () => {
    const elsewhere = { pincode: '560038', city: 'Bengaluru', state: 'Telangana' }
    const { order } = await createOrder(store, {
      ...placed,
      shipping: { ...shipping, ...elsewhere, consignee: 'self' },
    })
    const admin = await signIn(store, 'reseller-admin')
    await settle(admin, order, { isRegisteredPlaceConfirmed: true })
    await settle(admin, order, { place: { pincode: '560038', state: 'Karnataka' } })
    expect((await read(admin, order)).taxIssues).toBeUndefined()
  })
})
