import { expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { AuditList } from '@store/contract/schemas/accounts/audit'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { ProductPatch } from '@store/contract/schemas/catalog/managed-products'
import type { ErrorBody } from '@store/contract/schemas/wire'
import { signIn } from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()

/** A product of ₹5,000, ₹4,500 and ₹4,200 with a slab at ₹4,000, and the superadmin who changes its cells. */
async function openProduct() {
  const admin = await signIn(store, 'superadmin')
  const slabs = [{ minQty: 10, price: paise(400_000) }]
  const product = await createProduct(store.db, { stock: 20, slabs })
  const patch = async (payload: ProductPatch | object) => {
    const url = `/api/products/${product.publicId}`
    const answer = await store.app.inject({ method: 'PATCH', url, headers: admin.headers, payload })
    return { status: answer.statusCode, body: answer.json<Product & ErrorBody>() }
  }
  return { admin, product, patch }
}

it('changes single cells, leaves the rest, and records what changed', async () => {
  const { admin, patch, product } = await openProduct()
  const { status, body } = await patch({
    stock: { value: 25, seen: 20 },
    gst: { value: 12, seen: 18 },
    prices: { reseller: { value: 4_449.5, seen: 4_500 } },
  })
  expect([status, body]).toMatchObject([
    200,
    {
      name: product.name,
      stock: 25,
      gst: 12,
      prices: { enduser: 5_000, reseller: 4_449.5, distributor: 4_200 },
      quantityBasedPrices: [{ minQty: 10, price: 4_000 }],
    },
  ])
  const audit = await store.app.inject({ url: '/api/admin/audit', headers: admin.headers })
  expect(audit.json<AuditList>().entries[0]).toMatchObject({
    action: 'product.changed',
    changes: [
      { field: 'gst', from: '18', to: '12' },
      { field: 'stock', from: '20', to: '25' },
      { field: 'prices.reseller', from: '4500', to: '4449.5' },
    ],
  })
})

it('names a sale or a change since the cell was seen, and writes nothing', async () => {
  const { patch, product } = await openProduct()
  await createOrder(store, { product })
  const sold = await patch({ stock: { value: 30, seen: 20 }, gst: { value: 5, seen: 18 } })
  expect([sold.status, sold.body]).toMatchObject([
    409,
    {
      code: 'stock_changed',
      message: 'Stock changed meanwhile: it was 20, it is 19 now. Check it and save again.',
    },
  ])
  await patch({ prices: { enduser: { value: 5_100, seen: 5_000 } } })
  const message =
    'End-user price changed meanwhile: it was ₹5,000, it is ₹5,100 now. Check it and save again.'
  const late = await patch({ prices: { enduser: { value: 5_200, seen: 5_000 } } })
  expect([late.status, late.body]).toEqual([
    409,
    { code: 'product_changed', message, errors: [{ field: 'prices.enduser', message }] },
  ])
  const [row] = await store.db('products').select('stock', 'gst_basis_points', 'price_enduser')
  expect(row).toEqual({ stock: 19, gst_basis_points: 1_800, price_enduser: 510_000 })
})

it('refuses a price below a slab, values that are none, and a patch without a cell', async () => {
  const { patch } = await openProduct()
  const below = await patch({ prices: { enduser: { value: 3_999, seen: 5_000 } } })
  expect([below.status, below.body.message]).toEqual([
    400,
    'Slab 10+ costs more than the end-user price of ₹3,999.',
  ])
  const bad = [
    { prices: { enduser: { value: 0, seen: 5_000 } } },
    { prices: { enduser: { value: 1.005, seen: 5_000 } } },
    { stock: { value: -1, seen: 20 } },
    { stock: { value: 21 } },
    { gst: { value: 17, seen: 18 } },
    { prices: {} },
    {},
  ]
  for (const one of bad) expect([one, (await patch(one)).status]).toEqual([one, 400])
  expect(await store.db('products').pluck('version')).toEqual([1])
})

it('changes the stock of a product whose rate and slabs are of former times, and reads computed prices', async () => {
  const { patch, product } = await openProduct()
  const slabs = JSON.stringify([
    { minQty: 10, maxQty: 24, price: 70_000 },
    { minQty: 25, price: 80_000 },
  ])
  await store.db('products').where('id', product.id).update({ gst_basis_points: 1_700, slabs })
  expect((await patch({ stock: { value: 25, seen: 20 } })).status).toBe(200)
  const priced = await patch({ prices: { reseller: { value: 4_400, seen: 4_500 } } })
  expect([priced.status, priced.body.message]).toEqual([
    400,
    'Slab 25+ costs more a piece than slab 10–24. More pieces must not cost more.',
  ])
  await store.db('products').where('id', product.id).update({ slabs: '[]' })
  const computed = await patch({ prices: { reseller: { value: 1169.1000000000001, seen: 4_500 } } })
  expect(computed).toMatchObject({ status: 200, body: { prices: { reseller: 1_169.1 } } })
})

it('is not found once it was deleted', async () => {
  const { patch, product } = await openProduct()
  await store.db('products').where('id', product.id).update({ deleted_at: store.clock.now() })
  expect((await patch({ gst: { value: 5, seen: 18 } })).status).toBe(404)
})
