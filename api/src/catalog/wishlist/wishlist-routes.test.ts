import { beforeEach, describe, expect, it } from '@jest/globals'
import { roles } from '@store/contract/rules/accounts/roles'
import { paise } from '@store/contract/rules/pricing/money'
import type { Wishlist } from '@store/contract/schemas/catalog/wishlist'
import { ulid } from 'ulid'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
let buyer: SignedInAccount

function change(verb: 'add' | 'remove', productId: string, { headers } = buyer) {
  const url = `/api/wishlist/${verb}`
  return store.app.inject({ method: 'POST', url, headers, payload: { productId } })
}

async function read(query = '', { headers } = buyer) {
  const answer = await store.app.inject({ url: `/api/wishlist/get${query}`, headers })
  const { wishlist } = answer.json<Wishlist>()
  return { answer, wishlist, names: wishlist.map(({ product }) => product.name) }
}

beforeEach(async () => {
  buyer = await signIn(store, 'reseller')
})

describe('the wishlist', () => {
  it.each([
    ['GET', 'get'],
    ['POST', 'add'],
    ['POST', 'remove'],
  ] as const)('asks a visitor for a login: %s /wishlist/%s', async (method, verb) => {
    const answer = await store.app.inject({ method, url: `/api/wishlist/${verb}` })
    expect([answer.statusCode, answer.json()]).toEqual([
      401,
      { code: 'not_signed_in', message: 'Please login' },
    ])
  })

  it.each(roles)('serves a %s', async (role) => {
    const { publicId } = await createProduct(store.db)
    const as = await signIn(store, role)
    expect((await change('add', publicId, as)).json()).toEqual({ message: 'Added to wishlist' })
    expect((await read('', as)).wishlist).toHaveLength(1)
  })

  it("shows its owner's products, newest first, at the prices of their tier", async () => {
    const pricesPaise = { enduser: paise(900), reseller: paise(800), distributor: paise(700) }
    const first = await createProduct(store.db, { name: 'First', pricesPaise })
    const second = await createProduct(store.db, { name: 'Second', pricesPaise })
    await change('add', first.publicId)
    await change('add', second.publicId)
    const { names, wishlist } = await read()
    expect(names).toEqual(['Second', 'First'])
    expect(wishlist[0]).toEqual({
      _id: expect.any(String),
      product: expect.objectContaining({ _id: second.publicId, prices: { reseller: 8 } }),
    })
  })

  it('contains a product once, even when it is added concurrently', async () => {
    const { publicId } = await createProduct(store.db)
    const answers = await Promise.all(Array.from({ length: 10 }, () => change('add', publicId)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(10).fill(200))
    expect((await read()).wishlist).toHaveLength(1)
  })

  it("removes a product from its owner's list only", async () => {
    const { publicId } = await createProduct(store.db)
    const other = await signIn(store, 'reseller')
    await change('add', publicId)
    await change('add', publicId, other)
    const answer = await change('remove', publicId)
    expect([answer.statusCode, answer.json()]).toEqual([200, { message: 'Removed from wishlist' }])
    expect((await read()).wishlist).toEqual([])
    expect((await read('', other)).wishlist).toHaveLength(1)
  })

  it('accepts a repeated removal', async () => {
    const { publicId } = await createProduct(store.db)
    expect((await change('remove', publicId)).statusCode).toBe(200)
  })

  it('rejects a product that is not on sale, and drops one that no longer is', async () => {
    const answer = await change('add', 'nothing')
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { code: 'product_not_found', message: 'Product not found.' },
    ])
    const { id, publicId } = await createProduct(store.db)
    await change('add', publicId)
    await store.db('products').where({ id }).update({ deleted_at: new Date() })
    const { answer: page, wishlist } = await read()
    expect([wishlist, page.headers['x-total-count']]).toEqual([[], '0'])
    expect((await change('add', publicId)).statusCode).toBe(404)
  })

  it('returns fifty entries by default', async () => {
    const { id } = await createProduct(store.db)
    const {
      id: _id,
      public_id: _publicId,
      ...row
    } = await store.db('products').where({ id }).first()
    const more = Array.from({ length: 50 }, () => ({ ...row, public_id: ulid() }))
    await store.db('products').insert(more)
    const ids: number[] = await store.db('products').pluck('id')
    const entry = { user_id: buyer.account.userId, created_at: new Date() }
    await store
      .db('wishlist_entries')
      .insert(ids.map((id) => ({ ...entry, public_id: ulid(), product_id: id })))
    const { wishlist, answer } = await read()
    expect([wishlist.length, answer.headers['x-total-count']]).toEqual([50, '51'])
    expect(answer.headers.link).toBe('</api/wishlist/get?page=2>; rel="next"')
    expect((await read('?page=2')).wishlist).toHaveLength(1)
  })

  it('is paginated on request', async () => {
    for (const name of ['A', 'B', 'C']) {
      await change('add', (await createProduct(store.db, { name })).publicId)
    }
    const first = await read('?limit=2')
    expect([first.names, first.answer.headers['x-total-count']]).toEqual([['C', 'B'], '3'])
    expect(first.answer.headers.link).toBe('</api/wishlist/get?limit=2&page=2>; rel="next"')
    expect((await read('?limit=2&page=2')).names).toEqual(['A'])
  })
})
