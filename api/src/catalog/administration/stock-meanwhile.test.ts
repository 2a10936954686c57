import { expect, it } from '@jest/globals'
import { signIn } from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { sendProduct } from '../../../test/factories/product-form.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()

/** A product with twenty pieces, one of them sold since its stock was set. */
async function soldProduct() {
  const admin = await signIn(store, 'superadmin')
  const product = await createProduct(store.db, { stock: 20 })
  await createOrder(store, { product })
  const send = (fields: Record<string, string>) =>
    sendProduct(store, admin, { publicId: product.publicId, fields })
  return { product, send }
}

const stocks = () => store.db('products').pluck('stock')
const saleNamed = {
  message: 'Stock changed meanwhile: it was 20, it is 19 now. Check it and save again.',
}

it.each([
  ['no version and no stock that was seen', { stock: '30' }],
  ['the whole form again, without a version', { stock: '20' }],
  ['the stock as it was seen before the sale', { stock: '30', seenStock: '20' }],
  [
    'the version of before the sale, and the stock of then',
    { stock: '30', seenStock: '20', version: '1' },
  ],
  ['the version of before the sale', { stock: '30', version: '1' }],
])(
  'a stock sent with %s never overwrites a sale, which the refusal names',
  async (_what, fields) => {
    const { send } = await soldProduct()
    const answer = await send(fields)
    expect([answer.statusCode, answer.json()]).toMatchObject([409, saleNamed])
    expect(await stocks()).toEqual([19])
  },
)

it('a stock can be set by somebody who saw the sale', async () => {
  const { send } = await soldProduct()
  const answers = [
    await send({ stock: '30', seenStock: '19' }),
    await send({ stock: '31', version: '3' }),
    await send({ stock: '32' }),
  ]
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(await stocks()).toEqual([32])
})

it('an unchanged stock keeps the sale', async () => {
  const { send } = await soldProduct()
  const answer = await send({ stock: '20', seenStock: '20', description: 'Better words' })
  expect(answer.statusCode).toBe(200)
  expect(await stocks()).toEqual([19])
})

it('a stock cannot be set unseen when an older release wrote the product without the stock it set', async () => {
  const { send } = await soldProduct()
  await store.db('products').update({ stock_last_set: null })
  const answer = await send({ stock: '30' })
  expect([answer.statusCode, answer.json().message]).toEqual([
    409,
    'Stock changed meanwhile: it is 19 now. Check it and save again.',
  ])
})
