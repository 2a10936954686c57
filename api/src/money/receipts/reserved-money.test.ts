import { afterAll, beforeAll, beforeEach, expect, it } from '@jest/globals'
import { formatPaymentCode } from '@store/contract/rules/orders/payment-code'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { Receipt, SettleResults } from '@store/contract/schemas/payments/receipts'
import { type SignedInAccount, signIn } from '../../../test/factories/account-factory.ts'
import { findMoneyFaults } from '../../../test/receipts/money-faults.ts'
import {
  assignReceipt,
  listOpenReceipts,
  listReceipts,
  sendStatement,
  takeBackReceipt,
} from '../../../test/receipts/receipt-client.ts'
import {
  bankEnvironment,
  createReservingClient,
  openLapse,
  type Reserved,
} from '../../../test/reserving/reserving-client.ts'
import { useTestStore } from '../../../test/test-store.ts'

const hourMs = 3_600_000
let skippedMs = 0
const store = useTestStore({
  environment: { ...bankEnvironment, SESSION_HOURS: '1000' },
  clock: { now: () => new Date(Date.now() + skippedMs) },
})
const { reserve, read, stockOf, linkOf, pageOf, sendProof } = createReservingClient(store)

let lapses: ReturnType<typeof openLapse>
beforeAll(() => {
  lapses = openLapse(store)
})
afterAll(() => lapses.close())
beforeEach(() => {
  skippedMs = 0
})

async function settle({ headers }: SignedInAccount, receipts: readonly Receipt[]) {
  const payload = { ids: receipts.map(({ _id }) => _id) }
  const url = '/api/receipts/settle'
  const answer = await store.app.inject({ method: 'POST', url, headers, payload })
  return answer.json<SettleResults>().results
}

let transfers = 0

/** The transfer of a reserved order, with its code as note. */
async function transfer(admin: SignedInAccount, { order }: Reserved): Promise<void> {
  const code = formatPaymentCode(order.paymentCode ?? '')
  transfers += 1
  const narration = `UPI/${632_912_345_678 + transfers}/${code}/OKSBI`
  await sendStatement(store, admin, [{ amount: order.totalAmount, narration }])
}

it('pays the reserved order that its note names, which then does not lapse', async () => {
  const reserved = await reserve()
  const admin = await signIn(store, 'enduser-admin')
  await transfer(admin, reserved)
  const exact = await listReceipts(store, admin, 'exact')
  expect(exact).toMatchObject([{ match: { reason: 'code', difference: 'none' } }])
  expect(await settle(admin, exact)).toMatchObject([{ receipt: { state: 'settled' } }])
  skippedMs = 60 * hourMs
  await lapses.lapse()
  expect(await read(reserved.buyer, reserved.order)).toMatchObject({
    orderStatus: 'pending',
    paymentStatus: 'paid',
  })
})

it('that is not all leaves the rest to be paid, wherever the buyer looks, until a proof is sent', async () => {
  const { order, buyer, product } = await reserve()
  const link = await linkOf({ order, buyer })
  const admin = await signIn(store, 'enduser-admin')
  await sendStatement(store, admin, [{ amount: 2000.5 }])
  const [receipt] = await listOpenReceipts(store, admin)
  if (!receipt) throw new Error('the money is lost')
  await assignReceipt(store, admin, { receipt, parts: [{ order: order._id, amount: 2000.5 }] })
  const inPart = { totalAmount: 5000, openAmount: 2999.5 }
  expect(await read(buyer, order)).toMatchObject({ ...inPart, paymentStatus: 'processing' })
  expect(await pageOf(link.path)).toMatchObject({ ...inPart, state: 'open' })
  const url = '/api/orders?needsBuyer=true'
  const waiting = async () =>
    (await store.app.inject({ url, headers: buyer.headers })).json<{ orders: Order[] }>().orders
  expect(await waiting()).toMatchObject([{ _id: order._id, ...inPart }])
  expect((await sendProof({ order, buyer })).statusCode).toBe(200)
  expect(await waiting()).toEqual([])
  await takeBackReceipt(store, admin, receipt)
  expect(await read(buyer, order)).not.toHaveProperty('openAmount')
  expect(await stockOf(product)).toBe(19)
})

it('waits when the order has lapsed, and pays another one that an admin chooses', async () => {
  const lapsed = await reserve()
  skippedMs = 60 * hourMs
  await lapses.lapse()
  const next = await reserve({ buyer: lapsed.buyer, product: lapsed.product })
  const admin = await signIn(store, 'superadmin')
  await transfer(admin, lapsed)
  expect(await listReceipts(store, admin, 'exact')).toEqual([])
  const [receipt] = await listOpenReceipts(store, admin)
  if (!receipt) throw new Error('the money is lost')
  const { _id, totalAmount: amount } = next.order
  const answer = await assignReceipt(store, admin, { receipt, parts: [{ order: _id, amount }] })
  expect(answer.statusCode).toBe(201)
  expect(await read(next.buyer, next.order)).toMatchObject({ paymentStatus: 'paid' })
})

it('and the lapse in the same moment: exactly one wins, and stock comes back at most once', async () => {
  const admin = await signIn(store, 'superadmin')
  for (let round = 0; round < 5; round += 1) {
    skippedMs = 0
    const reserved = await reserve()
    await transfer(admin, reserved)
    const exact = await listReceipts(store, admin, 'exact')
    skippedMs = 60 * hourMs
    const [results] = await Promise.all([settle(admin, exact), lapses.lapse()])
    const { orderStatus, paymentStatus } = await read(reserved.buyer, reserved.order)
    const isPaid = 'receipt' in (results[0] ?? {})
    expect([orderStatus, paymentStatus]).toEqual(
      isPaid ? ['pending', 'paid'] : ['cancelled', 'pending'],
    )
    expect(await stockOf(reserved.product)).toBe(isPaid ? 19 : 20)
  }
  expect(await findMoneyFaults(store.db)).toEqual([])
})
