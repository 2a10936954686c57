import { formatDay } from '@store/contract/rules/india-days'
import { receiptMessages as messages } from '@store/contract/rules/payments/receipt-messages'
import type { ReceiptAnswer } from '@store/contract/rules/payments/receipt-states'
import type { RefundDetails } from '@store/contract/schemas/payments/refunds'
import { recordAudit } from '../../audit/record-audit.ts'
import type { Database } from '../../database/database.ts'
import { inTransaction } from '../../database/transaction.ts'
import type { Actor } from '../../http/actor.ts'
import { scopeOf } from '../../orders/order-scope.ts'
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
import {
  deleteClosing,
  deleteSharedLine,
  insertAnswer,
  insertSharedLine,
} from './answer-repository.ts'
import type { ReceiptQuestion } from './receipt-question.ts'

/** The question that an answer belongs to; money that was paid back needs none. */
const questionOf = {
  same: 'same-transfer',
  different: 'same-transfer',
  returned: 'returned',
  kept: 'returned',
  refunded: undefined,
} as const satisfies Record<ReceiptAnswer, ReceiptQuestion['kind'] | undefined>

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
  const day = question?.kind === 'returned' ? formatDay(question.back.bookedOn) : ''
  const reason = messages.returnedOn(day)
  await takeReceiptsBack(dependencies, trx, { actor, receipts: [receipt], reason })
}

/**
 * Keeps an answer about one receipt in a transaction of its own. Money that the bank took back leaves its orders.
 * @throws ReceiptNotFoundError (404); ReceiptClosedError, ReceiptQuestionGoneError, ReceiptStillAssignedError, ReceiptSharedError (409)
 */
export async function answerReceipt(
  dependencies: ReceiptDependencies,
  { actor, answer, refund, matched }: GivenAnswer,
): Promise<ReceiptRecord> {
  if (!matched || !isManaged(matched, scopeOf(actor))) throw new ReceiptNotFoundError()
  const { receipt: seen, question } = matched
  const wanted = questionOf[answer]
  if (wanted !== question?.kind) throw new ReceiptQuestionGoneError()
  const sameAs = question?.kind === 'same-transfer' ? question.other.receiptId : undefined
  const at = dependencies.clock.now()
  return inTransaction(dependencies.db, async (trx) => {
    if (sameAs !== undefined && (await lockReceipts(trx, [sameAs])).length === 0) {
      throw new ReceiptQuestionGoneError()
    }
    const receipt = await lockReceipt(trx, seen.id)
    if (receipt.closing) throw new ReceiptClosedError()
    if (answer === 'returned') await closeReturned(dependencies, trx, { actor, receipt, question })
    else if (answer === 'same' && receipt.open < receipt.amount)
      throw new ReceiptStillAssignedError()
    else if (answer === 'refunded' && receipt.open === 0) throw new ReceiptStillAssignedError()
    const actorId = actor.userId
    await insertAnswer(trx, { receiptId: receipt.id, answer, about: sameAs, actorId, at })
    if (refund) {
      const what = { ...refund, key: 'receipt_id', id: receipt.id, amount: receipt.open } as const
      await insertRefund(trx, { ...what, actorId, at })
    }
    if (answer === 'same' && sameAs !== undefined) {
      await insertSharedLine(trx, { receiptId: receipt.id, sameAs })
    }
    await recordAudit(
      trx,
      auditReceipt(receipt, { actorId, at, action: answer, parts: [], refund }),
    )
    const [answered] = await findReceiptsByKeys(trx, [receipt.id])
    return answered ?? receipt
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
    if (closed.closing === 'refunded') await deleteRefundOfReceipt(trx, receiptId)
    if (closed.closing === 'same') await deleteSharedLine(trx, { receiptId, sameAs: closed.about })
    const change = { actorId: actor.userId, at, action: 'reopened', parts: [] } as const
    await recordAudit(trx, auditReceipt(receipt, change))
  })
}
