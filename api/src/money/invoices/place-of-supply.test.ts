import { describe, expect, it } from '@jest/globals'
import { invoiceClient, seller } from '../../../test/factories/invoice-client.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const shipToThirdParty = {
  fullName: 'Ravi Teja',
  phone: '9848011223',
  address: 'Plot 5, Madhapur',
  city: 'Hyderabad',
  state: 'Telangana',
  pincode: '500081',
  businessName: 'Naidu Infotech LLP',
  gstNumber: '29AAKFD4321L1Z8',
  panNumber: 'AAKFD4321L',
  companyAddress: '14 Residency Road, Bengaluru 560025',
}

const taxesOf = ({ order }: Awaited<ReturnType<typeof createOrder>>) =>
  order.items.map(({ cgst, sgst, igst }) => [cgst > 0, sgst > 0, igst > 0])

describe('a seller known by its GST number alone', () => {
  const store = useTestStore({
    environment: { SELLER_GSTIN: '36AABCS1995K1ZX', SELLER_STATE: '' },
  })

  it.each(['Telangana', 'TG', 'telengana'])(
    'of Telangana charges CGST and SGST to %s',
    async (state) => {
      const placed = await createOrder(store, {
        shipping: { state, pincode: '500001', consignee: 'self' },
      })
      expect(taxesOf(placed)).toEqual([[true, true, false]])
      expect(placed.order.shippingInfo.state).toBe('Telangana')
    },
  )

  it('of Telangana charges IGST to Maharashtra', async () => {
    expect(taxesOf(await createOrder(store))).toEqual([[false, false, true]])
  })

  it('rejects a delivery address without a valid state, at the field', async () => {
    await expect(createOrder(store, { shipping: { state: 'Texas' } })).rejects.toThrow(
      '"field":"state","message":"Choose a state from the list."',
    )
  })
})

describe('a seller of no state', () => {
  const store = useTestStore({ environment: { SELLER_STATE: '' } })

  it('matches no state: orders count all tax as IGST', async () => {
    const placed = await createOrder(store)
    expect(taxesOf(placed)).toEqual([[false, false, true]])
  })
})

describe('a registered buyer of another state who has goods delivered to his customer in the state of the seller', () => {
  const store = useTestStore({ environment: seller })
  const { get, contentOf, createShipped, setStatus, textOf } = invoiceClient(store)
  const registered = { companyCity: 'Bengaluru', companyState: 'KA', companyPincode: '560025' }

  it('is supplied in his state: IGST on order, invoice and credit note, which name both addresses', async () => {
    const shipping = { ...shipToThirdParty, companyAddress: '14 Residency Road', ...registered }
    const placed = await createShipped({ role: 'reseller', shipping })
    const { order, buyer } = placed
    expect([taxesOf(placed), order.placeOfSupply]).toEqual([[[false, false, true]], '29'])
    expect(order.shippingInfo).toMatchObject({ ...registered, companyState: 'Karnataka' })
    expect(await contentOf(order)).toMatchObject({
      placeOfSupply: 'Karnataka (29)',
      placeOfSupplyCode: '29',
      isIntraState: false,
      recipient: { gstin: '29AAKFD4321L1Z8', stateCode: '29', pincode: '560025' },
      consignee: { name: 'Ravi Teja', stateCode: '36', pincode: '500081' },
    })
    await setStatus(order, 'cancelled')
    for (const kind of ['invoice', 'credit-note']) {
      const printed = textOf(await get(buyer, order, kind))
      for (const text of [
        'Place of supply: Karnataka (29)',
        'Bill to: Naidu Infotech LLP',
        '14 Residency Road Bengaluru 560025, Karnataka (29)',
        'GSTIN: 29AAKFD4321L1Z8',
        'Ship to: Ravi Teja Plot 5, Madhapur Hyderabad 500081, Telangana (36)',
      ]) {
        expect(printed).toContain(text)
      }
      expect(printed).not.toContain('CGST')
    }
  })

  it('is supplied where he is delivered to when the goods come to himself', async () => {
    const shipping = { ...shipToThirdParty, consignee: 'self' } as const
    const placed = await createShipped({ role: 'reseller', shipping })
    expect([taxesOf(placed), placed.order.placeOfSupply]).toEqual([[[true, true, false]], '36'])
    expect(await contentOf(placed.order)).toMatchObject({
      placeOfSupplyCode: '36',
      isIntraState: true,
      recipient: { name: 'Naidu Infotech LLP', contact: 'Ravi Teja', stateCode: '29' },
    })
  })

  it.each([
    ['a wrong check digit', '29AAKFD4321L1Z9'],
    ['a state that does not exist', '99AAKFD4321L1Z0'],
  ])('counts as unregistered with %s, and papers do not carry it', async (_case, gstNumber) => {
    const shipping = { ...shipToThirdParty, state: 'Karnataka', pincode: '560025', gstNumber }
    const { order } = await createShipped({ role: 'reseller', shipping })
    const { buyer, recipient, placeOfSupplyCode } = await contentOf(order)
    expect([placeOfSupplyCode, buyer.gstin, recipient?.gstin]).toEqual(['29', undefined, undefined])
  })

  it('does not get the number of the seller on papers of an order that has it from before', async () => {
    const placed = await createOrder(store, { role: 'reseller', shipping: shipToThirdParty })
    const shipping = { ...placed.order.shippingInfo, gstNumber: seller.SELLER_GSTIN }
    await store.db('orders').update({ shipping: JSON.stringify(shipping) })
    await setStatus(placed.order, 'shipped')
    const { buyer, recipient } = await contentOf(placed.order)
    expect([buyer.gstin, recipient?.gstin]).toEqual([undefined, undefined])
  })

  it('refuses a registered address of another state than that of the number, at the field', async () => {
    const shipping = { ...shipToThirdParty, companyState: 'Kerala' }
    await expect(createOrder(store, { role: 'reseller', shipping })).rejects.toThrow(
      '"field":"companyState","message":"This GST number is registered in Karnataka. Choose that state, or enter the number of the other one."',
    )
  })

  it('was supplied where the goods went in orders of before', async () => {
    const placed = await createOrder(store, { role: 'reseller', shipping: shipToThirdParty })
    await store.db('orders').update({ place_of_supply: null })
    await setStatus(placed.order, 'shipped')
    const content = await contentOf(placed.order)
    expect(content).toMatchObject({ placeOfSupply: 'Telangana (36)', isIntraState: true })
    expect([content.recipient, content.consignee]).toEqual([undefined, undefined])
    const said = textOf(await get(placed.buyer, placed.order))
    expect(said).toContain('Bill and ship to: Naidu Infotech LLP (Ravi Teja)')
  })
})
