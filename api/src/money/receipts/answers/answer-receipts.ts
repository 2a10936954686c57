import { formatDay } from '@store/contract/rules/india-days'
import { receiptMessages as messages } from '@store/contract/rules/payments/receipt-messages'
import type { ReceiptAnswer } from '@store/contract/rules/payments/receipt-states'
import type { RefundDetails } from '@store/contract/schemas/payments/refunds'
import { type Actor, type Database, inTransaction } from '../../../base/base.ts'
import { scopeOf } from '../../../ordering/ordering.ts'
import { recordAudit } from '../../../support/support.ts'
import { takeTurnsOfPayers } from '../../credit/buyer-credit.ts'
import { deleteReturns } from '../../ledger/ledger-repository.ts'
import { recordReturn } from '../../ledger/record-return.ts'
import { lockReceipt } from '../assigning/assign-receipt.ts'
import { auditReceipt } from '../assigning/receipt-audit.ts'
import { takeReceiptsBack } from '../assigning/take-back.ts'
import type { MatchedReceipt } from '../matching/matched-receipt.ts'
import { isManaged } from '../reading/receipt-view.ts'
import type { ReceiptRecord } from '../receipt.ts'
import type { ReceiptDependencies } from '../receipt-dependencies.ts'
import {
  ReceiptClosedError,
  ReceiptNotClosedError,
  ReceiptNotFoundError,
  ReceiptQuestionGoneError,
  ReceiptStillAssignedError,
} from '../receipt-errors.ts'
import { findReceiptsByKeys, lockReceipts } from '../receipt-repository.ts'
import { deleteRefundOfReceipt, insertRefund } from '../refunds/refund-repository.ts'
import { deleteClosing, insertAnswer } from './answer-repository.ts'
import { type ReceiptQuestion, sameAs } from './receipt-question.ts'
import { deleteSharedLines, insertSharedLines } from './shared-lines.ts'

const ofIdentity = ['same-transfer', 'sum-of-parts', 'part-of-sum'] as const

/** The questions that an answer belongs to; money that was paid back needs none. */
const questionsOf: Readonly<
  Record<ReceiptAnswer, readonly (ReceiptQuestion['kind'] | undefined)[]>
> = {
  same: ofIdentity,
  different: ofIdentity,
  returned: ['returned'],
  kept: ['returned'],
  refunded: [undefined],
}

/** The receipts that one answer is about: all parts of a sum that the same statement brought. */
function subjectsOf({ receipt, question }: MatchedReceipt): number[] {
  if (question?.kind !== 'part-of-sum') return [receipt.id]
  const { parts } = question.division
  const own = parts.find(({ receiptId }) => receiptId === receipt.id)
  return parts
    .filter(({ statementId, open, amount }) => statementId === own?.statementId && open === amount)
    .map(({ receiptId }) => receiptId)
}

/** An answer about one receipt. */
interface GivenAnswer {
  actor: Actor
  answer: ReceiptAnswer
  /** Of money that was paid back. */
  refund: RefundDetails | undefined
  matched: MatchedReceipt | undefined
}

async function closeReturned(
  dependencies: ReceiptDependencies,
  trx: Database,
  {
    actor,
    receipt,
    question,
  }: { actor: Actor; receipt: ReceiptRecord; question: ReceiptQuestion | undefined },
): Promise<void> {
  const returnedOn = question?.kind === 'returned' ? question.back.bookedOn : receipt.receivedOn
  const at = dependencies.clock.now()
  await recordReturn(trx, { receiptId: receipt.id, returnedOn, at })
  const reason = messages.returnedOn(formatDay(returnedOn))
  await takeReceiptsBack(dependencies, trx, { actor, receipts: [receipt], reason })
}

/** Keeps an answer about one receipt. @throws as {@link answerReceipt} */
async function answerOne(
  dependencies: ReceiptDependencies,
  trx: Database,
  given: Omit<GivenAnswer, 'matched'> & {
    id: number
    question: ReceiptQuestion | undefined
    at: Date
  },
): Promise<void> {
  const { id, actor, answer, refund, question, at } = given
  const receipt = await lockReceipt(trx, id)
  if (receipt.closing) throw new ReceiptClosedError()
  await takeTurnsOfPayers(trx, [id])
  if (answer === 'returned') await closeReturned(dependencies, trx, { actor, receipt, question })
  else if (answer === 'same' && receipt.open < receipt.amount) throw new ReceiptStillAssignedError()
  else if (answer === 'refunded' && receipt.open === 0) throw new ReceiptStillAssignedError()
  const actorId = actor.userId
  const others = sameAs(question)
  await insertAnswer(trx, { receiptId: id, answer, about: others[0], actorId, at })
  if (refund) {
    const what = { ...refund, key: 'receipt_id', id, amount: receipt.open } as const
    await insertRefund(trx, { ...what, actorId, at })
  }
  if (answer === 'same') await insertSharedLines(trx, { receiptId: id, sameAs: others })
  await recordAudit(trx, auditReceipt(receipt, { actorId, at, action: answer, parts: [], refund }))
}

/**
 * Keeps an answer about one receipt, or about all parts of a sum, in a transaction of its own. Money that the bank took back leaves its orders.
 * @throws ReceiptNotFoundError (404); ReceiptClosedError, ReceiptQuestionGoneError, ReceiptStillAssignedError, ReceiptSharedError (409)
 */
export async function answerReceipt(
  dependencies: ReceiptDependencies,
  { actor, answer, refund, matched }: GivenAnswer,
): Promise<ReceiptRecord> {
  if (!matched || !isManaged(matched, scopeOf(actor))) throw new ReceiptNotFoundError()
  const { receipt: seen, question } = matched
  if (!questionsOf[answer].includes(question?.kind)) throw new ReceiptQuestionGoneError()
  const others = sameAs(question)
  const at = dependencies.clock.now()
  return inTransaction(dependencies.db, async (trx) => {
    if ((await lockReceipts(trx, others)).length < others.length) {
      throw new ReceiptQuestionGoneError()
    }
    for (const id of subjectsOf(matched)) {
      await answerOne(dependencies, trx, { id, actor, answer, refund, question, at })
    }
    const [answered] = await findReceiptsByKeys(trx, [seen.id])
    return answered ?? seen
  })
}

/**
 * Reopens a receipt that an answer closed: it is in question again, or waits.
 * @throws ReceiptNotFoundError (404); ReceiptNotClosedError (409)
 */
export async function reopenReceipt(
  { db, clock }: ReceiptDependencies,
  actor: Actor,
  receiptId: number,
): Promise<void> {
  const at = clock.now()
  await inTransaction(db, async (trx) => {
    const receipt = await lockReceipt(trx, receiptId)
    const closed = await deleteClosing(trx, receiptId)
    if (!closed) throw new ReceiptNotClosedError()
    await takeTurnsOfPayers(trx, [receiptId])
    if (closed.closing === 'returned') await deleteReturns(trx, receiptId)
    if (closed.closing === 'refunded') await deleteRefundOfReceipt(trx, receiptId)
    if (closed.closing === 'same') await deleteSharedLines(trx, { receiptId, sameAs: closed.about })
    const change = { actorId: actor.userId, at, action: 'reopened', parts: [] } as const
    await recordAudit(trx, auditReceipt(receipt, change))
  })
}
