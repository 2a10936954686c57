import { describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { Order } from '@store/contract/schemas/orders/orders'
import { signIn } from '../../../test/factories/account-factory.ts'
import { fillCart, sendOrder, testShipping } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'
import type { NewProduct } from '../../catalog/products/changes/product-insert.ts'
import { findInvoice } from './document-repository.ts'
import type { TaxTotals } from './tax-document.ts'

/** Goods at a price in paise. */
interface GoodsLine {
  price: number
  gst: number
  quantity: number
}

/** A pincode of each state. */
const pincodeOf: Readonly<Record<string, string>> = {
  telangana: '500001',
  Telangana: '500001',
  Maharashtra: '400007',
  Kerala: '682001',
  Goa: '403001',
}

describe('the sums of an invoice', () => {
  const store = useTestStore({
    environment: {
      SELLER_NAME: 'Deccan IT Supply Private Limited',
      SELLER_GSTIN: '36AABCS1995K1ZX',
      SELLER_ADDRESS: 'Abids, Hyderabad 500001',
      SELLER_STATE: 'Telangana',
    },
  })

  /** An order of these products at these prices in paise, delivered to a state. */
  const createBilled = async (state: string, lines: readonly GoodsLine[]) => {
    const buyer = await signIn(store, 'reseller')
    for (const { price, gst, quantity } of lines) {
      const pricesPaise: NewProduct['pricesPaise'] = {
        enduser: paise(price),
        reseller: paise(price),
        distributor: paise(price),
      }
      const product = await createProduct(store.db, { pricesPaise, gstPercent: gst, stock: 1_000 })
      await fillCart(store, buyer, { product, quantity })
    }
    const sent = await sendOrder(store, buyer, {
      shipping: { ...testShipping, state, pincode: pincodeOf[state] ?? '', consignee: 'self' },
    })
    const { order } = sent.json<{ order: Order }>()
    await store.db('orders').update({ order_status: 'shipped' })
    return { order, buyer }
  }

  const golden: { of: string; state: string; lines: GoodsLine[]; totals: TaxTotals }[] = [
    {
      of: 'within the state, with the paisa that two halves leave',
      state: 'telangana',
      lines: [{ price: 99_900, gst: 18, quantity: 1 }],
      totals: { taxable: 84_661, cgst: 7_619, sgst: 7_619, igst: 0, roundOff: 1, total: 99_900 },
    },
    {
      of: 'to another state',
      state: 'Maharashtra',
      lines: [{ price: 99_900, gst: 18, quantity: 1 }],
      totals: { taxable: 84_661, cgst: 0, sgst: 0, igst: 15_239, roundOff: 0, total: 99_900 },
    },
    {
      of: 'within the state, of several rates',
      state: 'Telangana',
      lines: [
        { price: 105_000, gst: 5, quantity: 2 },
        { price: 11_200, gst: 12, quantity: 10 },
        { price: 128_000, gst: 28, quantity: 1 },
        { price: 5_000, gst: 0, quantity: 3 },
      ],
      totals: {
        taxable: 415_000,
        cgst: 25_000,
        sgst: 25_000,
        igst: 0,
        roundOff: 0,
        total: 465_000,
      },
    },
    {
      of: 'to another state, rounded line by line',
      state: 'Kerala',
      lines: Array.from({ length: 3 }, () => ({ price: 1_003, gst: 18, quantity: 1 })),
      totals: { taxable: 2_550, cgst: 0, sgst: 0, igst: 459, roundOff: 0, total: 3_009 },
    },
    {
      of: 'free of tax',
      state: 'Goa',
      lines: [{ price: 12_345, gst: 0, quantity: 4 }],
      totals: { taxable: 49_380, cgst: 0, sgst: 0, igst: 0, roundOff: 0, total: 49_380 },
    },
  ]

  it.each(golden)('adds up an invoice $of', async ({ state, lines, totals }) => {
    const { order, buyer } = await createBilled(state, lines)
    await store.app.inject({ url: `/api/orders/${order._id}/invoice`, headers: buyer.headers })
    const row: { id: number } = await store.db('orders').first('id')
    const content = await findInvoice(store.db, row.id)
    expect(content?.totals).toEqual(totals)
    expect(content?.isIntraState).toBe(state.toLowerCase() === 'telangana')
    const { taxable, cgst, sgst, igst, roundOff, total } = totals
    expect(taxable + cgst + sgst + igst + roundOff).toBe(total)
    expect(order.totalAmount * 100).toBe(total)
  })
})
