import { expect, it } from '@jest/globals'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { StatementList } from '@store/contract/schemas/payments/statements'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { pick, seededRandomInt } from '../../../test/factories/random-catalogue.ts'
import { reviewProof } from '../../../test/factories/review-proof.ts'
import { findMoneyFaults } from '../../../test/receipts/money-faults.ts'
import {
  assignReceipt,
  listReceipts,
  postStatement,
  statementOf,
  takeBackReceipt,
} from '../../../test/receipts/receipt-client.ts'
import { useTestStore } from '../../../test/test-store.ts'

const store = useTestStore()
const actsPerAdmin = 75
const stock = 50

type RandomInt = (below: number) => number
type Answer = { statusCode: number; body: string }
type Act = (who: SignedInAccount, orders: readonly Order[], randomInt: RandomInt) => Promise<Answer>

const none: Answer = { statusCode: 200, body: '' }
/** Three statements that share lines. */
const files = [0, 1, 2].map((first) =>
  statementOf(
    Array.from({ length: 4 }, (_, line) => ({
      amount: 1000 * (1 + first + line),
      narration: `NEFT PAYMENT ${first + line}`,
    })),
  ),
)

const acts: readonly Act[] = [
  (who, _orders, randomInt) => postStatement(store, who, { content: pick(files, randomInt) }),
  async (who, orders, randomInt) => {
    const open = await listReceipts(store, who, pick(['waiting', 'proposed'], randomInt))
    if (open.length === 0) return none
    const receipt = pick(open, randomInt)
    const amount = randomInt(2) === 0 ? receipt.open : 1000
    const parts = [{ order: pick(orders, randomInt)._id, amount: Math.min(amount, receipt.open) }]
    if (randomInt(3) === 0) parts.push({ order: pick(orders, randomInt)._id, amount: 500 })
    return assignReceipt(store, who, { receipt, parts })
  },
  async (who, _orders, randomInt) => {
    const settled = await listReceipts(store, who, pick(['settled', 'waiting'], randomInt))
    return settled.length === 0 ? none : takeBackReceipt(store, who, pick(settled, randomInt))
  },
  (who, orders, randomInt) =>
    store.app.inject({
      method: 'PUT',
      url: `/api/dashboard/orders/${pick(orders, randomInt)._id}/payment`,
      headers: who.headers,
      payload: {
        paymentStatus: pick(['paid', 'paid', 'pending', 'processing', 'failed'], randomInt),
      },
    }),
  async (who, orders, randomInt) => {
    const { _id } = pick(orders, randomInt)
    const read = await store.app.inject({ url: `/api/orders/${_id}`, headers: who.headers })
    const verdict = pick(['verified', 'rejected'], randomInt)
    const seen = read.json<Order>().updatedAt
    return reviewProof(store, { who, order: { _id } }, { verdict, reason: 'Another amount', seen })
  },
  async (who, orders, randomInt) =>
    randomInt(4) > 0
      ? none
      : store.app.inject({
          method: 'PUT',
          url: `/api/dashboard/${pick(orders, randomInt)._id}/status`,
          headers: who.headers,
          payload: { status: 'cancelled' },
        }),
  async (who, _orders, randomInt) => {
    if (randomInt(3) > 0) return none
    const list = await store.app.inject({ url: '/api/statements', headers: who.headers })
    const read = list.json<StatementList>().statements.filter(({ undoneAt }) => !undoneAt)
    if (read.length === 0) return none
    return store.app.inject({
      method: 'DELETE',
      url: `/api/statements/${pick(read, randomInt)._id}`,
      headers: who.headers,
    })
  },
]

it('money is neither lost nor doubled by four admins who do everything at once', async () => {
  const product = await createProduct(store.db, { stock })
  const { order: first, buyer } = await createOrder(store, { product })
  const orders = [first]
  while (orders.length < 6) orders.push((await createOrder(store, { product, buyer })).order)
  const counts = new Map<number, number>()
  const work = async (seed: number) => {
    const who = await signIn(store, seed % 2 === 0 ? 'superadmin' : 'enduser-admin')
    const randomInt = seededRandomInt(seed)
    for (let act = 0; act < actsPerAdmin; act += 1) {
      const { statusCode, body } = await pick(acts, randomInt)(who, orders, randomInt)
      if (statusCode >= 500) throw new Error(body)
      counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
    }
  }
  await Promise.all([1, 2, 3, 4].map(work))

  expect(await findMoneyFaults(store.db)).toEqual([])
  const active = await store.db('bank_statement_lines').whereNotNull('line_hash').pluck('line_hash')
  expect(new Set(active).size).toBe(active.length)
  const held = await store.db('orders').whereNot('order_status', 'cancelled')
  const { stock: left } = await store.db('products').where('id', product.id).first()
  expect(left).toBe(stock - held.length)
  // Many acts were done and many refused, or nothing was tried.
  expect((counts.get(201) ?? 0) > 20 && (counts.get(409) ?? 0) > 10).toBe(true)
})
