import { describe, expect, it } from '@jest/globals'
import type { Address } from '@store/contract/schemas/orders/addresses'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()

const home = {
  fullName: 'Asha Mehta',
  phone: '9820012345',
  address: '14 Lamington Road',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400007',
}
const office = { ...home, address: '2 SP Road', city: 'Bengaluru', state: 'KA', pincode: '560002' }

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

const methods: readonly Method[] = ['GET', 'POST', 'PUT', 'DELETE']

type Call = `${Method} ${string}`

function send({ headers }: SignedInAccount, call: Call, payload?: object) {
  const method = methods.find((known) => call.startsWith(known)) ?? 'GET'
  const path = call.slice(method.length + 1)
  const url = `/api/shipment/${path}`
  return store.app.inject({ method, url, headers, ...(payload && { payload }) })
}

async function bookOf(buyer: SignedInAccount): Promise<Address[]> {
  return (await send(buyer, 'GET addresses')).json().addresses
}

const linesOf = async (buyer: SignedInAccount) =>
  (await bookOf(buyer)).map(({ address }) => address)

async function add(buyer: SignedInAccount, form: object): Promise<Address> {
  const answer = await send(buyer, 'POST addresses', form)
  expect(answer.statusCode).toBe(201)
  return answer.json().address
}

async function lastUsedOf(buyer: SignedInAccount): Promise<Address | null> {
  return (await send(buyer, 'GET me')).json().shippingInfo
}

describe('the address book', () => {
  it.each([
    ['GET', 'addresses'],
    ['POST', 'addresses'],
    ['PUT', 'addresses/1'],
    ['DELETE', 'addresses/1'],
  ] as const)('is closed to a visitor: %s %s', async (method, path) => {
    const answer = await store.app.inject({ method, url: `/api/shipment/${path}` })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'not_signed_in'])
  })

  it('adds, changes and deletes, the last one first', async () => {
    const buyer = await signIn(store, 'enduser')
    expect(await bookOf(buyer)).toEqual([])
    const first = await add(buyer, home)
    const second = await add(buyer, office)
    expect(second).toEqual({
      ...office,
      state: 'Karnataka',
      deliveryMethod: 'courier',
      _id: expect.stringMatching(/^[0-9A-Z]{26}$/),
      isDefault: false,
    })
    expect(await bookOf(buyer)).toEqual([second, first])
    const changed = await send(buyer, `PUT addresses/${first._id}`, { ...home, city: 'Thane' })
    expect([changed.statusCode, changed.json().address]).toEqual([200, { ...first, city: 'Thane' }])
    expect((await send(buyer, `DELETE addresses/${second._id}`)).statusCode).toBe(204)
    expect(await bookOf(buyer)).toEqual([{ ...first, city: 'Thane' }])
  })

  it('has one default at most', async () => {
    const buyer = await signIn(store, 'enduser')
    const first = await add(buyer, { ...home, isDefault: true })
    expect(first.isDefault).toBe(true)
    const second = await add(buyer, { ...office, isDefault: true })
    const defaults = async () =>
      (await bookOf(buyer)).filter(({ isDefault }) => isDefault).map(({ _id }) => _id)
    expect(await defaults()).toEqual([second._id])
    await send(buyer, `PUT addresses/${first._id}`, { ...home, isDefault: true })
    expect(await defaults()).toEqual([first._id])
    await send(buyer, `PUT addresses/${first._id}`, home)
    expect(await defaults()).toEqual([first._id])
    await send(buyer, `PUT addresses/${first._id}`, { ...home, isDefault: false })
    expect(await defaults()).toEqual([])
  })

  it("answers 404 for another buyer's address and for none, and changes nothing", async () => {
    const [owner, stranger] = [await signIn(store, 'reseller'), await signIn(store, 'enduser')]
    const firm = { businessName: 'Mehta Infotech', gstNumber: '27ABCPM1234F1Z3' }
    const delivery = { deliveryMethod: 'courier', courierOption: 'DTDC' }
    const own = await add(owner, { ...home, ...firm, ...delivery, isDefault: true })
    for (const id of [own._id, '01JD0000000000000000000000']) {
      const answers = [
        await send(stranger, `PUT addresses/${id}`, { ...office, isDefault: true }),
        await send(stranger, `DELETE addresses/${id}`),
      ]
      for (const answer of answers) {
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'address_not_found'])
      }
    }
    expect(await bookOf(owner)).toEqual([own])
    expect(await bookOf(stranger)).toEqual([])
  })

  it("validates by the rules of the buyer's role (ordering 2.2)", async () => {
    const [enduser, reseller] = [await signIn(store, 'enduser'), await signIn(store, 'reseller')]
    const own = await add(enduser, home)
    const { city: _city, ...withoutCity } = home
    const missing = 'Please fill all address details!'
    const faults: [SignedInAccount, Call, object, string][] = [
      [enduser, 'POST addresses', withoutCity, missing],
      [enduser, `PUT addresses/${own._id}`, { ...home, city: ' ' }, missing],
      [enduser, 'POST addresses', { ...home, pincode: '1' }, 'Enter a valid 6-digit pincode!'],
      [reseller, 'POST addresses', home, 'Please fill all business and delivery details!'],
    ]
    for (const [buyer, call, form, message] of faults) {
      const answer = await send(buyer, call, form)
      expect([answer.statusCode, answer.json().message]).toEqual([400, message])
    }
    expect(await bookOf(enduser)).toEqual([own])
  })

  it('has an address once, in whatever case and spacing', async () => {
    const buyer = await signIn(store, 'enduser')
    await add(buyer, home)
    const { _id } = await add(buyer, office)
    const again = { ...home, city: 'MUMBAI', address: '14  Lamington road ' }
    const answers = [
      await send(buyer, 'POST addresses', again),
      await send(buyer, `PUT addresses/${_id}`, again),
    ]
    for (const answer of answers) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, 'address_taken'])
    }
    expect(await linesOf(buyer)).toEqual([office.address, home.address])
  })

  it('holds twenty; a checkout to one more succeeds, and deletes none of them', async () => {
    const buyer = await signIn(store, 'enduser')
    for (let house = 1; house <= 20; house += 1) {
      await add(buyer, { ...home, address: `${house} Lamington Road` })
    }
    const answer = await send(buyer, 'POST addresses', office)
    expect([answer.statusCode, answer.json().code]).toEqual([409, 'address_book_full'])
    expect((await send(buyer, 'POST create', office)).statusCode).toBe(200)
    expect(await lastUsedOf(buyer)).toMatchObject({ address: office.address })
    expect(await bookOf(buyer)).toHaveLength(20)
  })

  it('holds twenty also when several are added at once', async () => {
    const buyer = await signIn(store, 'enduser')
    const houseOf = (house: number) => ({ ...home, address: `${house} Lamington Road` })
    for (let house = 1; house <= 19; house += 1) await add(buyer, houseOf(house))
    const more = Array.from({ length: 8 }, (_, index) => houseOf(20 + index))
    const answers = await Promise.all(more.map((house) => send(buyer, 'POST addresses', house)))
    const codes = answers.map(({ statusCode }) => statusCode)
    expect(codes.toSorted()).toEqual([201, ...Array(7).fill(409)])
    expect(await bookOf(buyer)).toHaveLength(20)
  })
})

