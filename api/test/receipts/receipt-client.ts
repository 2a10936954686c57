import { readFile } from 'node:fs/promises'
import type { ReceiptAnswer, ReceiptState } from '@store/contract/rules/payments/receipt-states'
import type { Receipt, ReceiptList } from '@store/contract/schemas/payments/receipts'
import type { StatementRead } from '@store/contract/schemas/payments/statements'
import type { SignedInAccount } from '../factories/account-factory.ts'
import { multipartOf } from '../factories/multipart-form.ts'
import type { TestStore } from '../test-store.ts'

/** A credit of a test's statement. */
export interface TestCredit {
  /** In rupees. */
  amount: number
  /** Default: a counter sale that names no order. */
  narration?: string
  reference?: string
  /** dd/mm/yyyy */
  day?: string
}

type Admin = Pick<SignedInAccount, 'headers'>

/** A statement in the layout of HDFC. */
export function statementOf(credits: readonly TestCredit[]): string {
  const head = 'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance'
  let balance = 100_000
  const rows = credits.map(({ amount, narration = 'COUNTER SALE', reference = '', day }) => {
    balance += amount
    const date = day ?? '24/11/2026'
    return [date, narration, reference, date, '', amount.toFixed(2), balance.toFixed(2)].join(',')
  })
  return [head, ...rows, ''].join('\n')
}

/** The fields of the form besides the file. */
export type StatementFields = Partial<
  Record<'mapping' | 'columns' | 'replaces' | 'dateOrder', string>
>

/** Sends a bank statement. @returns the response, also an error */
export async function postStatement(
  { app }: Pick<TestStore, 'app'>,
  who: Admin,
  { content, ...fields }: { content: string | Buffer } & StatementFields,
) {
  const statement = { content: Buffer.from(content), name: 'november.csv' }
  const { payload, headers } = multipartOf({ statement, ...fields })
  return app.inject({
    method: 'POST',
    url: '/api/statements',
    headers: { ...who.headers, ...headers },
    payload,
  })
}

/** Sends a statement of some credits. */
export async function sendStatement(
  store: Pick<TestStore, 'app'>,
  who: Admin,
  credits: readonly TestCredit[],
): Promise<StatementRead> {
  const answer = await postStatement(store, who, { content: statementOf(credits) })
  if (answer.statusCode !== 201) throw new Error(`the statement was refused: ${answer.body}`)
  return answer.json<StatementRead>()
}

/** The first page of the receipts of a state. */
export async function listReceipts(
  { app }: Pick<TestStore, 'app'>,
  { headers }: Admin,
  state: ReceiptState,
): Promise<Receipt[]> {
  const answer = await app.inject({ url: `/api/receipts?state=${state}`, headers })
  return answer.json<ReceiptList>().receipts
}

/** The receipts that are not assigned whole, whatever fits them. */
export async function listOpenReceipts(
  store: Pick<TestStore, 'app'>,
  who: Admin,
): Promise<Receipt[]> {
  const states = ['exact', 'proposed', 'waiting'] as const
  return (await Promise.all(states.map((state) => listReceipts(store, who, state)))).flat()
}

/** Assigns parts of a receipt. @returns the response, also an error */
export async function assignReceipt(
  { app }: Pick<TestStore, 'app'>,
  { headers }: Admin,
  { receipt, parts, seen }: { receipt: Receipt; parts: object[]; seen?: number },
) {
  return app.inject({
    method: 'POST',
    url: `/api/receipts/${receipt._id}/assignments`,
    headers,
    payload: { parts, seen: seen ?? receipt.open },
  })
}

/** Takes a receipt back. @returns the response, also an error */
export async function takeBackReceipt(
  { app }: Pick<TestStore, 'app'>,
  { headers }: Admin,
  { _id, reason }: Pick<Receipt, '_id'> & { reason?: string },
) {
  const url = `/api/receipts/${_id}/assignments`
  return app.inject({ method: 'DELETE', url, headers, ...(reason && { query: { reason } }) })
}

/** Answers about receipts. @returns the response, also an error */
export async function answerReceipts(
  { app }: Pick<TestStore, 'app'>,
  { headers }: Admin,
  { receipts, answer }: { receipts: readonly Pick<Receipt, '_id'>[]; answer: ReceiptAnswer },
) {
  const refund = { refundedOn: '2026-11-24', reference: 'HDFCN52026112401' }
  const ids = receipts.map(({ _id }) => _id)
  const payload = { ids, answer, ...(answer === 'refunded' && { refund }) }
  return app.inject({ method: 'POST', url: '/api/receipts/answers', headers, payload })
}

/** A file of the cases. */
export async function readCase(file: string): Promise<Buffer> {
  return readFile(new URL(`../statement-cases/${file}`, import.meta.url))
}
