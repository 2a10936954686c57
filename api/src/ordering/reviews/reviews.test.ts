import { describe, expect, it } from '@jest/globals'
import type { Review } from '@store/contract/schemas/catalog/reviews'
import { signIn } from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../test/test-store.ts'
import type { ProductRecord } from '../../catalog/products/product.ts'

const store = useTestStore()
const good = { rating: 4, comment: ' Clear print, fair price. ' }

const addressOf = (publicId: string) => `/api/products/${publicId}/reviews`
const write = (publicId: string, who: { headers: object }, payload: object = good) =>
  store.app.inject({
    method: 'POST',
    url: addressOf(publicId),
    headers: { ...who.headers },
    payload,
  })

async function aDelivered(of: { product?: ProductRecord } = {}) {
  const placed = await createOrder(store, of)
  await store.db('orders').update({ order_status: 'delivered' })
  return placed
}

describe('reviews of a product', () => {
  it('are written by buyers who received it, and read by everybody', async () => {
    const { buyer, product } = await aDelivered()
    const answer = await write(product.publicId, buyer)
    expect(answer.statusCode).toBe(201)
    const list = await store.app.inject(addressOf(product.publicId))
    expect(list.json<Review[]>()).toEqual([
      {
        _id: answer.json<Review>()._id,
        rating: 4,
        comment: 'Clear print, fair price.',
        author: 'Asha',
        createdAt: expect.any(String),
      },
    ])
    expect(list.headers['x-total-count']).toBe('1')
    expect(list.headers['x-rating-average']).toBe('4.0')
    expect(list.body).not.toContain('Mehta')
  })

  it('have the mean of all reviews, not of the returned page', async () => {
    const { buyer, product } = await aDelivered()
    const other = await aDelivered({ product })
    await write(product.publicId, buyer, { rating: 2, comment: 'Loud.' })
    await write(product.publicId, other.buyer, { rating: 5, comment: 'Quick.' })
    const list = await store.app.inject(`${addressOf(product.publicId)}?limit=1`)
    expect(list.json<Review[]>()).toHaveLength(1)
    expect(list.headers['x-rating-average']).toBe('3.5')
  })

  it('are limited to one per product and buyer', async () => {
    const { buyer, product } = await aDelivered()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => write(product.publicId, buyer)),
    )
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([
      201, 409, 409, 409, 409,
    ])
    const late = answers.find(({ statusCode }) => statusCode === 409)
    expect(late?.json()).toEqual({
      code: 'reviewed_before',
      message: 'You have reviewed this product already.',
    })
  })

  it('are rejected before the delivery, and from buyers of something else', async () => {
    const { buyer, product } = await createOrder(store)
    const message = 'You can review a product after it is delivered to you.'
    const early = await write(product.publicId, buyer)
    expect([early.statusCode, early.json().message]).toEqual([403, message])
    await store.db('orders').update({ order_status: 'delivered' })
    const other = await createProduct(store.db)
    expect((await write(other.publicId, buyer)).statusCode).toBe(403)
    expect((await write(product.publicId, await signIn(store, 'enduser'))).statusCode).toBe(403)
  })

  it.each([
    ['rating', { ...good, rating: 0 }],
    ['rating', { ...good, rating: 6 }],
    ['rating', { ...good, rating: 2.5 }],
    ['comment', { ...good, comment: '  ' }],
  ])('require a valid %s', async (field, payload) => {
    const { buyer, product } = await aDelivered()
    const answer = await write(product.publicId, buyer, payload)
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, field])
  })

  it('cannot be written by visitors and admins, nor for a product that is not on sale', async () => {
    const { publicId } = await createProduct(store.db)
    expect((await write(publicId, { headers: {} })).statusCode).toBe(401)
    for (const role of ['enduser-admin', 'superadmin'] as const) {
      expect((await write(publicId, await signIn(store, role))).statusCode).toBe(403)
    }
    expect((await write('nothing', await signIn(store, 'enduser'))).statusCode).toBe(404)
    expect((await store.app.inject(addressOf('nothing'))).statusCode).toBe(404)
  })
})
