import { defaultListLimit } from '@store/contract/rules/limits'
import type { ProofsQuery } from '@store/contract/schemas/orders/proofs'
import type { Database, LargeTotals } from '../../base/base.ts'
import type { OrderRecord, OrderScope, ProofDuplicates } from '../../ordering/ordering.ts'
import { proofRecords } from '../orders.ts'
import { type BankFinding, findBankAnswers } from '../receipts/bank-answer-query.ts'

/** An order in the review queue. */
export interface ProofReview {
  order: OrderRecord
  duplicates: ProofDuplicates
  /** What the bank statements say; undefined without a reference. */
  bank: BankFinding | undefined
}

/** A page of the review queue. */
export interface ReviewQueuePage {
  proofs: ProofReview[]
  /** Cursor of the next page; undefined on the last page. */
  next: string | undefined
  /** Number of proofs on all pages. */
  total: number
}

/** What the seller set that decides what a bank statement says about a proof. */
export interface BankFacts {
  /** Days on which banks do not work, YYYY-MM-DD. */
  holidays: readonly string[]
  /** Into which buyers pay; blank when it is not set. */
  account: string
}

/** Dependencies of the review queue. */
export interface ReviewQueueDependencies {
  db: Database
  totals: LargeTotals
  readBankFacts(): Promise<BankFacts>
}

/** Reads a page of the proofs in a scope, sorted by upload, with suspected duplicates. */
export async function readReviewQueue(
  { db, totals, readBankFacts }: ReviewQueueDependencies,
  scope: OrderScope,
  query: ProofsQuery,
): Promise<ReviewQueuePage> {
  const { status = 'unverified', sort = 'oldest', cursor, limit = defaultListLimit } = query
  const [{ orders, next }, total] = await Promise.all([
    proofRecords.list(db, scope, { status, sort, cursor, limit }),
    totals.read(JSON.stringify([status, scope]), () => proofRecords.count(db, scope, status)),
  ])
  const [duplicates, answers] = await Promise.all([
    proofRecords.findDuplicates(
      db,
      orders.map(({ id }) => id),
      scope,
    ),
    readBankFacts().then((facts) => findBankAnswers(db, orders, { ...facts, scope })),
  ])
  const none = { own: [], elsewhere: undefined }
  const proofs = orders.map((order) => ({
    order,
    duplicates: duplicates.get(order.id) ?? none,
    bank: answers.get(order.id),
  }))
  return { proofs, next, total }
}
