import { describe, expect, it } from '@jest/globals'
import type { NotificationList } from '@store/contract/schemas/accounts/notifications'
import type { ProofList } from '@store/contract/schemas/orders/proofs'
import type { OrderReceipts } from '@store/contract/schemas/payments/receipts'
import { type SignedInAccount, signIn } from '../../../../test/factories/account-factory.ts'
import { createOrderChanges } from '../../../../test/factories/order-changes.ts'
import { createOrder } from '../../../../test/factories/order-factory.ts'
import { findMoneyFaults } from '../../../../test/receipts/money-faults.ts'
import {
  answerReceipts,
  assignReceipt,
  listReceipts,
  postStatement,
  readCase,
} from '../../../../test/receipts/receipt-client.ts'
import { useTestStore } from '../../../../test/test-store.ts'

const store = useTestStore()
const { read } = createOrderChanges(store)

/** The order that is named by the returned credit of ₹12,600 in the cases 46 and 80. */
async function createNamedOrder(data: object = {}) {
  const placed = await createOrder(store, { data })
  const named = { payment_code: 'QE6VY79U', total_paise: 1_260_000 }
  await store.db('orders').where('public_id', placed.order._id).update(named)
  return placed
}

async function send(admin: SignedInAccount, content: Buffer | string): Promise<void> {
  const answer = await postStatement(store, admin, { content })
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
}

/** The case 80 as two statements: the cheque, and its return on the next day. */
async function chequeAndReturn(): Promise<[string, string]> {
  const rows = String(await readCase('80-hdfc-cheque-returned.csv')).split(/\r?\n/)
  const [account = '', head = '', cheque = '', ...rest] = rows
  return [`${account}\n${head}\n${cheque}\n`, [account, head, ...rest].join('\n')]
}

const camt = `<Document><BkToCstmrStmt><Stmt><Acct><Id><Othr><Id>000705012345</Id></Othr></Id></Acct>
<Ntry><Amt Ccy="INR">12600.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-26</Dt></BookgDt><AcctSvcrRef>SBINN52026112620</AcctSvcrRef><AddtlNtryInf>NEFT QE6V-Y79U</AddtlNtryInf></Ntry>
<Ntry><Amt Ccy="INR">12600.00</Amt><CdtDbtInd>DBIT</CdtDbtInd><RvslInd>true</RvslInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-27</Dt></BookgDt><AddtlNtryInf>CREDITED WRONGLY</AddtlNtryInf></Ntry>
</Stmt></BkToCstmrStmt></Document>`
const upi = `Account No :50200012345678,,,,,,
Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance
25/11/26,UPI-RAVI-RAVI@YBL-633012345678-QE6VY79U,0000633012345678,25/11/26,,12600.00,13600.00
26/11/26,REV-UPI-RAVI-RAVI@YBL-633012345678,0000633012345678,26/11/26,12600.00,,1000.00
`

