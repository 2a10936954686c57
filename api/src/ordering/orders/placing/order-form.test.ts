import { describe, expect, it } from '@jest/globals'
import { signIn } from '../../../../test/factories/account-factory.ts'
import { multipartOf } from '../../../../test/factories/multipart-form.ts'
import {
  fillCart,
  sendOrder,
  testPng,
  testShipping,
} from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import { useTestStore } from '../../../../test/test-store.ts'

describe('the form of an order', () => {
  const store = useTestStore()

  const buyerWithCart = async () => {
    const buyer = await signIn(store, 'enduser')
    await fillCart(store, buyer, { product: await createProduct(store.db), quantity: 1 })
    return buyer
  }

  it.each([
    ['city', { city: 7 }],
    ['deliveryMethod', { deliveryMethod: 'drone' }],
    ['address', { address: 'x'.repeat(401) }],
  ])('reports an invalid %s of the shipping', async (field, change) => {
    const shipping = { ...testShipping, ...change }
    const answer = await sendOrder(store, await buyerWithCart(), { shipping })
    expect([answer.statusCode, answer.json()]).toMatchObject([
      400,
      {
        code: 'invalid_input',
        message: 'Please check the highlighted fields.',
        errors: [{ field }],
      },
    ])
    expect(await store.db('orders').pluck('id')).toEqual([])
  })

  it.each(['', '{"shippingInfo":', '[]', 'null'])(
    'without shipping asks for it: data is %j',
    async (data) => {
      const buyer = await buyerWithCart()
      const paymentProof = { content: await testPng(), name: 'transfer.png' }
      const { payload, headers } = multipartOf({ data, paymentProof })
      const answer = await store.app.inject({
        method: 'POST',
        url: '/api/orders/manual',
        headers: { ...buyer.headers, ...headers },
        payload,
      })
      const message = 'Missing shipping info.'
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { code: 'invalid_input', message, errors: [{ field: 'shippingInfo', message }] },
      ])
    },
  )

  it.each(['two words', 'x'.repeat(101)])('is not sent under the key %j', async (key) => {
    const answer = await sendOrder(store, await buyerWithCart(), { key })
    expect([answer.statusCode, answer.json().errors[0].field]).toEqual([400, 'idempotency-key'])
    expect(await store.db('orders').pluck('id')).toEqual([])
  })
})
