import { expect, it } from '@jest/globals'
import type { Role } from '@store/contract/rules/accounts/roles'
import { indiaDayOf } from '@store/contract/rules/india-days'
import type { ProofList } from '@store/contract/schemas/orders/proofs'
import { signIn } from '../../../test/factories/account-factory.ts'
import { createOrder } from '../../../test/factories/order-factory.ts'
import {
  assignReceipt,
  listOpenReceipts,
  postStatement,
  readCase,
  sendStatement,
  statementOf,
} from '../../../test/receipts/receipt-client.ts'
import { useTestStore } from '../../../test/test-store.ts'

/** Into which buyers pay. */
const ownAccount = '50200012345678'
const store = useTestStore({ environment: { BANK_ACCOUNT_NUMBER: ownAccount } })
const reference = '632912345678'
const dayMs = 24 * 60 * 60_000

/** Statements have no lines of days to come, so the proofs are some days old. */
const sentAt = new Date(Date.now() - 10 * dayMs)

/** A day in India some days after the proofs were sent. */
const indiaDayIn = (days: number) => indiaDayOf(new Date(sentAt.getTime() + days * dayMs))

/** The same as dd/mm/yyyy. */
const dayIn = (days: number) => indiaDayIn(days).split('-').reverse().join('/')

async function order(data: object = { paymentReference: reference }) {
  const placed = await createOrder(store, { data })
  await store.db('orders').where('public_id', placed.order._id).update({ proof_at: sentAt })
  return placed
}

async function proofOf(id: string, role: Role = 'superadmin') {
  const admin = await signIn(store, role)
  const answer = await store.app.inject({ url: '/api/proofs', ...admin })
  return answer.json<ProofList>().orders.find(({ _id }) => _id === id)
}

const bankOf = async (id: string) => (await proofOf(id))?.bank

it('is not known before a statement has the reference, nor without a reference', async () => {
  const withReference = await order()
  const without = await order({})
  expect(await bankOf(withReference.order._id)).toBe('not-yet')
  expect(await bankOf(without.order._id)).toBeUndefined()
})

it('is found once it is in a statement', async () => {
  const placed = await order()
  const narration = `UPI/${reference}/RAVI`
  await sendStatement(store, await signIn(store, 'superadmin'), [{ amount: 1, narration }])
  expect(await proofOf(placed.order._id)).toMatchObject({ bank: 'found', bankDay: '2026-11-24' })
})

it('is of another order when that one has the money', async () => {
  const first = await order({})
  const second = await order()
  const admin = await signIn(store, 'superadmin')
  await sendStatement(store, admin, [{ amount: 5000, narration: `UPI/${reference}/RAVI` }])
  const [receipt] = await listOpenReceipts(store, admin)
  if (!receipt) throw new Error('there is no receipt')
  await assignReceipt(store, admin, { receipt, parts: [{ order: first.order._id, amount: 5000 }] })
  const other = { bank: 'other-order', bankOrder: first.order._id }
  expect(await proofOf(second.order._id)).toMatchObject(other)
})

it('is unknown only when the statements of its own account go beyond them', async () => {
  const placed = await order()
  const admin = await signIn(store, 'superadmin')
  const content = (account: string, days: readonly number[]) => {
    const lines = days.map((day) => ({ amount: day, day: dayIn(day) }))
    return `Account No :${account},,,,,,\n${statementOf(lines)}`
  }
  await postStatement(store, admin, { content: content(ownAccount, [1]) })
  await postStatement(store, admin, { content: content('3349900011', [1, 9]) })
  expect(await bankOf(placed.order._id)).toBe('not-yet')
  await postStatement(store, admin, { content: content('3349900022', [1]) })
  await postStatement(store, admin, { content: content(ownAccount, [2, 9]) })
  expect(await bankOf(placed.order._id)).toBe('unknown')
})

it('is unknown when statements go beyond two banking days without it', async () => {
  const placed = await order()
  const admin = await signIn(store, 'superadmin')
  await sendStatement(store, admin, [{ amount: 1, day: dayIn(1) }])
  expect(await bankOf(placed.order._id)).toBe('not-yet')
  await sendStatement(store, admin, [{ amount: 2, day: dayIn(8) }])
  expect(await bankOf(placed.order._id)).toBe('unknown')
})

it.each([
  ['notices of credits, which say nothing of what did not come', 'camt054'],
  ['reports of a day that goes on', 'camt052'],
])('is not unknown by %s', async (_what, layout) => {
  const placed = await order()
  const admin = await signIn(store, 'superadmin')
  const notice = (await readCase('72-camt-054.xml')).toString()
  const message = (number: string, [document, part]: [string, string]) =>
    notice
      .replaceAll('054', number)
      .replaceAll('BkToCstmrDbtCdtNtfctn', document)
      .replaceAll('Ntfctn>', `${part}>`)
      .replaceAll('2026-11-26', indiaDayIn(8))
  const early = statementOf([{ amount: 1, day: dayIn(1) }])
  await postStatement(store, admin, { content: `Account No :${ownAccount},,,,,,\n${early}` })
  const partial =
    layout === 'camt052'
      ? message('052', ['BkToCstmrAcctRpt', 'Rpt'])
      : message('054', ['BkToCstmrDbtCdtNtfctn', 'Ntfctn'])
  const answer = await postStatement(store, admin, { content: partial })
  expect(answer.json()).toMatchObject({ statement: { layout, to: indiaDayIn(8) } })
  expect(await bankOf(placed.order._id)).toBe('not-yet')
  await postStatement(store, admin, { content: message('053', ['BkToCstmrStmt', 'Stmt']) })
  expect(await bankOf(placed.order._id)).toBe('unknown')
})
