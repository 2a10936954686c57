import { describe, expect, it } from '@jest/globals'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { testShipping } from '../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()

const billed = {
  companyAddress: '14 Lamington Road',
  companyCity: 'Mumbai',
  companyState: 'Maharashtra',
  companyPincode: '400007',
  consignee: 'third-party',
}

const save = ({ headers }: SignedInAccount, fields: object) =>
  store.app.inject({
    method: 'POST',
    url: '/api/shipment/create',
    headers,
    payload: { ...testShipping, ...fields },
  })

const read = async ({ headers }: SignedInAccount, path: string) =>
  (await store.app.inject({ url: `/api/shipment/${path}`, headers })).json()

const accountOf = ({ account }: SignedInAccount) =>
  store.db('users').where('public_id', account.publicId)

describe('who is billed and who gets the goods', () => {
  it('is saved with the details of the last order and with its address, and can be taken back', async () => {
    const buyer = await signIn(store, 'reseller')
    await save(buyer, { ...billed, companyState: 'MH' })
    expect((await read(buyer, 'me')).shippingInfo).toMatchObject(billed)
    expect((await read(buyer, 'addresses')).addresses).toMatchObject([billed])
    await save(buyer, { companyCity: '', companyPincode: '' })
    expect((await read(buyer, 'me')).shippingInfo).toEqual({
      ...testShipping,
      userId: buyer.account.publicId,
    })
    expect((await read(buyer, 'addresses')).addresses[0]).not.toHaveProperty('consignee')
  })

  it('is stored beside the details, whose fields the former release knows', async () => {
    const buyer = await signIn(store, 'reseller')
    await save(buyer, billed)
    const known = Object.keys({ ...testShipping, companyAddress: '' }).sort()
    for (const table of ['shipping_details', 'shipping_addresses']) {
      const row = await store
        .db(table)
        .whereIn('user_id', accountOf(buyer).select('id'))
        .first('details')
      expect(Object.keys(JSON.parse(row.details)).sort()).toEqual(known)
    }
  })

  it.each([
    ['companyPincode', '012345', 'Enter a valid 6-digit pincode!'],
    ['companyState', 'Texas', 'Choose a state from the list.'],
  ])('is refused with a %s of %j, at the field', async (field, value, message) => {
    const answer = await save(await signIn(store, 'reseller'), { ...billed, [field]: value })
    expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ field, message }]])
  })

  it('is asked with the parts of the office address that the account was registered with', async () => {
    const buyer = await signIn(store, 'reseller')
    const office_address = '14 Lamington Road, Mumbai 400007'
    await accountOf(buyer).update({ office_address })
    const { registered } = await read(buyer, 'me')
    const street = '14 Lamington Road'
    expect(registered).toMatchObject({
      ...{ companyAddress: street, companyCity: 'Mumbai', companyPincode: '400007' },
      ...{ address: street, city: 'Mumbai', pincode: '400007', state: 'Maharashtra' },
    })
  })
})
