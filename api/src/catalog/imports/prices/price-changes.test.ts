import { expect, it } from '@jest/globals'
import type { PriceRule } from '@store/contract/rules/catalog/managed/price-rule'
import { paise } from '@store/contract/rules/pricing/money'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import type {
  PriceChangePreview,
  PriceChangeReport,
} from '@store/contract/schemas/catalog/price-changes'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const rule: PriceRule = {
  tiers: ['enduser', 'distributor'],
  direction: 'down',
  unit: 'percent',
  amount: 10,
  rounding: 'nine',
}

async function post<Answer>(admin: SignedInAccount, path: string, payload: object) {
  const url = `/api/admin/products/price-changes${path}`
  const { headers } = admin
  const answer = await store.app.inject({ method: 'POST', url, headers, payload })
  return { status: answer.statusCode, body: answer.json<Answer>() }
}

const preview = (admin: SignedInAccount, selection: object, change: object = {}) =>
  post<PriceChangePreview>(admin, '/preview', { rule: { ...rule, ...change }, selection })
const apply = (admin: SignedInAccount, seen: string) =>
  post<PriceChangeReport>(admin, '', { rule, seen })
const enduserPrices = () => store.db('products').orderBy('id').pluck('price_enduser')

it('previews, changes and undoes the prices of the filtered products', async () => {
  const admin = await signIn(store, 'superadmin')
  const slabs = [{ minQty: 10, price: paise(480_000) }]
  const plain = await createProduct(store.db, { name: 'Plain' })
  const slabbed = await createProduct(store.db, { name: 'Slabbed', slabs })
  await createProduct(store.db, { brand: 'Dell' })

  const { body } = await preview(admin, { filters: { brand: ['hp'] } })
  const message = 'Slab 10+ costs more than the end-user price of ₹4,499.'
  expect(body).toMatchObject({
    changed: 1,
    unchanged: 0,
    refused: 1,
    marked: 1,
    changes: [
      {
        _id: plain.publicId,
        name: 'Plain',
        prices: [
          { tier: 'enduser', from: 5_000, to: 4_499 },
          { tier: 'distributor', from: 4_200, to: 3_779 },
        ],
        marks: ['The reseller price of ₹4,500 is higher than the end-user price of ₹4,499.'],
      },
    ],
    refusals: [{ _id: slabbed.publicId, message }],
  })
  expect(await enduserPrices()).toEqual([500_000, 500_000, 500_000])

  const { body: report } = await apply(admin, body.seen)
  expect(report).toMatchObject({
    message: 'The prices of 1 product were changed.',
    changed: 1,
    skipped: 1,
    skips: [{ name: 'Slabbed', message }],
  })
  expect(await enduserPrices()).toEqual([449_900, 500_000, 500_000])
  const audit = await store.app.inject({ url: '/api/admin/audit', headers: admin.headers })
  expect(audit.json<AuditList>().entries).toMatchObject([
    {
      action: 'import.written',
      subject: { label: 'End-user price, Distributor price −10 %, to ₹…9' },
      changes: [
        { field: 'created' },
        { field: 'updated', to: '1' },
        { field: 'rejected', to: '1' },
      ],
    },
  ])

  const undo = `/api/products/imports/${report.importId}/undo`
  await store.app.inject({ method: 'POST', url: undo, headers: admin.headers })
  expect(await enduserPrices()).toEqual([500_000, 500_000, 500_000])
})

it('leaves out what somebody else changed or deleted since the preview, but not what was sold', async () => {
  const admin = await signIn(store, 'superadmin')
  const [edited, deleted, sold] = [
    await createProduct(store.db, { name: 'Edited' }),
    await createProduct(store.db, { name: 'Deleted' }),
    await createProduct(store.db, { name: 'Sold', stock: 20 }),
  ]
  const ids = [edited, deleted, sold].map(({ publicId }) => publicId)
  const { body } = await preview(admin, { ids })
  const call = (method: 'PATCH' | 'DELETE', id: string, payload: object = {}) =>
    store.app.inject({ method, url: `/api/products/${id}`, headers: admin.headers, payload })
  await call('PATCH', edited.publicId, { gst: { value: 12, seen: 18 } })
  await call('DELETE', deleted.publicId)
  await createOrder(store, { product: sold })

  const { body: report } = await apply(admin, body.seen)
  expect(report).toMatchObject({ changed: 1, skipped: 2 })
  expect(report.skips.map(({ name, message }) => [name, message]).sort()).toEqual([
    ['Deleted', 'This product is no longer on sale.'],
    ['Edited', 'Somebody else changed this product since the preview.'],
  ])
  expect(await enduserPrices()).toEqual([500_000, 500_000, 449_900])
  expect(await store.db('products').where('id', sold.id).pluck('stock')).toEqual([19])
})

it('refuses a rule that is none, and a preview that was not made here', async () => {
  const admin = await signIn(store, 'superadmin')
  await createProduct(store.db)
  const filters = { filters: {} }
  for (const change of [{ amount: 0 }, { amount: 1.005 }, { tiers: [] }, { rounding: 'up' }]) {
    expect([change, (await preview(admin, filters, change)).status]).toEqual([change, 400])
  }
  for (const seen of ['nonsense', 'AwA', '%%%']) {
    expect([seen, (await apply(admin, seen)).status]).toEqual([seen, 400])
  }
})

it('changes nothing when the rule leaves every price as it is', async () => {
  const admin = await signIn(store, 'superadmin')
  await createProduct(store.db, {
    pricesPaise: { enduser: paise(900), reseller: paise(900), distributor: paise(900) },
  })
  const { body } = await preview(admin, { filters: {} })
  expect(body).toMatchObject({ changed: 0, unchanged: 1 })
  const { body: report } = await apply(admin, body.seen)
  expect(report).toMatchObject({ message: 'No price was changed.', changed: 0 })
  expect(await store.db('imports').pluck('id')).toEqual([])
})
