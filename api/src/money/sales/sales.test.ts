import { describe, expect, it } from '@jest/globals'
import { salesGroups } from '@store/contract/rules/sales/sales-groups'
import type { Sales } from '@store/contract/schemas/payments/sales'
import { signIn } from '../../../test/factories/account-factory.ts'
import { invoiceClient, seller } from '../../../test/factories/invoice-client.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { randomDocuments } from '../../../test/taxes/random-documents.ts'
import { storeDocuments } from '../../../test/taxes/store-documents.ts'
import { useTestStore } from '../../../test/test-store.ts'

const now = { at: new Date('2026-11-27T06:00:00Z') }
const store = useTestStore({ environment: seller, clock: { now: () => now.at } })
const { createShipped, setStatus } = invoiceClient(store)

type Caller = Awaited<ReturnType<typeof signIn>>

const ask = async ({ headers }: Caller, query: Record<string, string>, path = '') =>
  store.app.inject({ url: `/api/admin/sales${path}`, query, headers })
const read = async (who: Caller, query: Record<string, string>) =>
  (await ask(who, query)).json<Sales>()

const product = async (
  name: string,
  { modelNo, brand, category }: Record<'modelNo' | 'brand' | 'category', string>,
) => createProduct(store.db, { name, modelNo, brand, category, stock: 100 })

describe('the sales of a period', () => {
  it('are invoices less credit notes, by what an admin wants to know', async () => {
    const toner = await product('Toner', { modelNo: 'LT-88A', brand: 'Lapcare', category: 'Toner' })
    const camera = await product('Dome camera', {
      modelNo: 'DC-2',
      brand: 'CP Plus',
      category: 'CCTV',
    })
    const { buyer } = await createShipped({ role: 'reseller', product: toner, quantity: 3 })
    await createShipped({ role: 'distributor', product: camera, quantity: 2 })
    const { order: back } = await createShipped({ role: 'enduser', product: camera, quantity: 1 })
    await setStatus(back, 'cancelled', 'Sent back')
    const admin = await signIn(store, 'superadmin')

    const products = await read(admin, { by: 'product' })
    expect(products.totals).toMatchObject({ invoices: 3, pieces: 5 })
    const inShort = products.rows.map(({ name, detail, pieces }) => [name, detail, pieces])
    expect(inShort.toSorted()).toEqual([
      ['Dome camera', 'DC-2', 2],
      ['Toner', 'LT-88A', 3],
    ])
    const { rows: brands } = await read(admin, { by: 'brand' })
    expect(brands.map(({ name }) => name).toSorted()).toEqual(['CP Plus', 'Lapcare'])
    const { rows: categories } = await read(admin, { by: 'category' })
    expect(categories.map(({ name }) => name).toSorted()).toEqual(['CCTV', 'Toner'])
    const { rows: customers } = await read(admin, { by: 'customer' })
    expect(customers.map(({ customer }) => customer)).toContain(buyer.account.publicId)
    expect(customers).toHaveLength(3)
    const { rows: months } = await read(admin, { by: 'month' })
    expect(months).toMatchObject([{ name: '2026-11', invoices: 3 }])
    const { rows: states } = await read(admin, { by: 'state' })
    expect(states.map(({ name }) => name).join()).toMatch(/\(\d\d\)/)
  })

  it('are those of the tier of an admin', async () => {
    const toner = await product('Toner', { modelNo: 'LT-77', brand: 'Lapcare', category: 'Toner' })
    await createShipped({ role: 'reseller', product: toner, quantity: 3 })
    const own = await signIn(store, 'reseller-admin')
    const other = await signIn(store, 'distributor-admin')
    expect((await read(own, { by: 'brand' })).rows).toMatchObject([{ name: 'Lapcare', pieces: 3 }])
    for (const by of salesGroups) {
      expect(await read(other, { by })).toMatchObject({
        totals: { invoices: 0, total: 0 },
        rows: [],
      })
      const { payload } = await ask(other, { by, format: 'csv' }, '/file')
      expect(payload).not.toContain('Lapcare')
    }
    for (const role of ['reseller', 'enduser'] as const)
      expect((await ask(await signIn(store, role), { by: 'brand' })).statusCode).toBe(403)
  })

  it('add up to the same by everything, as the documents do', async () => {
    await storeDocuments(store, randomDocuments(400, 20_261_130))
    now.at = new Date('2026-12-05T06:00:00Z')
    const admin = await signIn(store, 'superadmin')
    const period = { from: '2026-11-01', to: '2026-11-30' }
    const contents: { kind: string; content: string }[] = await store
      .db('tax_documents')
      .select('kind', 'content')
    const sumOf = (name: string) =>
      contents.reduce(
        (sum, { kind, content }) =>
          sum + (kind === 'invoice' ? 1 : -1) * JSON.parse(content).totals[name],
        0,
      ) / 100
    const [total, taxable] = [sumOf('total'), sumOf('taxable')]
    for (const by of salesGroups) {
      const { rows, totals } = await read(admin, { ...period, by, limit: '100' })
      const sum = rows.reduce((paise, row) => paise + Math.round(row.total * 100), 0)
      expect([by, totals.total, sum / 100, totals.taxable]).toEqual([by, total, total, taxable])
    }
  })

  it('are read over whole days of India, page by page', async () => {
    now.at = new Date('2026-03-31T18:29:00Z')
    const models = ['A-1', 'B-2', 'C-3']
    for (const [index, model] of models.entries()) {
      const sold = await product(`Cable ${model}`, {
        modelNo: model,
        brand: 'D-Link',
        category: 'Cables',
      })
      await createShipped({ role: 'reseller', product: sold, quantity: index + 1 })
    }
    now.at = new Date('2026-04-01T06:00:00Z')
    const admin = await signIn(store, 'superadmin')
    expect((await read(admin, { by: 'product' })).rows).toEqual([])
    const march = { by: 'product', from: '2026-03-31', to: '2026-03-31' }
    const page = await ask(admin, { ...march, limit: '2', page: '2' })
    expect(page.json<Sales>().rows.map(({ detail }) => detail)).toEqual(['A-1'])
    expect(page.headers['x-total-count']).toBe('3')
    const wrong = await ask(admin, { ...march, from: '2026-04-01' })
    expect([wrong.statusCode, wrong.body]).toEqual([400, expect.stringContaining('after the last')])
  })

  it('are a sheet that ends with its sum', async () => {
    const sold = await product('Cable', { modelNo: 'C-9', brand: 'D-Link', category: 'Cables' })
    await createShipped({ role: 'reseller', product: sold, quantity: 4 })
    const { payload, headers } = await ask(
      await signIn(store, 'superadmin'),
      { by: 'product', format: 'csv' },
      '/file',
    )
    const lines = payload.trim().split(/\r?\n/)
    expect(lines[0]).toContain('Product,Model,Invoices,Pieces,Taxable value,GST,With tax')
    expect(lines.at(-1)).toMatch(/^Total,,1,4,/)
    expect(headers['content-disposition']).toContain('sales-by-product-')
  })
})
