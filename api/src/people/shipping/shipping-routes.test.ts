import { describe, expect, it } from '@jest/globals'
import type { Role } from '@store/contract/rules/accounts/roles'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()

const address = {
  fullName: 'Asha Mehta',
  phone: '9820012345',
  address: '14 Lamington Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400007',
}
const firm = { businessName: 'Mehta Infotech', gstNumber: '27ABCPM1234F1Z3' }
const byCourier = { ...address, ...firm, deliveryMethod: 'courier', courierOption: 'DTDC' }
const byBus = { ...address, ...firm, deliveryMethod: 'bus', busName: 'Neeta', busNumber: 'MH 04' }

function save({ headers }: SignedInAccount, payload: object) {
  return store.app.inject({ method: 'POST', url: '/api/shipment/create', headers, payload })
}

async function read({ headers }: SignedInAccount) {
  return (await store.app.inject({ url: '/api/shipment/me', headers })).json().shippingInfo
}

describe('shipping details', () => {
  it.each([
    ['GET', 'me'],
    ['POST', 'create'],
  ] as const)('are nothing for a visitor: %s /shipment/%s', async (method, verb) => {
    const answer = await store.app.inject({ method, url: `/api/shipment/${verb}` })
    expect(answer.statusCode).toBe(401)
  })

  it('are null before the first checkout', async () => {
    expect(await read(await signIn(store, 'enduser'))).toBeNull()
  })

  it('are returned as saved, with their owner, and to nobody else', async () => {
    const buyer = await signIn(store, 'distributor')
    const saved = { ...byBus, contactNumber: '9820099999', userId: buyer.account.publicId }
    const answer = await save(buyer, { ...byBus, contactNumber: ' 9820099999 ', panNumber: '' })
    expect([answer.statusCode, answer.json()]).toEqual([200, { shippingInfo: saved }])
    expect(await read(buyer)).toEqual(saved)
    expect(await read(await signIn(store, 'distributor'))).toBeNull()
  })

  it('are the ones saved last', async () => {
    const buyer = await signIn(store, 'reseller')
    await save(buyer, byBus)
    await save(buyer, byCourier)
    expect(await read(buyer)).toEqual({ ...byCourier, userId: buyer.account.publicId })
  })

  it.each(['enduser', 'enduser-admin', 'reseller-admin', 'superadmin'] as const)(
    'of a %s go by courier, whatever was asked',
    async (role) => {
      const buyer = await signIn(store, role)
      const answer = await save(buyer, { ...address, deliveryMethod: 'bus' })
      expect(answer.json().shippingInfo).toMatchObject({ deliveryMethod: 'courier' })
    },
  )

  it.each([
    ['TG', 'Telangana'],
    ['Orissa', 'Odisha'],
    ['maharashtra', 'Maharashtra'],
  ])('keep the state %s as %s', async (state, kept) => {
    const buyer = await signIn(store, 'enduser')
    expect((await save(buyer, { ...address, state })).json().shippingInfo.state).toBe(kept)
  })

  it('can be saved ten times at once', async () => {
    const buyer = await signIn(store, 'enduser')
    const answers = await Promise.all(Array.from({ length: 10 }, () => save(buyer, address)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
  })
})

describe('a shipping form', () => {
  const addressMissing = 'Please fill all address details!'
  const businessMissing = 'Please fill all business and delivery details!'
  const transportMissing = 'Please enter bus/transport details.'
  const courierMissing = 'Please select a courier option.'
  const { city: _city, ...withoutCity } = address
  const { courierOption: _option, ...withoutCourier } = byCourier
  const { busName: _bus, ...withoutBus } = byBus
  const cityMissing = { field: 'city', message: addressMissing, atField: 'Enter the city' }
  const cases: [Role, object, { field: string; message: string; atField?: string }][] = [
    ['enduser', withoutCity, cityMissing],
    ['enduser', { ...address, city: '  ' }, cityMissing],
    ['enduser', { ...address, city: null }, cityMissing],
    [
      'enduser',
      { ...address, pincode: '012345' },
      { field: 'pincode', message: 'Enter a valid 6-digit pincode!' },
    ],
    [
      'enduser',
      { ...address, state: 'Texas' },
      { field: 'state', message: 'Choose a state from the list.' },
    ],
    [
      'reseller',
      { ...byCourier, businessName: '' },
      {
        field: 'businessName',
        message: businessMissing,
        atField: 'Enter the name of your business',
      },
    ],
    [
      'distributor',
      { ...byCourier, gstNumber: '' },
      { field: 'gstNumber', message: businessMissing, atField: 'Enter your GST number' },
    ],
    [
      'reseller',
      { ...byCourier, deliveryMethod: '' },
      { field: 'deliveryMethod', message: businessMissing, atField: 'Choose a delivery method' },
    ],
    [
      'distributor',
      { ...byCourier, gstNumber: '27' },
      { field: 'gstNumber', message: 'Invalid GST Number format' },
    ],
    ['distributor', withoutCourier, { field: 'courierOption', message: courierMissing }],
    [
      'distributor',
      { ...byCourier, courierOption: 'Other' },
      { field: 'customCourier', message: courierMissing },
    ],
    ['reseller', withoutBus, { field: 'busName', message: transportMissing }],
    [
      'distributor',
      { ...byBus, busNumber: ' ' },
      { field: 'busNumber', message: transportMissing },
    ],
    [
      'reseller',
      { ...withoutBus, deliveryMethod: 'transport' },
      { field: 'busName', message: transportMissing },
    ],
  ]

  it.each(cases)('of a %s is rejected: %j', async (role, form, fault) => {
    const { field, message, atField = message } = fault
    const buyer = await signIn(store, role)
    const answer = await save(buyer, form)
    expect([answer.statusCode, answer.json()]).toEqual([
      400,
      { code: 'invalid_input', message, errors: [{ field, message: atField }] },
    ])
    expect(await read(buyer)).toBeNull()
  })

  it.each([
    ['a field nobody knows', { userId: 'somebody' }, 'userId'],
    ['a way to deliver that there is not', { deliveryMethod: 'drone' }, 'deliveryMethod'],
    ['an address without end', { address: 'x'.repeat(401) }, 'address'],
  ])('with %s is rejected', async (_what, change, field) => {
    const answer = await save(await signIn(store, 'enduser'), { ...address, ...change })
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field])
  })
})

