import { expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { Order } from '@store/contract/schemas/orders/orders'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { fillCart, sendOrder, testShipping } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import {
  bankEnvironment,
  createReservingClient,
} from '../../../../test/reserving/reserving-client.ts'
import { countRows } from '../../../../test/stored-state.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const {
  NEW_BUYER_HOLD_HOURS: _hours,
  NEW_BUYER_HOLD_LIMIT: _limit,
  ...environment
} = bankEnvironment
const store = useTestStore({
  environment: {
    ...environment,
    NEW_BUYER_NETWORK_RUPEES: '100000',
    // The accounts of tests have confirmed addresses.
    NEW_BUYER_CONFIRMED_FACTOR: '1',
  },
})
const { send, reserve, read, stockOf } = createReservingClient(store)

const hourMs = 3_600_000
const heldHours = ({ payBy = '', createdAt }: Order) =>
  (Date.parse(payBy) - Date.parse(createdAt)) / hourMs

async function setPaid(order: Order): Promise<void> {
  const url = `/api/dashboard/orders/${order._id}/payment`
  const { headers } = await signIn(store, 'superadmin')
  await store.app.inject({ method: 'PUT', url, headers, payload: { paymentStatus: 'paid' } })
}

/** Reserves from an address. */
const sendFrom = async ({ headers }: SignedInAccount, remoteAddress: string) =>
  store.app.inject({
    method: 'POST',
    url: '/api/orders/reserve',
    remoteAddress,
    headers,
    payload: { shippingInfo: testShipping },
  })

/** A product at ₹5,000. */
const createGoods = async (stock: number) =>
  createProduct(store.db, {
    stock,
    pricesPaise: { enduser: paise(500_000), reseller: paise(100), distributor: paise(100) },
  })

it('is held for a few hours until its buyer has paid an order, then as long as those of all others', async () => {
  const first = await reserve()
  expect(heldHours(first.order)).toBe(6)
  const shownHours = async () => {
    const { headers } = first.buyer
    const answer = await store.app.inject({ url: '/api/settings/payment', headers })
    return answer.json<{ holdHours: number }>().holdHours
  }
  expect(await shownHours()).toBe(6)
  await setPaid(first.order)
  expect(await shownHours()).toBe(48)
  const { order } = await reserve({ buyer: first.buyer })
  expect(heldHours(order)).toBe(48)
})

it('is the only one that a new buyer reserves', async () => {
  const { buyer } = await reserve()
  const product = await createProduct(store.db)
  await fillCart(store, buyer, { product, quantity: 1 })
  const refused = await send(buyer)
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    {
      code: 'too_many_reserved',
      message:
        'You already have a reserved order to pay. Pay or cancel it first, or pay this order now and upload the payment proof.',
    },
  ])
})

it('takes goods of a limited value from the store, by reserving and with a proof', async () => {
  const buyer = await signIn(store, 'enduser')
  for (let products = 0; products < 11; products += 1) {
    await fillCart(store, buyer, { product: await createGoods(1), quantity: 1 })
  }
  const refused = await send(buyer)
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    {
      code: 'new_buyer_value',
      message:
        'Until your first order is paid, you can reserve products for ₹50,000; with this order it would be ₹55,000. Order less, pay now and upload the payment proof, or contact us.',
    },
  ])
  expect((await sendOrder(store, buyer)).statusCode).toBe(201)
  await fillCart(store, buyer, { product: await createGoods(40), quantity: 8 })
  expect((await sendOrder(store, buyer)).statusCode).toBe(201)
  for (let products = 0; products < 5; products += 1) {
    await fillCart(store, buyer, { product: await createGoods(10), quantity: 5 })
  }
  const drawnUp = await sendOrder(store, buyer)
  expect([drawnUp.statusCode, drawnUp.json()]).toMatchObject([409, { code: 'new_buyer_value' }])
  expect(drawnUp.json<{ message: string }>().message).toContain('your money is not lost')
  expect(await countRows(store, 'orders')).toBe(2)
  expect(await countRows(store, 'files')).toBe(2)
})

it('takes a part of the stock of a product, but always a few pieces', async () => {
  const buyer = await signIn(store, 'reseller')
  const product = await createGoods(100)
  await fillCart(store, buyer, { product, quantity: 21 })
  const refused = await send(buyer)
  expect([refused.statusCode, refused.json()]).toEqual([
    409,
    {
      code: 'new_buyer_stock',
      message: `Until your first order is paid, you can reserve only a part of our stock. The most you can order now: ${product.name}: 20. Order fewer, or contact us.`,
    },
  ])
  expect(await stockOf(product)).toBe(100)
  const last = await createGoods(10)
  expect((await reserve({ product: last, quantity: 10 })).order.orderStatus).toBe('pending')
})

it('takes goods of a limited value with all new buyers of its network, also when they order at once', async () => {
  const product = await createGoods(1_000)
  const buyers = await Promise.all(Array.from({ length: 20 }, () => signIn(store, 'enduser')))
  await Promise.all(buyers.map((buyer) => fillCart(store, buyer, { product, quantity: 3 })))
  const answers = await Promise.all(buyers.map((buyer) => sendFrom(buyer, '203.0.113.7')))
  const placed = answers.filter(({ statusCode }) => statusCode === 201)
  expect(placed).toHaveLength(6)
  const refused = answers.filter(({ statusCode }) => statusCode === 409)
  expect(new Set(refused.map((answer) => answer.json<{ code: string }>().code))).toEqual(
    new Set(['new_buyer_network']),
  )
  expect(await stockOf(product)).toBe(982)
  const elsewhere = await signIn(store, 'enduser')
  await fillCart(store, elsewhere, { product, quantity: 3 })
  expect((await sendFrom(elsewhere, '203.0.113.8')).statusCode).toBe(201)
})

it('takes a part of the stock with all new buyers of its network, also when they order at once', async () => {
  const product = await createProduct(store.db, { stock: 100 })
  const buyers = await Promise.all(Array.from({ length: 20 }, () => signIn(store, 'reseller')))
  await store.db('products').where('id', product.id).update({ price_reseller: 100 })
  await Promise.all(buyers.map((buyer) => fillCart(store, buyer, { product, quantity: 11 })))
  const answers = await Promise.all(buyers.map((buyer) => sendFrom(buyer, '203.0.113.7')))
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1)
  expect(await stockOf(product)).toBe(89)
})

it('reserves within its limit when it reserves and fills the cart again at once', async () => {
  const buyer = await signIn(store, 'enduser')
  const product = await createProduct(store.db, { stock: 500 })
  for (let round = 0; round < 3; round += 1) {
    await fillCart(store, buyer, { product, quantity: 1 })
    await Promise.all(
      Array.from({ length: 20 }, (_, host) => sendFrom(buyer, `203.0.113.${host + 1}`)),
    )
  }
  expect(await countRows(store, 'orders')).toBe(1)
})

it('takes any goods once an order of its buyer was paid', async () => {
  const { buyer, order } = await reserve()
  await setPaid(order)
  await fillCart(store, buyer, { product: await createGoods(100), quantity: 100 })
  const placed = await send(buyer, { shippingInfo: testShipping })
  expect(placed.statusCode).toBe(201)
  expect((await read(buyer, placed.json<{ order: Order }>().order)).orderStatus).toBe('pending')
})