describe('a checkout and the address book', () => {
  it('puts its address first, once', async () => {
    const buyer = await signIn(store, 'enduser')
    await send(buyer, 'POST create', home)
    await send(buyer, 'POST create', office)
    expect(await linesOf(buyer)).toEqual([office.address, home.address])
    await Promise.all(Array.from({ length: 5 }, () => send(buyer, 'POST create', home)))
    expect(await linesOf(buyer)).toEqual([home.address, office.address])
  })

  it('adds what the former release has saved, but nothing that was deleted', async () => {
    const buyer = await signIn(store, 'enduser')
    const details = JSON.stringify({ ...home, deliveryMethod: 'courier' })
    const saved = { user_id: buyer.account.userId, details, updated_at: new Date() }
    await store.db('shipping_details').insert(saved)
    const [known] = await bookOf(buyer)
    expect(known).toMatchObject(home)
    await send(buyer, `DELETE addresses/${known?._id}`)
    expect(await bookOf(buyer)).toEqual([])
    expect(await lastUsedOf(buyer)).toBeNull()
  })

  it('is answered by GET /shipment/me as it was changed, and the one before it after it was deleted', async () => {
    const buyer = await signIn(store, 'enduser')
    await send(buyer, 'POST create', home)
    await send(buyer, 'POST create', office)
    const [last] = await bookOf(buyer)
    const path = `addresses/${last?._id}`
    await send(buyer, `PUT ${path}`, { ...office, city: 'Bangalore' })
    expect(await lastUsedOf(buyer)).toMatchObject({ city: 'Bangalore' })
    await send(buyer, `DELETE ${path}`)
    expect(await lastUsedOf(buyer)).toMatchObject({ city: 'Mumbai' })
  })
})
