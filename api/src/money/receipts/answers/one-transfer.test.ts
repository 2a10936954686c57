import { describe, expect, it } from '@jest/globals'
import type { SettleResults } from '@store/contract/schemas/payments/receipts'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { findMoneyFaults } from '../../../../test/receipts/money-faults.ts'
import {
  answerReceipts,
  assignReceipt,
  listOpenReceipts,
  listReceipts,
  postStatement,
  readCase,
} from '../../../../test/receipts/receipt-client.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()

/** The order that is named by a credit of ₹1,516 in the cases 03 and 90. */
async function createNamedOrder() {
  const placed = await createOrder(store)
  const named = { payment_code: 'XUEV9HJK', total_paise: 151_600 }
  await store.db('orders').where('public_id', placed.order._id).update(named)
  return placed
}

async function send(admin: SignedInAccount, content: Buffer | string): Promise<void> {
  const answer = await postStatement(store, admin, { content })
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
}

const swift = `:20:A
:25:HDFC0000007/50200012345678
:28C:232/1
:60F:C261125INR199360,00
:61:2611261126C1516,00NTRF633055554444//HDFC001
:86:UPI LALITHA MENON 633055554444 XUEV9HJK
:62F:C261126INR200876,00
-`

const xls = () => readCase('03-hdfc-xls-saved.csv')
const exports: readonly [string, () => Promise<Buffer | string>][] = [
  ['the XLS of the bank', xls],
  ['its text', () => readCase('90-hdfc-delimited-same-as-03.txt')],
  ['MT940', async () => swift],
  ['Excel without zeros', async () => String(await xls()).replaceAll(',0000', ',')],
  [
    'Excel with 6.33E+11',
    async () => String(await xls()).replace('0000633055554444', '6.33055554444E+11'),
  ],
]
const pairs = exports.flatMap(([first, readFirst]) =>
  exports
    .filter(([second]) => second !== first)
    .map(([second, readSecond]) => ({ first, second, readFirst, readSecond })),
)

describe('one transfer in two exports', () => {
  it.each(pairs)('is one payment: $first, then $second', async ({ readFirst, readSecond }) => {
    const { order } = await createNamedOrder()
    const admin = await signIn(store, 'superadmin')
    await send(admin, await readFirst())
    await send(admin, await readSecond())
    const exact = await listReceipts(store, admin, 'exact')
    expect(exact).toMatchObject([
      { match: { reason: 'code', parts: [{ order: { _id: order._id } }] } },
    ])
    expect(await listReceipts(store, admin, 'proposed')).toMatchObject([
      {
        match: {
          difference: 'same-transfer',
          parts: [],
          alternatives: [],
          why: 'Perhaps the same as ₹1,516 of 26 Nov 2026 in november.csv, which has no order yet.',
        },
      },
    ])
    expect(await listReceipts(store, admin, 'waiting')).toEqual([])
  })

  it('is not proposed for the next order of the buyer once it is settled', async () => {
    const { order, buyer } = await createNamedOrder()
    const admin = await signIn(store, 'superadmin')
    await send(admin, await xls())
    const [receipt] = await listReceipts(store, admin, 'exact')
    if (!receipt) throw new Error('the credit is not exact')
    await assignReceipt(store, admin, { receipt, parts: [{ order: order._id, amount: 1516 }] })
    const { order: next } = await createOrder(store, { buyer })
    await store.db('orders').where('public_id', next._id).update({ total_paise: 151_600 })
    await send(admin, swift)
    const [phantom, ...others] = await listOpenReceipts(store, admin)
    expect([phantom?.match?.why, others]).toEqual([
      'Perhaps the same as ₹1,516 of 26 Nov 2026 in november.csv, which is assigned already.',
      [],
    ])
    if (!phantom) throw new Error('the question is lost')
    const parts = [{ order: next._id, amount: 1516 }]
    const assigned = await assignReceipt(store, admin, { receipt: phantom, parts })
    expect([assigned.statusCode, assigned.json()]).toMatchObject([
      409,
      { code: 'receipt_in_question' },
    ])
  })

  it('is closed by yes, which can be undone, and matched after no', async () => {
    await createNamedOrder()
    const admin = await signIn(store, 'superadmin')
    await send(admin, await xls())
    await send(admin, swift)
    const [phantom] = await listReceipts(store, admin, 'proposed')
    if (!phantom) throw new Error('there is no question')
    const yes = await answerReceipts(store, admin, { receipts: [phantom], answer: 'same' })
    expect([yes.statusCode, yes.json()]).toMatchObject([
      200,
      { results: [{ receipt: { state: 'settled', closed: 'same', open: 1516 } }] },
    ])
    expect(await listReceipts(store, admin, 'proposed')).toEqual([])
    expect(await listReceipts(store, admin, 'settled')).toMatchObject([{ _id: phantom._id }])
    const again = await answerReceipts(store, admin, { receipts: [phantom], answer: 'same' })
    expect(again.json<SettleResults>().results).toMatchObject([{ code: 'receipt_not_found' }])
    const url = `/api/receipts/${phantom._id}/answers`
    const reopen = async () => store.app.inject({ method: 'DELETE', url, ...admin })
    expect((await reopen()).json()).toMatchObject({ receipt: { state: 'proposed' } })
    const nothing = await reopen()
    expect([nothing.statusCode, nothing.json()]).toMatchObject([
      409,
      { code: 'receipt_not_closed' },
    ])
    await answerReceipts(store, admin, { receipts: [phantom], answer: 'different' })
    expect(await listReceipts(store, admin, 'exact')).toEqual([])
    expect(await listReceipts(store, admin, 'proposed')).toMatchObject([
      { match: { reason: 'code' } },
      { match: { reason: 'code', difference: 'over' } },
    ])
    const wrong = await answerReceipts(store, admin, { receipts: [phantom], answer: 'kept' })
    expect(wrong.json<SettleResults>().results).toMatchObject([{ code: 'question_gone' }])
    expect(await findMoneyFaults(store.db)).toEqual([])
  })

  it('that comes twice in one statement is two payments, once in each export', async () => {
    const admin = await signIn(store, 'superadmin')
    const line = '26/11/26,UPI-RAVI-633112340099-PAY,0000633112340099,26/11/26,,500.00,'
    const head = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance'
    const twice = `${head}\n${line}1500.00\n${line}2000.00\n`
    await send(admin, twice)
    expect(await listReceipts(store, admin, 'waiting')).toHaveLength(2)
    await send(admin, twice.replaceAll('0000633112340099', '633112340099'))
    expect(await listReceipts(store, admin, 'waiting')).toHaveLength(2)
    expect(await listReceipts(store, admin, 'proposed')).toHaveLength(2)
  })

  it('is not asked about by an admin who does not see it', async () => {
    const admin = await signIn(store, 'superadmin')
    await send(admin, await xls())
    await send(admin, swift)
    const [phantom] = await listReceipts(store, admin, 'proposed')
    if (!phantom) throw new Error('there is no question')
    const stranger = await signIn(store, 'reseller-admin')
    const answer = await answerReceipts(store, stranger, { receipts: [phantom], answer: 'same' })
    expect(answer.json<SettleResults>().results).toMatchObject([{ code: 'receipt_not_found' }])
  })
})
