import { describe, expect, it } from '@jest/globals'
import { createOrder } from '../testing/factories/order-factory.ts'
import { useTestStore } from '../testing/test-store.ts'

const taxesOf = ({ order }: Awaited<ReturnType<typeof createOrder>>) =>
  order.items.map(({ cgst, sgst, igst }) => [cgst > 0, sgst > 0, igst > 0])

describe('a seller known by its GST number alone', () => {
  const store = useTestStore({
    environment: { SELLER_GSTIN: '36AABCS1995K1ZX', SELLER_STATE: '' },
  })

  it.each(['Telangana', 'TG', 'telengana'])(
    'of Telangana charges CGST and SGST to %s',
    async (state) => {
      const placed = await createOrder(store, { shipping: { state, pincode: '500001' } })
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
