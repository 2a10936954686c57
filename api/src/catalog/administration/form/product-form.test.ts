import { describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { goodProduct, sendProduct } from '../../../../test/factories/product-form.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()

const slabs = (...list: object[]) => ({ quantityBasedPrices: JSON.stringify(list) })
const prices = (change: object) => ({
  prices: JSON.stringify({ enduser: 14999.5, reseller: 14000, distributor: 13500, ...change }),
})
const required = 'Please fill all required fields.'
const badPrice = 'A price is in rupees, from 0.01 to 1,00,00,000, with at most two decimals.'
const badStock = 'Stock must be a whole number from 0 to 10,00,000.'

const cases: [field: string, change: Record<string, string>, message: string][] = [
  ['name', { name: '' }, required],
  ['brand', { brand: ' ' }, required],
  ['category', { category: '' }, required],
  ['stock', { stock: '' }, required],
  ['description', { description: '\n' }, required],
  ['prices.enduser', prices({ enduser: '' }), required],
  ['prices.reseller', prices({ reseller: null }), required],
  ['prices.distributor', prices({ distributor: '' }), required],
  ['name', { name: 'x'.repeat(201) }, 'Use at most 200 characters.'],
  ['stock', { stock: '1.5' }, badStock],
  ['stock', { stock: '-1' }, badStock],
  [
    'gst',
    { gst: '17' },
    '17 is no GST rate. Use 0, 0.1, 0.25, 1, 1.5, 3, 5, 6, 7.5, 12, 18, 28 or 40.',
  ],
  ['hsn', { hsn: '123' }, 'HSN has four, six or eight digits.'],
  ['hsn', { hsn: '0000' }, 'No goods have the HSN 0000. Please look it up.'],
  ['hsn', { hsn: '99999999' }, 'A SAC (services, 99…) has four or six digits.'],
  ['prices.enduser', prices({ enduser: 0 }), badPrice],
  ['prices.reseller', prices({ reseller: 1.005 }), badPrice],
  ['prices', { prices: '[1,2,3]' }, 'Prices could not be read. Please enter them again.'],
  [
    'quantityBasedPrices',
    { quantityBasedPrices: '{"a"' },
    'Quantity prices could not be read. Please enter them again.',
  ],
  [
    'quantityBasedPrices.0',
    slabs({ minQty: 10, maxQty: 24 }),
    'Slab 10–24: give the smallest quantity and the price; the largest quantity may stay empty.',
  ],
  [
    'quantityBasedPrices.0',
    slabs({ minQty: 0, maxQty: 5, price: 1 }),
    'Slab 0–5: the smallest quantity must be a whole number from 1.',
  ],
  [
    'quantityBasedPrices.0',
    slabs({ minQty: 10, maxQty: 5, price: 1 }),
    'Slab 10–5: the largest quantity is below the smallest.',
  ],
  [
    'quantityBasedPrices.1',
    slabs({ minQty: 5, maxQty: 10, price: 2 }, { minQty: 10, maxQty: 20, price: 1 }),
    'Slab 10–20 overlaps slab 5–10.',
  ],
  [
    'quantityBasedPrices.0',
    slabs({ minQty: 10, price: 15_000 }),
    'Slab 10+ costs more than the end-user price of ₹14,999.50.',
  ],
  [
    'quantityBasedPrices.1',
    slabs({ minQty: 10, maxQty: 24, price: 700 }, { minQty: 25, price: 800 }),
    'Slab 25+ costs more a piece than slab 10–24. More pieces must not cost more.',
  ],
  [
    'quantityBasedPrices',
    slabs(
      ...Array.from({ length: 21 }, (_, index) => ({
        minQty: index + 1,
        maxQty: index + 1,
        price: 1,
      })),
    ),
    'A product has at most 20 slabs.',
  ],
]

describe('the product form', () => {
  it.each(cases)('reports an invalid %s: %j', async (field, change, message) => {
    const admin = await signIn(store, 'superadmin')
    const { publicId } = await createProduct(store.db)
    const before = await store.db('products')
    const fields = { ...goodProduct, ...change }
    for (const id of [undefined, publicId]) {
      const answer = await sendProduct(store, admin, { ...(id && { publicId: id }), fields })
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { code: 'invalid_input', message, errors: [{ field, message }] },
      ])
    }
    expect(await store.db('products')).toEqual(before)
  })

  it('reports every field when none was sent', async () => {
    const { headers } = await signIn(store, 'superadmin')
    const answer = await store.app.inject({ method: 'POST', url: '/api/products', headers })
    const fields = ['name', 'brand', 'category', 'stock', 'description']
    const all = [...fields, 'prices.enduser', 'prices.reseller', 'prices.distributor']
    const named = answer.json().errors.map(({ field }: { field: string }) => field)
    expect([answer.statusCode, answer.json().message, named.toSorted()]).toEqual([
      400,
      required,
      all.toSorted(),
    ])
  })

  it('keeps GST rate and slabs of a product where it is blank; an empty list clears the slabs', async () => {
    const admin = await signIn(store, 'superadmin')
    const slabs = [{ minQty: 10, price: paise(400_000) }]
    const { publicId } = await createProduct(store.db, { gstPercent: 28, unit: 'SET', slabs })
    const blank = { gst: '', unit: '', quantityBasedPrices: '' }
    const kept = await sendProduct(store, admin, { publicId, fields: blank })
    expect([kept.statusCode, kept.json()]).toMatchObject([
      200,
      { gst: 28, unit: 'SET', quantityBasedPrices: [{ minQty: 10, price: 4_000 }] },
    ])
    const cleared = await sendProduct(store, admin, {
      publicId,
      fields: { quantityBasedPrices: '[]' },
    })
    expect(cleared.json()).toMatchObject({ gst: 28, quantityBasedPrices: [] })
  })

  it('of an existing product must change something and name its version', async () => {
    const admin = await signIn(store, 'superadmin')
    const { publicId } = await createProduct(store.db)
    for (const fields of [{}, { colour: 'red' }, { stock: '1', version: 'newest' }]) {
      const answer = await sendProduct(store, admin, { publicId, fields })
      expect([answer.statusCode, answer.json().message]).toEqual([
        400,
        'Please check the highlighted fields.',
      ])
    }
    expect(await store.db('products').pluck('version')).toEqual([1])
  })
})
