import { describe, expect, it } from '@jest/globals'
import type { StatementList } from '@store/contract/schemas/payments/statements'
import { type SignedInAccount, signIn } from '../../../../../test/factories/account-factory.ts'
import { createOrder } from '../../../../../test/factories/order-factory.ts'
import { findMoneyFaults } from '../../../../../test/receipts/money-faults.ts'
import {
  answerReceipts,
  assignReceipt,
  listOpenReceipts,
  listReceipts,
  postStatement,
} from '../../../../../test/receipts/receipt-client.ts'
import { useTestStore } from '../../../../../test/test-store.ts'

const store = useTestStore()

interface Batch {
  references?: string
  details?: string
  valueOn?: string
  amounts?: readonly number[]
}

const account = '<Acct><Id><Othr><Id>50200012345678</Id></Othr></Id></Acct>'

function entry({
  references = '',
  details = '',
  valueOn = '2026-11-24',
  amounts = [4200, 6760],
}: Batch) {
  const sum = amounts.reduce((one, other) => one + other, 0)
  return `<Ntry><Amt Ccy="INR">${sum}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-24</Dt></BookgDt><ValDt><Dt>${valueOn}</Dt></ValDt>${references}<NtryDtls>${details}</NtryDtls></Ntry>`
}

const document = (message: string, kind: string, entries: string) =>
  `<Document><${message}><GrpHdr><MsgId>NOTICE-7</MsgId></GrpHdr><${kind}>${account}${entries}</${kind}></${message}></Document>`

/** A statement that has batches as one credit each. */
const statement = (...batches: Batch[]) =>
  document('BkToCstmrStmt', 'Stmt', batches.map(entry).join(''))

/** A notice with the parts of batches. */
function notice(...batches: Batch[]) {
  const divided = batches.map((batch, at) => {
    const parts = (batch.amounts ?? [4200, 6760]).map(
      (amount, part) =>
        `<TxDtls><Amt Ccy="INR">${amount}.00</Amt><RmtInf><Ustrd>PAYER ${at}-${part}</Ustrd></RmtInf></TxDtls>`,
    )
    return entry({ ...batch, details: `${batch.details ?? ''}${parts.join('')}` })
  })
  return document('BkToCstmrDbtCdtNtfctn', 'Ntfctn', divided.join(''))
}

const byServicer = { references: '<AcctSvcrRef>AXSB2611240017</AcctSvcrRef>' }
const batch = '<Btch><PmtInfId>COLLECT-24</PmtInfId></Btch>'

async function send(admin: SignedInAccount, content: string) {
  const answer = await postStatement(store, admin, { content })
  expect([answer.statusCode, answer.body]).toEqual([201, answer.body])
}

/** The open payments as `amount difference`. */
async function openMoney(admin: SignedInAccount): Promise<string[]> {
  const receipts = await listOpenReceipts(store, admin)
  return receipts.map(({ amount, match }) => `${amount} ${match?.difference ?? ''}`.trim()).sort()
}

async function findOpen(admin: SignedInAccount, amount: number) {
  const receipt = (await listOpenReceipts(store, admin)).find((one) => one.amount === amount)
  if (!receipt) throw new Error(`no payment of ${amount}`)
  return receipt
}

async function listStatements({ headers }: SignedInAccount) {
  const answer = await store.app.inject({ url: '/api/statements', headers })
  return answer.json<StatementList>().statements
}

const undo = async (admin: SignedInAccount, id: string | undefined) =>
  store.app.inject({ method: 'DELETE', url: `/api/statements/${id}`, headers: admin.headers })

const inQuestion = ['10960 sum-of-parts', '4200 none', '6760 none']
const apart = ['10960 none', '4200 none', '6760 none']

