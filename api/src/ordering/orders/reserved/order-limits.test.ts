import { expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { BankBlock } from '@store/contract/schemas/settings'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder, fillCart, sendOrder } from '../../../../test/factories/order-factory.ts'
import { createProduct } from '../../../../test/factories/product-factory.ts'
import {
  bankEnvironment,
  createReservingClient,
} from '../../../../test/reserving/reserving-client.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const {
  NEW_BUYER_HOLD_HOURS: _hours,
  NEW_BUYER_HOLD_LIMIT: _limit,
  ...environment
} = bankEnvironment
const store = useTestStore({
  environment: { ...environment, NEW_BUYER_CONFIRMED_FACTOR: '1' },
})
const { send, reserve } = createReservingClient(store)

/** What the payment screen reads before anything is paid. */
async function limitsOf({ headers }: SignedInAccount): Promise<BankBlock['orderLimits']> {
  const answer = await store.app.inject({ url: '/api/settings/payment', headers })
  return answer.json<BankBlock>().orderLimits
}

const messageOf = (answer: { json<T>(): T }) => answer.json<{ message: string }>().message

/** A product at a price. */
async function createGoods(rupees: number, stock = 100) {
  const price = paise(rupees * 100)
  return createProduct(store.db, {
    stock,
    pricesPaise: { enduser: price, reseller: price, distributor: price },
  })
}

async function putInCart(buyer: SignedInAccount, rupees: number, quantity = 1): Promise<void> {
  await fillCart(store, buyer, { product: await createGoods(rupees), quantity })
}

it('says nothing of a usual first order', async () => {
  const buyer = await signIn(store, 'enduser')
  expect(await limitsOf(buyer)).toBeUndefined()
  await putInCart(buyer, 5_000, 3)
  expect(await limitsOf(buyer)).toBeUndefined()
})

it('says before what refuses the order: its value, to reserve and to pay', async () => {
  const buyer = await signIn(store, 'enduser')
  await putInCart(buyer, 50_001)
  const dear = await limitsOf(buyer)
  expect(dear).toEqual({ reserve: messageOf(await send(buyer)) })
  await putInCart(buyer, 150_000)
  const dearer = await limitsOf(buyer)
  expect(dearer).toEqual({
    reserve: messageOf(await send(buyer)),
    transfer: messageOf(await sendOrder(store, buyer)),
  })
})

it('counts the unpaid orders that are there already', async () => {
  const buyer = await signIn(store, 'enduser')
  await createOrder(store, { buyer, product: await createGoods(150_000) })
  await putInCart(buyer, 50_001)
  const limits = await limitsOf(buyer)
  expect(limits).toEqual({
    reserve: messageOf(await send(buyer)),
    transfer: messageOf(await sendOrder(store, buyer)),
  })
})

it('says before that it takes too large a part of a stock', async () => {
  const buyer = await signIn(store, 'enduser')
  await putInCart(buyer, 10, 21)
  const limits = await limitsOf(buyer)
  expect(limits).toEqual({
    reserve: messageOf(await send(buyer)),
    transfer: messageOf(await sendOrder(store, buyer)),
  })
  expect(limits?.transfer).toContain(': 20.')
})

it('says that a reserved order has to be paid first', async () => {
  const { buyer } = await reserve()
  await putInCart(buyer, 10)
  expect(await limitsOf(buyer)).toEqual({ reserve: messageOf(await send(buyer)) })
})

it('limits nothing for a buyer who has paid an order, and tells an admin nothing', async () => {
  const { buyer, order } = await createOrder(store)
  const { headers, ...admin } = await signIn(store, 'superadmin')
  const url = `/api/dashboard/orders/${order._id}/payment`
  await store.app.inject({ method: 'PUT', url, headers, payload: { paymentStatus: 'paid' } })
  await putInCart(buyer, 300_000)
  expect(await limitsOf(buyer)).toBeUndefined()
  expect(await limitsOf({ headers, ...admin })).toBeUndefined()
})
