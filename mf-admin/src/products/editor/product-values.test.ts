import { describe, expect, it } from '@jest/globals'
import { aProduct } from '@store/sdk/testing'
import { mergeConcurrentEdit } from './product-conflict.ts'
import { toUpdateForm, validateProduct, valuesOf } from './product-values.ts'

const product = aProduct({
  stock: 5,
  prices: { enduser: 500, reseller: 450, distributor: 400 },
  version: 3,
})
const values = valuesOf(product)
const blank = { minQty: '', maxQty: '', price: '' }

describe('the errors of a product form', () => {
  it('are empty for an existing product', () => {
    expect(validateProduct(values)).toBeUndefined()
  })

  it('name a slab by its index in the form, also after blank ones', () => {
    const slabs = [blank, { minQty: '10', maxQty: '5', price: '390' }]
    expect(validateProduct({ ...values, quantityBasedPrices: slabs })?.fields).toEqual([
      {
        field: 'quantityBasedPrices.1',
        message: 'Slab 10–5: the largest quantity is below the smallest.',
      },
    ])
  })
})

describe('a change of a product', () => {
  it('omits unchanged fields, so that a sale meanwhile is not overwritten', () => {
    const change = toUpdateForm(product, { ...values, 'prices.reseller': '440' })
    expect(Object.fromEntries(change)).toEqual({
      prices: '{"enduser":"500","reseller":"440","distributor":"400"}',
      version: '3',
    })
  })

  it('sends the stock that was seen with a changed stock, so that a sale meanwhile is not overwritten', () => {
    const change = toUpdateForm(product, { ...values, stock: '30' })
    expect(Object.fromEntries(change)).toEqual({ stock: '30', seenStock: '5', version: '3' })
  })

  it('ignores blank slabs', () => {
    const change = toUpdateForm(product, { ...values, quantityBasedPrices: [blank] })
    expect(Object.fromEntries(change)).toEqual({ version: '3' })
  })
})

describe('a product that somebody else changed meanwhile', () => {
  const current = { ...product, stock: 3, name: 'Theirs', version: 4 }

  it('updates unchanged fields, and keeps the input', () => {
    const { merged, conflicts } = mergeConcurrentEdit({ ...values, name: 'Mine' }, product, current)
    expect([merged.name, merged.stock]).toEqual(['Mine', '3'])
    expect(conflicts).toEqual([
      { label: 'Name', was: product.name, now: 'Theirs', isMine: true },
      { label: 'Stock', was: '5', now: '3', isMine: false },
    ])
  })
})
