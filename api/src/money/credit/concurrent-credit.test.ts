import { expect, it } from '@jest/globals'
import { creditClient } from '../../../test/credit-client.ts'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { fillCart, testShipping } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { createTestOrders } from '../../../test/factories/test-orders.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { BatchExecutor, HttpError } from '../../base/base.ts'
import { newPublicId } from '../../base/shared/ids.ts'
import { type BuyerCredit, owedOrdersStatement } from '../../ordering/ordering.ts'
import { paymentLedger } from '../receipts/ledger/payment-ledger.ts'
import { buyerCredit } from './buyer-credit.ts'

const store = useTestStore()
const { createBuyer } = creditClient(store)

const [buyers, ordersOfBuyer, connections] = [200, 2, 16]
/** An order is ₹4,500; so many of them are within the limit. */
const within = 37

/** All accounts are of one firm, which has one limit. */
function creditOfFirm(owner: number, userIds: readonly number[]): BuyerCredit {
  return {
    ...buyerCredit,
    readTerms: async (db) => buyerCredit.readTerms(db, owner),
    checkOf(_userId, today) {
      const own = buyerCredit.checkOf(owner, today)
      const [terms, ordersOfOwner, others] = own.after
      const ordersOfAll = owedOrdersStatement(paymentLedger, userIds)
      return {
        before: own.before,
        after: [terms, ordersOfAll, others].filter((statement) => statement !== undefined),
        standingOf: (rowsOf) =>
          own.standingOf((statement) =>
            rowsOf(statement === ordersOfOwner ? ordersOfAll : statement),
          ),
      }
    },
  }
}

it('200 buyers of a firm who order twice at once are given what is left of its limit, and not a paisa more', async () => {
  const owner = await createBuyer({ limit: within * 4500 + 4499 })
  const members: SignedInAccount[] = []
  while (members.length < buyers) {
    members.push(
      ...(await Promise.all(Array.from({ length: 20 }, () => signIn(store, 'reseller')))),
    )
  }
  const product = await createProduct(store.db, { stock: buyers * ordersOfBuyer })
  const executor = new BatchExecutor(store.config.DATABASE_URL, connections)
  const userIds = [owner, ...members].map(({ account }) => account.userId)
  const credit = creditOfFirm(owner.account.userId, userIds)
  const orders = createTestOrders(store, executor, { credit })

  async function tryOrder(member: SignedInAccount): Promise<string> {
    const { userId, publicId, email } = member.account
    const placing = orders.place({
      publicId: newPublicId(),
      buyer: { userId, publicId, email, name: 'Asha Mehta', role: 'reseller', network: 'unknown' },
      shipping: testShipping,
      poNumber: undefined,
      buyerNote: undefined,
      expected: {},
      payment: { method: 'bank_transfer', isOnCredit: true },
      request: undefined,
    })
    return placing.then(
      () => 'placed',
      (error: unknown) => (error instanceof HttpError ? error.code : String(error)),
    )
  }

  /** Who is asked to try again, because the store is busy, does. */
  async function insist(member: SignedInAccount): Promise<string> {
    const answer = await tryOrder(member)
    return ['placed', 'credit_refused'].includes(answer) ? answer : insist(member)
  }

  const answers = await Promise.all(
    members.map(async (member) => {
      await fillCart(store, member, { product, quantity: 1 })
      const first = await insist(member)
      // What was refused is still in the cart.
      if (first === 'placed') await fillCart(store, member, { product, quantity: 1 })
      return [first, await insist(member)]
    }),
  )
  await executor.close()

  const countOf = (wanted: string) => answers.flat().filter((answer) => answer === wanted).length
  expect([countOf('placed'), countOf('credit_refused')]).toEqual([within, 400 - within])
  const [row] = await store.db('orders').sum({ total: 'total_paise' })
  expect(Number(row?.total)).toBe(within * 450_000)
}, 120_000)
