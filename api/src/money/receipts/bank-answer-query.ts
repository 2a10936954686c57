import { indiaDayOf } from '@store/contract/rules/india-days'
import {
  type BankAnswer,
  bankAnswerOf,
  coverageOf,
  type StatementCoverage,
} from '@store/contract/rules/payments/bank-answer'
import { partialLayouts } from '@store/contract/rules/payments/statement-columns'
import type { Database } from '../../base/base.ts'
import type { OrderRecord, OrderScope } from '../../ordering/ordering.ts'
import { orderLookups } from '../orders.ts'
import { canonicalReference, isFullReference } from '../statements/matching/transfer-references.ts'
import { findReturnedCredits } from './answers/returned-credit-query.ts'
import { dayOf, readAssignedParts } from './receipt-repository.ts'

type Proof = Pick<OrderRecord, 'id' | 'paidBy' | 'paymentReference' | 'proofAt'>

/** What the statements say about the reference of a proof. */
export interface BankFinding {
  answer: BankAnswer
  /** The day of the line with the reference, YYYY-MM-DD. */
  day: string | undefined
  /** The public id of the order that has its money, if it is in the scope. */
  otherOrder: string | undefined
}

/** A line with a reference, and what an order has of its money. */
interface FoundLine {
  reference: string
  receipt_id: number
  received_on: Date
  open_paise: number
  /** Null for a line of which nothing was ever assigned. */
  order_id: number | null
  assigned: number | string | null
  /** Null while nobody said that the bank took it back. */
  returned: 'returned' | null
}

async function findLines(db: Database, references: readonly string[]): Promise<FoundLine[]> {
  if (references.length === 0) return []
  return db('receipt_references')
    .join('receipts', 'receipts.id', 'receipt_references.receipt_id')
    .join('bank_statement_lines as line', 'line.id', 'receipts.line_id')
    .join('bank_statements', 'bank_statements.id', 'line.statement_id')
    .leftJoin('receipt_assignments as part', 'part.receipt_id', 'receipts.id')
    .leftJoin('receipt_answers as known', (known) => {
      known.on('known.receipt_id', 'receipts.id').onVal('known.answer', 'same')
    })
    .leftJoin('receipt_answers as returned', (returned) => {
      returned.on('returned.receipt_id', 'receipts.id').onVal('returned.answer', 'returned')
    })
    .whereIn('receipt_references.reference', [...references])
    .whereNull('bank_statements.undone_at')
    .whereNull('known.receipt_id')
    .groupBy('receipt_references.reference', 'part.order_id')
    .groupBy('receipts.id', 'receipts.open_paise', 'receipts.received_on')
    .select('receipt_references.reference', 'receipts.open_paise', 'part.order_id')
    .select({ receipt_id: 'receipts.id', received_on: 'receipts.received_on' })
    .max({ returned: 'returned.answer' })
    .sum({ assigned: 'part.amount_paise' })
}

/** Whose money a line is: that of an order while something of it is open, or assigned to this order; nobody's when it went back. */
function creditOf(
  orderId: number,
  found: readonly FoundLine[],
  returned: ReadonlySet<number>,
): 'own' | 'other' | 'returned' | undefined {
  const lines = found.filter((line) => !line.returned && !returned.has(line.receipt_id))
  if (lines.length === 0 && found.length > 0) return 'returned'
  const isOwn = ({ open_paise: open, order_id: paidOrder, assigned }: FoundLine) =>
    open > 0 || (paidOrder === orderId && Number(assigned) > 0)
  if (lines.some(isOwn)) return 'own'
  return lines.length > 0 ? 'other' : undefined
}

/** The days that statements cover of the account that buyers are shown. */
async function findCoverage(
  db: Database,
  account: string | undefined,
): Promise<StatementCoverage | undefined> {
  const rows: { account: string | null; from: Date; until: Date }[] = await db('bank_statements')
    .whereNull('undone_at')
    .whereNotIn('layout', partialLayouts)
    .groupBy('account')
    .select('account')
    .min({ from: 'first_day' })
    .max({ until: 'last_day' })
  const accounts = rows.map((row) => ({
    account: row.account ?? undefined,
    from: dayOf(row.from),
    until: dayOf(row.until),
  }))
  return coverageOf(accounts, account)
}

/** @returns `undefined` without a reference, unless a statement paid the order */
function answerOf(
  { id, paidBy, paymentReference, proofAt }: Proof,
  found: readonly FoundLine[],
  {
    covered,
    holidays,
    returned,
  }: {
    covered: StatementCoverage | undefined
    holidays: readonly string[]
    returned: ReadonlySet<number>
  },
): BankAnswer | undefined {
  if (paidBy === 'statement') return 'found'
  if (paymentReference === undefined) return undefined
  const isFull = isFullReference(canonicalReference(paymentReference))
  return bankAnswerOf(
    { sentOn: indiaDayOf(proofAt), credit: creditOf(id, found, returned) },
    // Of a reference that banks cut or leave out, absence says nothing.
    { covered: isFull ? covered : undefined, holidays },
  )
}

/** Public ids of the orders in a scope that have the money of receipts, by internal key of the receipt. */
async function findPaidOrders(
  db: Database,
  receiptIds: readonly number[],
  scope: OrderScope,
): Promise<Map<number, string>> {
  const parts = await readAssignedParts(db, receiptIds)
  const publicIds = [...new Set(parts.map(({ orderPublicId }) => orderPublicId))]
  const managed = await orderLookups.findSummaries(db, publicIds, scope)
  return new Map(
    parts
      .filter(({ orderPublicId }) => managed.has(orderPublicId))
      .map(({ receiptId, orderPublicId }) => [receiptId, orderPublicId]),
  )
}

/**
 * What the bank statements say about the references of proofs.
 * @param bank holidays: days without banking, YYYY-MM-DD; account: that buyers are shown, blank when it is not set; scope: the
 *   orders that may be named
 * @returns by internal key of the order; an order is absent when its buyer gave no reference, unless a statement paid it
 */
export async function findBankAnswers(
  db: Database,
  proofs: readonly Proof[],
  { holidays, account, scope }: { holidays: readonly string[]; account: string; scope: OrderScope },
): Promise<Map<number, BankFinding>> {
  const references = proofs.flatMap(({ paymentReference }) =>
    paymentReference === undefined ? [] : canonicalReference(paymentReference),
  )
  const [lines, covered] = await Promise.all([findLines(db, references), findCoverage(db, account)])
  const receiptIds = [...new Set(lines.map(({ receipt_id: id }) => id))]
  const returned = new Set((await findReturnedCredits(db, { receiptIds })).keys())
  const foreign: { finding: BankFinding; receiptId: number }[] = []
  const findings = new Map<number, BankFinding>()
  for (const proof of proofs) {
    const wanted = proof.paymentReference && canonicalReference(proof.paymentReference)
    const found = lines.filter(({ reference }) => reference === wanted)
    const answer = answerOf(proof, found, { covered, holidays, returned })
    if (answer === undefined) continue
    const [line] = found
    const finding: BankFinding = {
      answer,
      day: line && dayOf(line.received_on),
      otherOrder: undefined,
    }
    findings.set(proof.id, finding)
    if (answer === 'other-order' && line) foreign.push({ finding, receiptId: line.receipt_id })
  }
  if (foreign.length === 0) return findings
  const paid = await findPaidOrders(
    db,
    foreign.map(({ receiptId }) => receiptId),
    scope,
  )
  for (const { finding, receiptId } of foreign) finding.otherOrder = paid.get(receiptId)
  return findings
}