describe('a sum that a notice divides', () => {
  it.each([
    ['the reference of the bank', byServicer, byServicer],
    [
      'the reference of the entry',
      { references: '<NtryRef>E-17</NtryRef>' },
      { references: '<NtryRef>E 17</NtryRef><AcctSvcrRef>B1</AcctSvcrRef>' },
    ],
    ['the batch', { details: batch }, { details: batch }],
    [
      'the number of the notice',
      { references: '<AddtlInfInd><MsgId>NOTICE-7</MsgId></AddtlInfInd>' },
      {},
    ],
    ['the amount alone, where the bank names none', {}, {}],
  ])('is in question by %s, whichever comes first', async (_what, whole, divided) => {
    const admin = await signIn(store, 'superadmin')
    await send(admin, statement(whole))
    await send(admin, notice(divided))
    expect(await openMoney(admin)).toEqual(inQuestion)
    for (const { _id } of await listStatements(admin)) await undo(admin, _id)
    await send(admin, notice(divided))
    await send(admin, statement(whole))
    expect(await openMoney(admin)).toEqual(inQuestion)
    expect((await findOpen(admin, 10_960)).match).toMatchObject({
      difference: 'sum-of-parts',
      parts: [],
      why: expect.stringMatching(
        /^This sum is made of 2 credits \(₹4,200 and ₹6,760\) in november.csv, which count on their own\./,
      ),
    })
  })

  it.each([
    [
      'of another reference',
      byServicer,
      { references: '<AcctSvcrRef>AXSB2611240018</AcctSvcrRef>' },
    ],
    ['of another value date', byServicer, { ...byServicer, valueOn: '2026-11-25' }],
    ['of another amount', byServicer, { ...byServicer, amounts: [4200, 6761] }],
  ])('is not one %s', async (_what, whole, divided) => {
    const admin = await signIn(store, 'superadmin')
    await send(admin, statement(whole))
    await send(admin, notice(divided))
    expect((await openMoney(admin)).filter((one) => !one.endsWith('none'))).toEqual([])
  })

  it('leaves the lists by yes; its parts stay, also when the notice is undone', async () => {
    const admin = await signIn(store, 'superadmin')
    await send(admin, statement(byServicer))
    await send(admin, notice(byServicer))
    const sum = await findOpen(admin, 10_960)
    await answerReceipts(store, admin, { receipts: [sum], answer: 'same' })
    expect(await openMoney(admin)).toEqual(['4200 none', '6760 none'])
    const [ofNotice, ofStatement] = await listStatements(admin)
    expect(ofStatement).toMatchObject({ credits: 2, known: 2 })
    await undo(admin, ofNotice?._id)
    expect(await openMoney(admin)).toEqual(['4200 none', '6760 none'])
    expect((await listStatements(admin)).at(-1)).toMatchObject({ credits: 2, known: 0 })
    expect(await findMoneyFaults(store.db)).toEqual([])
  })

  it('is another payment by no, and reopened after yes', async () => {
    const admin = await signIn(store, 'superadmin')
    await send(admin, statement(byServicer))
    await send(admin, notice(byServicer))
    const sum = await findOpen(admin, 10_960)
    await answerReceipts(store, admin, { receipts: [sum], answer: 'same' })
    const reopened = { method: 'DELETE', url: `/api/receipts/${sum._id}/answers` } as const
    await store.app.inject({ ...reopened, headers: admin.headers })
    expect(await openMoney(admin)).toEqual(inQuestion)
    expect((await listStatements(admin)).at(-1)).toMatchObject({ credits: 1, known: 0 })
    await answerReceipts(store, admin, { receipts: [sum], answer: 'different' })
    expect(await openMoney(admin)).toEqual(apart)
  })

  it('that is assigned stays so, and its parts are in question together', async () => {
    const admin = await signIn(store, 'superadmin')
    await send(admin, statement(byServicer))
    const { order } = await createOrder(store)
    await store.db('orders').where('public_id', order._id).update({ total_paise: 1_096_000 })
    const sum = await findOpen(admin, 10_960)
    await assignReceipt(store, admin, {
      receipt: sum,
      parts: [{ order: order._id, amount: 10_960 }],
    })
    await send(admin, notice(byServicer))
    expect(await openMoney(admin)).toEqual(['4200 part-of-sum', '6760 part-of-sum'])
    const part = await findOpen(admin, 4200)
    const assigned = await assignReceipt(store, admin, {
      receipt: part,
      parts: [{ order: order._id, amount: 4200 }],
    })
    expect(assigned.json()).toMatchObject({ code: 'receipt_in_question' })
    await answerReceipts(store, admin, { receipts: [part], answer: 'same' })
    expect(await openMoney(admin)).toEqual([])
    expect(await listReceipts(store, admin, 'settled')).toHaveLength(3)
    const [ofNotice, ofStatement] = await listStatements(admin)
    expect(ofNotice).toMatchObject({ credits: 2, known: 2 })
    await undo(admin, ofStatement?._id)
    const settled = await listReceipts(store, admin, 'settled')
    expect(settled.find(({ amount }) => amount === 10_960)?.parts).toHaveLength(1)
    expect(await findMoneyFaults(store.db)).toEqual([])
  })

  it('of two that fit one division, or with two divisions, says that another one fits', async () => {
    const admin = await signIn(store, 'superadmin')
    await send(admin, statement({}, {}))
    await send(admin, notice({}))
    expect(await openMoney(admin)).toEqual(['10960 none', ...inQuestion])
    const sums = (await listOpenReceipts(store, admin)).filter(({ amount }) => amount === 10_960)
    const why = sums.flatMap(({ match }) => (match?.difference === 'none' ? [] : match?.why))
    expect(why).toEqual([expect.stringMatching(/Another one fits as well: compare/)])
    const asked = sums.filter(({ match }) => match?.difference === 'sum-of-parts')
    await answerReceipts(store, admin, { receipts: asked, answer: 'different' })
    expect(await openMoney(admin)).toEqual(['10960 none', ...inQuestion])
    const [next] = (await listOpenReceipts(store, admin)).filter(
      ({ match }) => match?.difference === 'sum-of-parts',
    )
    expect(next?._id).not.toBe(asked[0]?._id)
  })
})