describe('a returned credit', () => {
  it.each([
    ['a cheque', async () => readCase('80-hdfc-cheque-returned.csv')],
    ['RC of MT940', async () => readCase('46-mt940-reversal.sta')],
    ['RvslInd of camt', async () => camt],
    ['a reversed UPI payment', async () => upi],
  ])('is never exact: %s', async (_what, content) => {
    const placed = await createNamedOrder()
    const { order, buyer } = placed
    const admin = await signIn(store, 'superadmin')
    await send(admin, await content())
    expect(await listReceipts(store, admin, 'exact')).toEqual([])
    const [receipt, ...others] = await listReceipts(store, admin, 'proposed')
    expect([receipt?.match?.difference, receipt?.match?.parts, others]).toEqual([
      'returned',
      [],
      [],
    ])
    expect(receipt?.match?.why).toMatch(
      /^The bank took ₹12,600 back on 2[67] Nov 2026 \(november.csv\): /,
    )
    if (!receipt) throw new Error('the credit is lost')
    const parts = [{ order: order._id, amount: 12_600 }]
    expect((await assignReceipt(store, admin, { receipt, parts })).statusCode).toBe(409)
    const { paymentStatus } = await read(buyer, placed)
    expect(paymentStatus).toBe('pending')
  })

  it('of a later statement is warned of when it was assigned, and taken back with one answer', async () => {
    const placed = await createNamedOrder()
    const { order } = placed
    const admin = await signIn(store, 'superadmin')
    const [cheque, back] = await chequeAndReturn()
    await send(admin, cheque)
    const [receipt] = await listReceipts(store, admin, 'exact')
    if (!receipt) throw new Error('the cheque is not exact')
    await assignReceipt(store, admin, { receipt, parts: [{ order: order._id, amount: 12_600 }] })
    await send(admin, back)
    await send(admin, back)

    const [warned] = await listReceipts(store, admin, 'proposed')
    expect(warned).toMatchObject({
      _id: receipt._id,
      open: 0,
      parts: [{ amount: 12_600 }],
      match: { difference: 'returned' },
    })
    expect(warned?.match?.why).toContain(`It is still assigned to #${order._id.slice(-6)}.`)
    const counts = await store.app.inject({ url: '/api/receipts/counts', ...admin })
    expect(counts.json()).toMatchObject({ proposed: 1 })
    const money = await store.app.inject({ url: `/api/orders/${order._id}/receipts`, ...admin })
    expect(money.json<OrderReceipts>().receipts).toMatchObject([{ returnedOn: '2026-11-26' }])
    const tierAdmin = await signIn(store, 'enduser-admin')
    const url = '/api/notifications?role=enduser-admin'
    const notices = (await store.app.inject({ url, ...tierAdmin })).json<NotificationList>()
    expect(notices.notifications.filter(({ title }) => title.endsWith('returned'))).toMatchObject([
      {
        orderId: order._id,
        message:
          'The bank took ₹12,600 back on 26 Nov 2026. Review it under Payments before the order is sent.',
      },
    ])
    expect(await listReceipts(store, tierAdmin, 'proposed')).toHaveLength(1)

    await answerReceipts(store, tierAdmin, { receipts: [receipt], answer: 'returned' })
    const after = await read(admin, placed)
    expect(after).toMatchObject({ paymentStatus: 'pending' })
    expect(after.timeline.at(-1)?.reason).toBe(
      'Assignment of ₹12,600 undone: returned by the bank on 26 Nov 2026',
    )
    expect(await listReceipts(store, admin, 'proposed')).toEqual([])
    expect(await listReceipts(store, admin, 'settled')).toMatchObject([{ closed: 'returned' }])
    expect(await findMoneyFaults(store.db)).toEqual([])
  })

  it('is known whichever statement comes first, and is matched when the admin says that it was kept', async () => {
    await createNamedOrder()
    const admin = await signIn(store, 'superadmin')
    const [cheque, back] = await chequeAndReturn()
    await send(admin, back)
    await send(admin, cheque)
    const [receipt] = await listReceipts(store, admin, 'proposed')
    if (!receipt) throw new Error('the credit is lost')
    await answerReceipts(store, admin, { receipts: [receipt], answer: 'kept' })
    expect(await listReceipts(store, admin, 'exact')).toMatchObject([{ _id: receipt._id }])
  })

  it('keeps no other payment of the order from being exact', async () => {
    await createNamedOrder()
    const admin = await signIn(store, 'superadmin')
    await send(admin, await readCase('80-hdfc-cheque-returned.csv'))
    await send(
      admin,
      'Account No :50200012345678,,,,,,\nDate,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance\n27/11/26,NEFT-QE6V Y79U-AXISN52026112877,,27/11/26,,12600.00,13010.00\n',
    )
    expect(await listReceipts(store, admin, 'exact')).toMatchObject([{ receivedOn: '2026-11-27' }])
  })

  it('does not speak for the proof with its reference', async () => {
    const { order } = await createNamedOrder({ paymentReference: '633012345678' })
    const admin = await signIn(store, 'superadmin')
    await send(admin, upi)
    const proofs = await store.app.inject({ url: '/api/proofs', ...admin })
    const [proof] = proofs.json<ProofList>().orders.filter(({ _id }) => _id === order._id)
    expect(proof?.bank).toBe('returned')
  })
})
