import { expect, it } from '@jest/globals'
import { addDays } from '@store/contract/rules/india-days'
import { paise, sumOf } from '@store/contract/rules/pricing/money'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import { createProduct } from '../../../test/factories/product-factory.ts'
import { seededRandomInt } from '../../../test/factories/random-catalogue.ts'
import { useTestStore } from '../../../test/test-store.ts'
import { ageBills, billsOf } from './age-bills.ts'
import { foldLedger } from './fold-ledger.ts'
import { readBills, readEntries } from './ledger-query.ts'

const store = useTestStore()
const firstDay = '2026-01-01'
const buyerCount = 4
const ordersOfEach = 3
const eventCount = 150

interface TestBuyer extends SignedInAccount {
  orderIds: number[]
  customerId: number
}

async function createBuyers(): Promise<TestBuyer[]> {
  const product = await createProduct(store.db, { stock: 1000 })
  const buyers: TestBuyer[] = []
  for (let n = 1; n <= buyerCount; n += 1) {
    const buyer = await signIn(store, n % 2 === 0 ? 'enduser' : 'reseller')
    const orderIds: number[] = []
    for (let each = 0; each < ordersOfEach; each += 1) {
      const { order } = await createOrder(store, { buyer, product })
      const row = await store.db('orders').where('public_id', order._id).first('id')
      orderIds.push(row.id)
    }
    const [customerId = 0] = await store
      .db('customers')
      .insert({ user_id: buyer.account.userId, created_at: new Date() })
    buyers.push({ ...buyer, orderIds, customerId })
  }
  return buyers
}

/** Papers less money of each buyer until a day, added up from what the test itself has written. */
interface Posting {
  buyer: number
  day: string
  amount: number
}

/** Writes random papers and money, and what each of them is in a ledger. */
async function writeHistory(buyers: readonly TestBuyer[]): Promise<Posting[]> {
  const { db } = store
  const random = seededRandomInt(45)
  const postings: Posting[] = []
  const invoiced = new Set<number>()
  for (let n = 1; n <= eventCount; n += 1) {
    const buyer = buyers[random(buyers.length)]
    const order = buyer?.orderIds[random(ordersOfEach)]
    if (!buyer || !order) continue
    const day = addDays(firstDay, random(120))
    const amount = 1 + random(900_000)
    const post = (signed: number, on = day) =>
      postings.push({ buyer: buyer.account.userId, day: on, amount: signed })
    const publicId = String(n).padStart(26, '0')
    const receipt = { public_id: publicId, amount_paise: amount, received_on: day, created_at: day }
    const by = { recorded_by: buyer.account.userId, created_at: day }
    const kind = random(8)
    if (kind <= 1) {
      const isInvoice = kind === 0 && !invoiced.has(order)
      if (isInvoice) invoiced.add(order)
      await db('tax_documents').insert({
        order_id: order,
        kind: isInvoice ? 'invoice' : 'credit-note',
        ordinal: isInvoice ? 1 : n,
        number: `N${n}`,
        content: JSON.stringify({ totals: { total: amount } }),
        // Half an hour before the day in India ends.
        issued_at: new Date(`${day}T18:00:00Z`),
      })
      post(isInvoice ? amount : -amount)
    } else if (kind <= 3) {
      const source = ['statement', 'online', 'hand', 'tds'][random(4)]
      const [id = 0] = await db('receipts').insert({ ...receipt, source, open_paise: 0 })
      const part = { receipt_id: id, order_id: order, created_at: new Date() }
      const [first] = await db('receipt_assignments').insert({ ...part, amount_paise: amount })
      if (random(4) > 0) post(-amount)
      else {
        const back = { takes_back: first, amount_paise: -amount }
        await db('receipt_assignments').insert({ ...part, ...back })
        await db('receipts').where({ id }).update({ open_paise: amount })
        // Taken back, it is nobody's.
      }
    } else if (kind === 4) {
      const rest = { source: 'statement', open_paise: amount }
      const [id] = await db('receipts').insert({ ...receipt, ...rest })
      await db('receipt_payers').insert({ receipt_id: id, customer_id: buyer.customerId, ...by })
      post(-amount)
    } else if (kind === 5) {
      const isStruck = random(3) === 0
      const struck = { struck_at: isStruck ? new Date() : null }
      const refund = { order_id: order, amount_paise: amount, refunded_on: day, reference: 'R' }
      await db('refunds').insert({ ...refund, ...struck, ...by })
      if (!isStruck) post(amount)
    } else if (kind === 6) {
      const [id] = await db('receipts').insert({ ...receipt, source: 'statement', open_paise: 0 })
      const returnedOn = addDays(day, random(10))
      const back = { receipt_id: id, customer_id: buyer.customerId, amount_paise: amount }
      await db('receipt_returns').insert({ ...back, returned_on: returnedOn })
      post(-amount)
      post(amount, returnedOn)
    } else {
      const signed = random(2) === 0 ? amount : -amount
      const item = { public_id: publicId, kind: 'opening', label: 'T', amount_paise: signed }
      const days = { booked_on: day, due_on: addDays(day, random(60)) }
      await db('ledger_items').insert({ ...item, ...days, customer_id: buyer.customerId, ...by })
      post(signed)
    }
  }
  return postings
}

it('is the sum of the papers less the money on each day, computed for one buyer, for all, and by hand', async () => {
  const buyers = await createBuyers()
  const postings = await writeHistory(buyers)
  for (const until of [5, 40, 90, 250].map((days) => addDays(firstDay, days))) {
    const all = await readBills(store.db, { tier: undefined, until })
    for (const { account } of buyers) {
      const owed = postings
        .filter(({ buyer, day }) => buyer === account.userId && day <= until)
        .map(({ amount }) => paise(amount))
      const entries = await readEntries(store.db, { buyerId: account.userId, until })
      const { closing, lines } = foldLedger(entries, { from: firstDay, to: until })
      expect([until, closing, lines.length]).toEqual([until, sumOf(owed), owed.length])
      const ofOne = ageBills(billsOf(entries, until), until)
      const ofAll = ageBills(all.get(account.userId) ?? [], until)
      expect(ofAll).toMatchObject({ buckets: ofOne.buckets, advances: ofOne.advances })
      expect(ofAll.balance).toBe(closing)
      expect(ofAll.bills.map(({ dueOn, amount }) => [dueOn, amount])).toEqual(
        ofOne.bills.map(({ dueOn, amount }) => [dueOn, amount]),
      )
    }
    const resellers = await readBills(store.db, { tier: 'reseller', until })
    const ids = buyers.flatMap(({ account }) =>
      account.role === 'reseller' && all.has(account.userId) ? account.userId : [],
    )
    expect([...resellers.keys()].sort()).toEqual(ids.sort())
  }
})
