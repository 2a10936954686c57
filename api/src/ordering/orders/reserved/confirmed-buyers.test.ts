import { expect, it } from '@jest/globals'
import { paise } from '@store/contract/rules/pricing/money'
import type { BankBlock } from '@store/contract/schemas/settings'
import { createAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { fillCart } from '../../../../test/factories/order-factory.ts'
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
  environment: { ...environment, PUBLIC_ORIGIN: 'https://store.example' },
})
const { send } = createReservingClient(store)

/** A buyer who has paid no order yet. */
async function newBuyer({ isEmailUnconfirmed }: { isEmailUnconfirmed: boolean }) {
  return signIn(store, await createAccount(store.db, { isEmailUnconfirmed }))
}

/** Tries to reserve an order of one product. */
async function reserveWorth(buyer: Awaited<ReturnType<typeof newBuyer>>, rupees: number) {
  const price = paise(rupees * 100)
  const prices = { enduser: price, reseller: price, distributor: price }
  const product = await createProduct(store.db, { stock: 1, pricesPaise: prices })
  await fillCart(store, buyer, { product, quantity: 1 })
  const answer = await send(buyer)
  return answer.statusCode === 201 ? 'reserved' : answer.json<{ code: string }>().code
}

it('a new buyer with a confirmed e-mail address reserves two orders at once, an unconfirmed one the first', async () => {
  const unconfirmed = await newBuyer({ isEmailUnconfirmed: true })
  const confirmed = await newBuyer({ isEmailUnconfirmed: false })
  const tries = async (buyer: typeof confirmed) => [
    await reserveWorth(buyer, 1_000),
    await reserveWorth(buyer, 1_000),
    await reserveWorth(buyer, 1_000),
  ]
  expect(await tries(unconfirmed)).toEqual(['reserved', 'too_many_reserved', 'too_many_reserved'])
  expect(await tries(confirmed)).toEqual(['reserved', 'reserved', 'too_many_reserved'])
})

it('and goods of twice the value', async () => {
  const unconfirmed = await newBuyer({ isEmailUnconfirmed: true })
  const confirmed = await newBuyer({ isEmailUnconfirmed: false })
  expect(await reserveWorth(unconfirmed, 50_001)).toBe('new_buyer_value')
  expect(await reserveWorth(confirmed, 100_000)).toBe('reserved')
  expect(await reserveWorth(await newBuyer({ isEmailUnconfirmed: false }), 100_001)).toBe(
    'new_buyer_value',
  )
})

it('and is asked to confirm it before he pays, if that helps', async () => {
  const buyer = await newBuyer({ isEmailUnconfirmed: true })
  const url = '/api/settings/payment'
  const { headers } = buyer
  const limits = async () =>
    (await store.app.inject({ url, headers })).json<BankBlock>().orderLimits
  expect(await reserveWorth(buyer, 50_001)).toBe('new_buyer_value')
  expect(await limits()).toMatchObject({ isEmailAsked: true })
  expect(await reserveWorth(buyer, 400_000)).toBe('new_buyer_value')
  expect((await limits())?.isEmailAsked).toBeUndefined()
})
