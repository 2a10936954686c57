import { readFile } from 'node:fs/promises'
import { describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { ImportReport } from '@store/contract/schemas/catalog/imports'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { sendProductFile } from '../../../test/factories/product-form.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
const caseOf = (file: string) =>
  readFile(new URL(`../../../test/import-cases/${file}`, import.meta.url))

async function upload(admin: SignedInAccount, content: string | Buffer, query = '') {
  return (await sendProductFile(store, admin, { content, query })).json<ImportReport>()
}

/** A product with a rate that is not the default, and the row of a file about it. */
async function openProduct() {
  const admin = await signIn(store, 'superadmin')
  const slabs = [{ minQty: 10, price: paise(390_000) }]
  const facts = [{ name: 'Colour', value: 'Black' }]
  const { id } = await createProduct(store.db, {
    ...{ brand: 'HP', modelNo: 'TN 2365', name: 'Toner', hsn: '84439959' },
    ...{ gstPercent: 28, unit: 'SET', slabs, facts },
  })
  const row = async (cells: Record<string, string>) => {
    const columns = { brand: 'HP', modelNo: 'TN 2365', ...cells }
    const values = Object.values(columns).map((cell) => `"${cell}"`)
    return upload(admin, `${Object.keys(columns).join(',')}\n${values.join(',')}\n`)
  }
  const stored = async () => {
    const [product] = await store.db('products').where('id', id).select()
    const { gst_basis_points: gst, hsn, unit, name, stock, price_enduser: price } = product
    const lists = { slabs: JSON.parse(product.slabs), facts: product.facts }
    return { gst, hsn, unit, name, stock, price, ...lists }
  }
  return { admin, row, stored }
}

describe('a percentage', () => {
  it.each(['percent-typed-in-cells.xlsx', 'percent-as-text.xlsx'])(
    'in %s is the rate that is shown',
    async (file) => {
      const admin = await signIn(store, 'superadmin')
      const report = await upload(admin, await caseOf(file))
      expect(report).toMatchObject({ created: 2, rejected: [] })
      const rates = await store.db('products').orderBy('id').pluck('gst_basis_points')
      expect(rates).toEqual(file.includes('text') ? [1_800, 1_800] : [1_800, 2_800])
    },
  )

  it('without its format is refused, and the rate that is meant is named', async () => {
    const { row, stored } = await openProduct()
    const { rejected } = await row({ gst: '0.18' })
    expect(rejected).toMatchObject([
      { row: 2, field: 'gst', value: '0.18', message: expect.stringContaining('Did you mean 18?') },
    ])
    expect(await stored()).toMatchObject({ gst: 2_800 })
  })
})

describe('a blank cell', () => {
  it('keeps what the product has, in every column', async () => {
    const { row, stored } = await openProduct()
    const before = await stored()
    const blank = {
      name: '',
      category: ' ',
      description: '',
      gst: '',
      hsn: '',
      unit: '',
      stock: '',
    }
    const prices = { priceEnduser: '', priceReseller: '', priceDistributor: '' }
    const report = await row({ ...blank, ...prices, seenStock: '', slabs: '', facts: '' })
    expect(report).toMatchObject({ unchanged: 1, updated: 0, rejected: [] })
    expect(await stored()).toEqual(before)
  })

  it('is the default of a new product', async () => {
    const admin = await signIn(store, 'superadmin')
    const content =
      'name,brand,category,modelNo,description,gst,unit,stock,priceEnduser,priceReseller,priceDistributor\n' +
      'Toner,HP,Cartridge,X-1,Black,,,5,100,90,80\n'
    expect(await upload(admin, content)).toMatchObject({ created: 1 })
    expect(await store.db('products').select('gst_basis_points', 'unit')).toEqual([
      { gst_basis_points: 1_800, unit: 'PCS' },
    ])
  })
})

describe('a list without a column of names', () => {
  const headings = 'brand,modelNo,description,stock,priceEnduser,priceReseller,priceDistributor'

  it('calls a new product by its description, and leaves the name of a known one', async () => {
    const admin = await signIn(store, 'superadmin')
    const rows = [
      'HP,Cartridge,X-1,Black toner,5,100,90,80',
      `HP,Cartridge,X-2,${'long '.repeat(50)},5,100,90,80`,
    ]
    const content = [headings.replace('brand', 'brand,category'), ...rows].join('\n')
    const report = await upload(admin, content, '?partial=true')
    expect(report).toMatchObject({ created: 1, rejected: [{ row: 3, field: 'name' }] })
    expect(await upload(admin, `${headings}\nHP,X-1,Blue,5,100,90,80`)).toMatchObject({
      updated: 1,
    })
    expect(await store.db('products').select('name', 'description')).toEqual([
      { name: 'Black toner', description: 'Blue' },
    ])
  })
})

describe('a dash', () => {
  it('clears slabs, facts and HSN', async () => {
    const { row, stored } = await openProduct()
    expect(await row({ hsn: '-', slabs: ' - ', facts: '–' })).toMatchObject({ updated: 1 })
    expect(await stored()).toMatchObject({ hsn: null, slabs: [], facts: null, gst: 2_800 })
  })

  it('clears nothing that a product must have', async () => {
    const { row, stored } = await openProduct()
    const before = await stored()
    for (const column of ['gst', 'stock', 'priceEnduser', 'name', 'category', 'description']) {
      const { rejected } = await row({ [column]: '-' })
      expect([column, rejected.map(({ field }) => field)]).toEqual([column, [column]])
    }
    expect(await stored()).toEqual(before)
  })
})

describe('a comma that groups nothing', () => {
  it('is refused in words', async () => {
    const { row, stored } = await openProduct()
    const { rejected } = await row({ priceEnduser: '12,34' })
    expect(rejected).toMatchObject([{ field: 'priceEnduser', value: '12,34' }])
    expect((await row({ slabs: '10+:6,50' })).rejected).toMatchObject([
      { field: 'slabs', value: '10+:6,50' },
    ])
    expect(await stored()).toMatchObject({ price: 500_000, slabs: [{ price: 390_000 }] })
    expect(await row({ priceEnduser: '1,29,900.00', slabs: '10+:1,299.00' })).toMatchObject({
      updated: 1,
    })
    expect(await stored()).toMatchObject({ price: 12_990_000, slabs: [{ price: 129_900 }] })
  })
})

describe('a computed price', () => {
  it('counts as it is shown, with 15 digits', async () => {
    const { row, stored } = await openProduct()
    expect(await row({ priceEnduser: '5169.1000000000001' })).toMatchObject({ updated: 1 })
    expect(await stored()).toMatchObject({ price: 516_910 })
    expect(await row({ priceEnduser: '5169.105' })).toMatchObject({ rejectedRows: 1 })
  })
})

describe('a model number that looks the same', () => {
  it.each([
    ['double blanks', 'TN  2365'],
    ['a no-break space', 'TN\u00a02365'],
    ['a zero-width space', 'TN \u200b2365'],
    ['a zero-width joiner', 'TN \u200d2365'],
    ['a soft hyphen', 'TN 23\u00ad65'],
    ['a byte order mark', '\ufeffTN 2365'],
    ['full-width letters', 'ＴＮ 2365'],
  ])('with %s is the same product', async (_what, modelNo) => {
    const { row } = await openProduct()
    expect(await row({ modelNo, stock: '20', priceReseller: '4400' })).toMatchObject({
      created: 0,
      updated: 1,
    })
  })

  it('is one row of a file, and is stored as it is seen', async () => {
    const admin = await signIn(store, 'superadmin')
    const head =
      'name,brand,category,modelNo,description,stock,priceEnduser,priceReseller,priceDistributor\n'
    const line = (modelNo: string) => `Toner,HP,Cartridge,${modelNo},Black,5,100,90,80\n`
    const twice = await upload(admin, head + line('Café  1') + line('Cafe\u0301 1'))
    expect(twice.rejected).toMatchObject([{ row: 3, field: 'modelNo' }])
    expect(await upload(admin, head + line(' Cafe\u0301 \u00a0\u00ad1'))).toMatchObject({
      created: 1,
    })
    expect(await store.db('products').pluck('model_no')).toEqual(['Café 1'])
    expect(await upload(admin, head + line('CAFÉ 1'))).toMatchObject({ created: 0, updated: 1 })
  })
})

describe('what a check marks', () => {
  it('is a closed last slab, and a reseller above the end user', async () => {
    const { admin } = await openProduct()
    const content = 'brand,modelNo,priceReseller,slabs\nHP,TN 2365,5100,10-24:3900\n'
    const { changes } = await upload(admin, content, '?dryRun=true')
    expect(changes?.markedCells.map(({ field, mark }) => [field, mark])).toEqual([
      [
        'priceReseller',
        'The reseller price of ₹5,100 is higher than the end-user price of ₹5,000.',
      ],
      ['slabs', expect.stringContaining('From 25 pieces on, a piece costs up to ₹5,100 again')],
    ])
  })

  it('is not a slab that costs more for more pieces: that is refused', async () => {
    const { row } = await openProduct()
    expect((await row({ slabs: '10-24:700; 25+:800' })).rejected).toMatchObject([
      {
        field: 'slabs',
        message: 'Slab 25+ costs more a piece than slab 10–24. More pieces must not cost more.',
      },
    ])
  })
})
