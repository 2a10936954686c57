import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { paise } from '../pricing/money.ts'
import { blankDeclarations } from './declarations/declarations.ts'
import {
  formOfProduct,
  type ProductDraft,
  type ProductForm,
  readProductForm,
} from './product-validation.ts'
import { gstRates } from './tax/gst-rates.ts'

const good: ProductForm = {
  name: ' Canon PIXMA\tG3770 ',
  brand: 'canon',
  category: 'PRINTER',
  modelNo: 'G3770',
  description: 'Prints.\r\nScans.',
  hsn: '84433100',
  unit: 'box',
  gst: '',
  stock: '1,250',
  prices: { enduser: '14,999.50', reseller: '14000', distributor: '13500' },
  quantityBasedPrices: [{ minQty: '10', maxQty: '', price: '13900' }],
  facts: [{ name: ' Speed', value: '10\tppm' }],
  ...blankDeclarations,
  countryOfOrigin: 'thailand',
}

function faultsOf(change: Partial<ProductForm>) {
  const result = readProductForm({ ...good, ...change })
  return 'fields' in result ? result.fields.map(({ field }) => field) : []
}

function readGood(change: Partial<ProductForm>): ProductDraft {
  const draft = readProductForm({ ...good, ...change })
  if ('fields' in draft) throw new Error(draft.message)
  return draft
}

describe('the product form', () => {
  it('reads money as paise, names in the spelling of the lists, and texts without surplus spaces', () => {
    expect(readProductForm(good)).toEqual({
      name: 'Canon PIXMA G3770',
      brand: 'Canon',
      category: 'Printer',
      modelNo: 'G3770',
      description: 'Prints.\nScans.',
      hsn: '84433100',
      unit: 'BOX',
      gstPercent: 18,
      stock: 1250,
      pricesPaise: { enduser: 1_499_950, reseller: 1_400_000, distributor: 1_350_000 },
      slabs: [{ minQty: 10, price: 1_390_000 }],
      facts: [{ name: 'Speed', value: '10 ppm' }],
      declarations: { countryOfOrigin: 'Thailand' },
    })
  })

  it('reports every missing field', () => {
    const result = readProductForm({
      ...good,
      name: ' ',
      stock: '',
      prices: { enduser: '1', reseller: '', distributor: '1' },
    })
    expect(result).toMatchObject({ message: 'Please fill all required fields.' })
    expect(faultsOf({ name: ' ', stock: '' })).toEqual(['name', 'stock'])
    expect(faultsOf({ modelNo: '', gst: '', hsn: '' })).toEqual([])
  })

  it.each([
    ['stock', { stock: '-1' }],
    ['stock', { stock: '1.5' }],
    ['stock', { stock: '1000001' }],
    ['gst', { gst: '17' }],
    ['gst', { gst: '0.18' }],
    ['gst', { gst: '-' }],
    ['hsn', { hsn: '12345' }],
    ['hsn', { hsn: '0000' }],
    ['unit', { unit: 'pieces' }],
    ['name', { name: 'x'.repeat(201) }],
    ['prices.enduser', { prices: { enduser: '0', reseller: '1', distributor: '1' } }],
    ['prices.reseller', { prices: { enduser: '14000', reseller: '1e3', distributor: '1' } }],
    ['prices.distributor', { prices: { enduser: '14000', reseller: '1', distributor: '1.005' } }],
  ] as const)('finds %s at fault', (field, change) => {
    expect(faultsOf(change)).toContain(field)
  })

  it('names the invalid slab', () => {
    const slabs = [
      { minQty: '10', maxQty: '24', price: '390' },
      { minQty: '20', maxQty: '', price: '380' },
    ]
    expect(readProductForm({ ...good, quantityBasedPrices: slabs })).toEqual({
      message: 'Slab 20+ overlaps slab 10–24.',
      fields: [{ field: 'quantityBasedPrices.1', message: 'Slab 20+ overlaps slab 10–24.' }],
    })
    const unpriced = [{ minQty: '10', maxQty: '24', price: '' }]
    expect(faultsOf({ quantityBasedPrices: unpriced })).toEqual(['quantityBasedPrices.0'])
    const dear = [{ minQty: '10', maxQty: '24', price: '15000' }]
    expect(faultsOf({ quantityBasedPrices: dear })).toEqual(['quantityBasedPrices.0'])
  })

  it('keeps the GST rate and the unit of a product where the form is blank', () => {
    const former = readGood({ gst: '28', unit: 'SET' })
    const blank = { ...good, gst: ' ', unit: '' }
    expect(readProductForm(blank, former)).toMatchObject({ gstPercent: 28, unit: 'SET' })
    expect(readProductForm(blank)).toMatchObject({ gstPercent: 18, unit: 'PCS' })
  })

  it('does not judge again what stays, and judges what changes', () => {
    const slabs = [
      { minQty: 10, maxQty: 24, price: paise(1_000) },
      { minQty: 25, price: paise(1_100) },
    ]
    const former = { ...readGood({}), gstPercent: 17, hsn: '0000', slabs }
    const form = formOfProduct(former)
    expect(readProductForm({ ...form, stock: '7' }, former)).toEqual({ ...former, stock: 7 })
    const dearer = { ...form, prices: { ...form.prices, reseller: '14001' } }
    expect(readProductForm(dearer, former)).toMatchObject({
      message: 'Slab 25+ costs more a piece than slab 10–24. More pieces must not cost more.',
    })
    expect(readProductForm(form)).toMatchObject({
      fields: [{ field: 'hsn' }, { field: 'gst' }, {}],
    })
  })

  it('round-trips a product through its form', () => {
    const amount = fc.integer({ min: 1, max: 1_000_000_000 })
    const gst = fc.constantFrom(...gstRates)
    fc.assert(
      fc.property(fc.tuple(amount, amount, amount), gst, ([a, b, c], rate) => {
        const rupees = (paise: number) => String(paise / 100)
        const prices = { enduser: rupees(a), reseller: rupees(b), distributor: rupees(c) }
        const form = { ...good, gst: String(rate), prices, quantityBasedPrices: [] }
        const draft = readProductForm(form)
        if ('fields' in draft) throw new Error(draft.message)
        expect(draft.pricesPaise).toEqual({ enduser: a, reseller: b, distributor: c })
        expect(readProductForm(formOfProduct(draft))).toEqual(draft)
      }),
    )
  })
})
