import { describe, expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { signIn } from '../../../test/factories/account-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
const prices = (enduser: number, reseller: number, distributor: number) => ({
  pricesPaise: {
    enduser: paise(enduser * 100),
    reseller: paise(reseller * 100),
    distributor: paise(distributor * 100),
  },
})

describe('GET /products/{id}', () => {
  it('shows a product with its slabs and pictures', async () => {
    const { publicId } = await createProduct(store.db, {
      slabs: [{ minQty: 10, price: paise(390_050) }],
      images: [{ key: 'a1', widths: [320, 800] }],
    })
    const product = (await store.app.inject(`/api/products/${publicId}`)).json<Product>()
    expect(product.quantityBasedPrices).toEqual([{ minQty: 10, price: 3900.5 }])
    expect(product.images).toEqual(['/api/images/a1-800.webp'])
    expect(product.pictures[0]?.srcSet).toBe(
      '/api/images/a1-320.webp 320w, /api/images/a1-800.webp 800w',
    )
  })

  it('does not find a product that is not on sale', async () => {
    const { id, publicId } = await createProduct(store.db)
    await store.db('products').where({ id }).update({ deleted_at: new Date() })
    for (const path of [`/api/products/${publicId}`, '/api/products/nothing']) {
      const answer = await store.app.inject(path)
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { code: 'product_not_found', message: 'Product not found.' },
      ])
    }
  })
})

describe('POST /pricing/calculate', () => {
  it('uses the lower of tier price and slab', async () => {
    const { publicId: productId } = await createProduct(store.db, {
      ...prices(900, 800, 700),
      slabs: [{ minQty: 5, maxQty: 9, price: paise(75_000) }],
    })
    const ask = async (quantity: number, headers = {}) =>
      (
        await store.app.inject({
          method: 'POST',
          url: '/api/pricing/calculate',
          headers,
          payload: { productId, quantity },
        })
      ).json()
    expect(await ask(4)).toEqual({ unitPrice: 900, total: 3600 })
    expect(await ask(5)).toEqual({
      unitPrice: 750,
      total: 3750,
      slab: { minQty: 5, maxQty: 9, price: 750 },
    })
    const { headers } = await signIn(store, 'distributor')
    expect(await ask(5, headers)).toEqual({ unitPrice: 700, total: 3500 })
  })

  it('rejects a quantity that nobody can order and an unknown product', async () => {
    const { id, publicId } = await createProduct(store.db)
    const ask = (payload: object) =>
      store.app.inject({ method: 'POST', url: '/api/pricing/calculate', payload })
    for (const quantity of [0, 1.5, '2', 1_000_001, Number.MAX_SAFE_INTEGER]) {
      const answer = await ask({ productId: publicId, quantity })
      expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'quantity'])
    }
    await store.db('products').where({ id }).update({ deleted_at: new Date() })
    for (const productId of ['nothing', publicId]) {
      const answer = await ask({ productId, quantity: 1 })
      expect([answer.statusCode, answer.json()]).toEqual([
        404,
        { code: 'product_not_found', message: 'Product not found.' },
      ])
    }
  })
})

describe('GET /images/{name}', () => {
  it('rejects a picture that does not exist, and a name outside the folder', async () => {
    const names = ['a1-320.webp', '..%2Ffiles.webp', 'a1-320.png']
    const answers = await Promise.all(names.map((name) => store.app.inject(`/api/images/${name}`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 400, 400])
    expect(answers[0]?.json()).toEqual({ code: 'not_found', message: 'Not found.' })
    expect(answers[0]?.headers['cache-control']).not.toContain('immutable')
  })
})