describe('a pincode', () => {
  const readPlace = (pincode: string) =>
    store.app.inject({ url: `/api/shipment/pincodes/${pincode}` })

  it.each([
    ['560025', { state: 'Karnataka', states: ['Karnataka'], city: 'Bengaluru' }],
    ['605007', { state: 'Puducherry', states: ['Puducherry', 'Tamil Nadu'], city: 'Puducherry' }],
    ['560500', { state: 'Karnataka', states: ['Karnataka'] }],
  ])('%s is at %j, for everybody to cache', async (pincode, place) => {
    const answer = await readPlace(pincode)
    expect([answer.statusCode, answer.json()]).toEqual([200, place])
    expect(answer.headers['cache-control']).toBe('public, max-age=604800')
    expect(answer.headers.etag).toBeTruthy()
  })

  it.each([
    ['999999', [404, 'pincode_unknown', 'No place is known for this pincode.']],
    ['012345', [400, 'invalid_input', 'Enter a valid 6-digit pincode!']],
    ['5600', [400, 'invalid_input', 'Enter a valid 6-digit pincode!']],
    ['abcdef', [400, 'invalid_input', 'Enter a valid 6-digit pincode!']],
  ])('%s answers %j', async (pincode, error) => {
    const answer = await readPlace(pincode)
    const { code, message } = answer.json()
    expect([answer.statusCode, code, message]).toEqual(error)
    expect(answer.headers['cache-control']).toBe('private, no-cache')
  })
})
