import { describe, expect, it } from '@jest/globals'
import type { GoodsIn } from '@store/contract/schemas/stock/stock'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { createStockDesk } from '../../../test/factories/goods-in.ts'
import { createOrderChanges } from '../../../test/factories/order-changes.ts'
import { type PlacedOrder, sendOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { seededRandomInt } from '../../../test/factories/random-catalogue.ts'
import { stockOf } from '../../../test/stored-state.ts'
import { useTestStore } from '../../../test/test-store.ts'
import type { Database } from '../../base/base.ts'
import type { ProductRecord } from '../../catalog/products/product.ts'
import { createCounting } from './counts/post-count.ts'
import { createBooking } from './goods-in/book-goods-in.ts'
import { createReversal } from './goods-in/reverse-goods-in.ts'

/** Buyers without a paid order may take all of the stock. */
const store = useTestStore({ environment: { NEW_BUYER_STOCK_PERCENT: '100' } })
const desk = createStockDesk(store)
const orders = createOrderChanges(store)

/** A database whose connection dies when all is written, before the COMMIT. */
function dyingDatabase(): Database {
  return new Proxy(store.db, {
    get: (db, name) =>
      name === 'transaction'
        ? async (work: (trx: Database) => Promise<unknown>) =>
            db.transaction(async (trx) => {
              await work(trx)
              throw new Error('the connection died')
            })
        : Reflect.get(db, name),
  })
}

interface History {
  random: (limit: number) => number
  who: SignedInAccount
  buyer: SignedInAccount
  products: ProductRecord[]
  bills: GoodsIn[]
  placed: PlacedOrder[]
}

type Step = (history: History) => Promise<void>

const pick = <T>(list: readonly T[], { random }: Pick<History, 'random'>): T | undefined =>
  list[random(list.length)]

let numbers = 0

const billOf = ({ products, random }: History) => {
  numbers += 1
  const lines = products
    .filter(() => random(2) === 0)
    .map(({ publicId }) => ({
      productId: publicId,
      quantity: 1 + random(9),
      cost: 1 + random(500),
    }))
  const line = { productId: products[0]?.publicId ?? '', quantity: 1 }
  const supplier = `Supplier ${random(3)}`
  return { supplier, billNo: String(numbers), billedOn: '2026-11-18', lines: [line, ...lines] }
}

const countOf = ({ products, random }: History) => ({
  lines: products.map(({ publicId }) => ({ productId: publicId, counted: random(40) })),
})

const steps: readonly Step[] = [
  async (history) => {
    const answer = await desk.post(history.who, '/stock/goods-in', billOf(history))
    history.bills.push(answer.json<GoodsIn>())
  },
  async (history) => {
    const bill = pick(history.bills, history)
    if (bill) await desk.reverse(history.who, bill)
  },
  async (history) => void (await desk.post(history.who, '/stock/counts', countOf(history))),
  async (history) => {
    const { buyer, random } = history
    const product = pick(history.products, history)
    if (!product) return
    const line = { productId: product.publicId, quantity: 1 + random(4) }
    // Refused when less is there; somebody else may take it meanwhile.
    await desk.post(buyer, '/cart/add', line)
    const answer = await sendOrder(store, buyer)
    if (answer.statusCode !== 201) return
    history.placed.push({ ...answer.json<Pick<PlacedOrder, 'order'>>(), buyer, product })
  },
  async (history) => {
    const order = pick(history.placed, history)
    if (order) await orders.cancel(history.buyer, order, 'Too late')
  },
  async (history) => {
    const order = pick(history.placed, history)
    if (order) await orders.setStatus(history.who, order, 'processing')
  },
  async ({ who, products, random }) => {
    const product = products[random(products.length)]
    if (!product) return
    await store.app.inject({
      method: 'PATCH',
      url: `/api/products/${product.publicId}`,
      headers: who.headers,
      payload: { stock: { value: random(40), seen: await stockOf(store, product.id) } },
    })
  },
  async (history) => {
    const booking = createBooking({ db: dyingDatabase(), clock: store.clock })
    const { userId } = history.who.account
    await expect(booking(userId, billOf(history), undefined)).rejects.toThrow('died')
  },
  async (history) => {
    const counting = createCounting({ db: dyingDatabase(), clock: store.clock })
    await counting(history.who.account.userId, countOf(history), undefined).catch(() => undefined)
  },
  async (history) => {
    const reversal = createReversal({ db: dyingDatabase(), clock: store.clock })
    const bill = pick(history.bills, history)
    if (bill) {
      await reversal(history.who.account.userId, bill._id, 'Wrong').catch(() => undefined)
    }
  },
]

/** The card of each product comes to its stock, from its first change to its last, and nothing is unexplained. */
async function assertCards({ who, products }: History): Promise<void> {
  for (const product of products) {
    const { stock, movements } = await desk.readCard(who, product)
    expect(stock).toBe(await stockOf(store, product.id))
    expect(stock).toBeGreaterThanOrEqual(0)
    expect(movements.map(({ kind }) => kind)).not.toContain('unexplained')
    let balance = 0
    for (const movement of movements.toReversed()) {
      balance += movement.quantity
      expect(movement.balance).toBe(balance)
    }
    expect(balance).toBe(stock)
  }
}

describe('stock over random histories', () => {
  it.each([1, 2, 3, 4, 5, 6])('is what the cards come to, whatever failed (%i)', async (seed) => {
    const random = seededRandomInt(seed)
    const history: History = {
      random,
      who: await signIn(store, 'superadmin'),
      buyer: await signIn(store, 'reseller'),
      products: await Promise.all(
        [0, 1, 2].map(async () => createProduct(store.db, { stock: random(30) })),
      ),
      bills: [],
      placed: [],
    }
    for (let step = 0; step < 40; step += 1) await steps[random(steps.length)]?.(history)
    await assertCards(history)
  })

  it('adds up when bills, counts, orders and cancellations happen at once', async () => {
    const random = seededRandomInt(46)
    const products = await Promise.all(
      [0, 1, 2].map(async () => createProduct(store.db, { stock: 200 })),
    )
    const histories = await Promise.all(
      Array.from(
        { length: 10 },
        async (): Promise<History> => ({
          random,
          who: await signIn(store, 'superadmin'),
          buyer: await signIn(store, 'reseller'),
          products,
          bills: [],
          placed: [],
        }),
      ),
    )
    await Promise.all(
      histories.map(async (history) => {
        for (let step = 0; step < 8; step += 1) await steps[random(5)]?.(history)
      }),
    )
    for (const history of histories.slice(0, 1)) await assertCards(history)
  })
})
