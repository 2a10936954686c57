import { indiaDayOf } from '@store/contract/rules/india-days'
import { type BankAnswer, bankAnswerOf } from '@store/contract/rules/payments/bank-answer'
import type { Database } from '../database/database.ts'
import type { OrderRecord } from '../orders/order.ts'
import { canonicalReference, isFullReference } from '../statements/matching/transfer-references.ts'
import { dayOf } from './receipt-repository.ts'

type Proof = Pick<OrderRecord, 'id' | 'paidBy' | 'paymentReference' | 'proofAt'>

/** A line with a reference, and what an order has of its money. */
interface FoundLine {
  reference: string
  open_paise: number
  /** Null for a line of which nothing was ever assigned. */
  order_id: number | null
  assigned: number | string | null
}

async function findLines(db: Database, references: readonly string[]): Promise<FoundLine[]> {
  if (references.length === 0) return []
  return db('receipt_references')
    .join('receipts', 'receipts.id', 'receipt_references.receipt_id')
    .join('bank_statement_lines as line', 'line.id', 'receipts.line_id')
    .join('bank_statements', 'bank_statements.id', 'line.statement_id')
    .leftJoin('receipt_assignments as part', 'part.receipt_id', 'receipts.id')
    .whereIn('receipt_references.reference', [...references])
    .whereNull('bank_statements.undone_at')
    .groupBy('receipt_references.reference', 'receipts.id', 'receipts.open_paise', 'part.order_id')
    .select('receipt_references.reference', 'receipts.open_paise', 'part.order_id')
    .sum({ assigned: 'part.amount_paise' })
}

/** Whose money a line is: that of an order while something of it is open, or assigned to this order. */
function creditOf(orderId: number, lines: readonly FoundLine[]): 'own' | 'other' | undefined {
  const isOwn = ({ open_paise: open, order_id: paidOrder, assigned }: FoundLine) =>
    open > 0 || (paidOrder === orderId && Number(assigned) > 0)
  if (lines.some(isOwn)) return 'own'
  return lines.length > 0 ? 'other' : undefined
}

async function findCoveredUntil(db: Database): Promise<string | undefined> {
  const row: { last_day: Date } | undefined = await db('bank_statements')
    .whereNull('undone_at')
    .orderBy('last_day', 'desc')
    .first('last_day')
  return row && dayOf(row.last_day)
}

/**
 * What the bank statements say about the references of proofs.
 * @param holidays days without banking, YYYY-MM-DD
 * @returns by internal key of the order; an order is absent when its buyer gave no reference, unless a statement paid it
 */
export async function findBankAnswers(
  db: Database,
  proofs: readonly Proof[],
  holidays: readonly string[],
): Promise<Map<number, BankAnswer>> {
  const references = proofs.flatMap(({ paymentReference }) =>
    paymentReference === undefined ? [] : canonicalReference(paymentReference),
  )
  const [lines, coveredUntil] = await Promise.all([findLines(db, references), findCoveredUntil(db)])
  const answers = new Map<number, BankAnswer>()
  for (const { id, paidBy, paymentReference, proofAt } of proofs) {
    if (paidBy === 'statement') answers.set(id, 'found')
    else if (paymentReference !== undefined) {
      const wanted = canonicalReference(paymentReference)
      const found = lines.filter(({ reference }) => reference === wanted)
      // Of a reference that banks cut or leave out, absence says nothing.
      const bank = { coveredUntil: isFullReference(wanted) ? coveredUntil : undefined, holidays }
      const proof = { sentOn: indiaDayOf(proofAt), credit: creditOf(id, found) }
      answers.set(id, bankAnswerOf(proof, bank))
    }
  }
  return answers
}
