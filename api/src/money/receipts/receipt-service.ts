import { defaultListLimit } from '@store/contract/rules/limits'
import type {
  AnswerReceiptsBody,
  AssignmentBody,
  DueRefundsQuery,
  ReceiptCounts,
  ReceiptsQuery,
} from '@store/contract/schemas/payments/receipts'
import type { RecordRefundBody } from '@store/contract/schemas/payments/refunds'
import { type Actor, inTransaction } from '../../base/base.ts'
import { type OrderRecord, scopeOf } from '../../ordering/ordering.ts'
import { orderLookups } from '../orders.ts'
import { answerReceipt, reopenReceipt } from './answers/answer-receipts.ts'
import { isQuestion } from './answers/receipt-question.ts'
import { assignReceipt, lockReceipt } from './assigning/assign-receipt.ts'
import { readAssignment } from './assigning/read-parts.ts'
import { forEachReceipt, type SettleResult, settleExact } from './assigning/settle-exact.ts'
import { takeReceiptsBack } from './assigning/take-back.ts'
import type { MatchedReceipt } from './matching/matched-receipt.ts'
import { findReceiptOrders } from './reading/find-receipt-orders.ts'
import { type OrderReceiptRecord, readReceiptsOfOrder } from './reading/order-receipt-query.ts'
import {
  countStates,
  isManaged,
  type ReceiptOrderView,
  type ReceiptView,
  stateOf,
  viewReceipts,
} from './reading/receipt-view.ts'
import type { ReceiptDependencies } from './receipt-dependencies.ts'
import {
  NothingAssignedError,
  ReceiptNotFoundError,
  ReceiptQuestionError,
} from './receipt-errors.ts'
import { findReceipt, listSettled } from './receipt-repository.ts'
import { listRefunds } from './refunds/list-refunds.ts'
import { readRefundOfAnswer } from './refunds/read-refund.ts'
import { recordRefund } from './refunds/record-refund.ts'
import { type RefundTarget, strikeRefund } from './refunds/strike-refund.ts'

/** Received money and the orders that it is for (ADR 0101). */
export interface ReceiptService {
  /** A page of the receipts that the actor works with: open ones oldest first, settled ones newest first. */
  list(
    actor: Actor,
    query: ReceiptsQuery,
  ): Promise<{ receipts: ReceiptView[]; total: number; next: string | undefined }>
  /** The number of open receipts that the actor works with. */
  count(actor: Actor): Promise<ReceiptCounts>
  /**
   * Assigns parts of a receipt to orders of the actor's scope, all or none.
   * @throws HttpError 400 for an amount or an order that is named twice; 404 for the receipt or an order; 409 when the
   *   receipt has changed, a part is more than what is open, or an order is cancelled
   */
  assign(actor: Actor, publicId: string, body: AssignmentBody): Promise<ReceiptView>
  /** Assigns exact receipts, each in a transaction of its own: one that is refused stops no other. */
  settle(actor: Actor, publicIds: readonly string[]): Promise<SettleResult[]>
  /**
   * Keeps an answer about receipts, each in a transaction of its own: one that is refused stops no other. What is known from
   * another statement, came back or was paid back is for no order any more.
   */
  answer(actor: Actor, body: AnswerReceiptsBody): Promise<SettleResult[]>
  /** A page of the orders of the actor's scope whose money goes back, oldest first. */
  listRefunds(actor: Actor, query: DueRefundsQuery): ReturnType<typeof listRefunds>
  /** Records that money of an order went back; see {@link recordRefund}. */
  recordRefund(actor: Actor, orderId: string, body: RecordRefundBody): Promise<OrderRecord>
  /** Strikes out a refund that was recorded by mistake; see {@link strikeRefund}. */
  strikeRefund(
    actor: Actor,
    refund: Omit<RefundTarget, 'actor'>,
    reason: string,
  ): Promise<OrderRecord>
  /**
   * Reopens a receipt that an answer closed.
   * @throws ReceiptNotFoundError (404); ReceiptNotClosedError (409)
   */
  reopen(actor: Actor, publicId: string): Promise<ReceiptView>
  /**
   * Takes all parts of a receipt back; its money waits again. The reason is kept in the audit and on the orders.
   * @throws ReceiptNotFoundError (404); NothingAssignedError, ReceiptSharedError (409)
   */
  takeBack(actor: Actor, publicId: string, reason: string | undefined): Promise<ReceiptView>
  /** The orders of the actor's scope that a text means: an amount, or a number, buyer or reference. */
  findOrders(actor: Actor, text: string): Promise<ReceiptOrderView[]>
  /**
   * The money of an order, whatever shows it.
   * @throws OrderNotFoundError (404) outside the actor's scope
   */
  ofOrder(
    actor: Actor,
    orderId: string,
  ): Promise<{ order: OrderRecord; receipts: OrderReceiptRecord[] }>
}

/** A page of open receipts, which are sorted by their public ids. */
function pageOf(
  open: readonly MatchedReceipt[],
  { cursor = '', limit }: { cursor: string | undefined; limit: number },
): { page: MatchedReceipt[]; next: string | undefined } {
  const after = open.filter(({ receipt }) => receipt.publicId > cursor)
  const page = after.slice(0, limit)
  return { page, next: after.length > limit ? page.at(-1)?.receipt.publicId : undefined }
}

export function createReceiptService(dependencies: ReceiptDependencies): ReceiptService {
  const { db, clock, book, orders } = dependencies

  /** The receipt and its match; a tier admin also finds what only its match connects with the tier. */
  async function find(
    actor: Actor,
    publicId: string,
  ): Promise<Pick<MatchedReceipt, 'receipt' | 'match'>> {
    const scope = scopeOf(actor)
    const matched = (await book.read()).find(({ receipt }) => receipt.publicId === publicId)
    const receipt =
      (await findReceipt(db, publicId, scope)) ??
      (matched && isManaged(matched, scope) ? matched.receipt : undefined)
    if (!receipt) throw new ReceiptNotFoundError()
    return { receipt, match: matched?.match }
  }

  /** A receipt after a change by the actor, who may work with it no longer, when nothing connects it with the tier. */
  async function viewChanged(actor: Actor, publicId: string): Promise<ReceiptView> {
    const receipt = await findReceipt(db, publicId, 'every-order')
    if (!receipt) throw new ReceiptNotFoundError()
    const matched = (await book.read()).find((each) => each.receipt.publicId === publicId)
    const [view] = await viewReceipts(db, actor, [{ receipt, match: matched?.match }])
    if (!view) throw new ReceiptNotFoundError()
    return view
  }

  return {
    async list(actor, { state = 'exact', cursor, limit = defaultListLimit }) {
      const scope = scopeOf(actor)
      if (state === 'settled') {
        const page = await listSettled(db, scope, { cursor, limit })
        const found = page.receipts.map((receipt) => ({ receipt, match: undefined }))
        return { ...page, receipts: await viewReceipts(db, actor, found) }
      }
      const open = (await book.read()).filter(
        (matched) => stateOf(matched) === state && isManaged(matched, scope),
      )
      const { page, next } = pageOf(open, { cursor, limit })
      return { receipts: await viewReceipts(db, actor, page), total: open.length, next }
    },

    async count(actor) {
      const scope = scopeOf(actor)
      const open = (await book.read()).filter((matched) => isManaged(matched, scope))
      const states = countStates(open)
      const toRefund = await orderLookups.dueRefunds.count(db, scope)
      return { ...states, toRefund, toDo: states.toSettle + toRefund }
    },

    async assign(actor, publicId, body) {
      const wanted = readAssignment(body)
      const { receipt, match } = await find(actor, publicId)
      if (isQuestion(match)) throw new ReceiptQuestionError()
      const assignment = { ...wanted, actor, receiptId: receipt.id, isExact: false }
      await inTransaction(db, (trx) => assignReceipt(dependencies, trx, assignment))
      return viewChanged(actor, publicId)
    },

    settle: (actor, publicIds) => settleExact(dependencies, actor, publicIds),

    async answer(actor, body) {
      const { ids: publicIds, answer } = body
      const refund = readRefundOfAnswer(body, clock)
      return forEachReceipt(dependencies, { actor, publicIds }, async (matched) =>
        answerReceipt(dependencies, { actor, answer, refund, matched }),
      )
    },

    listRefunds: (actor, query) => listRefunds(db, actor, query),

    recordRefund: (actor, publicId, body) => recordRefund(dependencies, { actor, publicId }, body),

    strikeRefund: (actor, refund, reason) =>
      strikeRefund(dependencies, { actor, ...refund }, reason),

    async reopen(actor, publicId) {
      const { receipt } = await find(actor, publicId)
      await reopenReceipt(dependencies, actor, receipt.id)
      return viewChanged(actor, publicId)
    },

    async takeBack(actor, publicId, reason) {
      const { receipt } = await find(actor, publicId)
      await inTransaction(db, async (trx) => {
        const receipts = [await lockReceipt(trx, receipt.id)]
        const taken = await takeReceiptsBack(dependencies, trx, { actor, receipts, reason })
        if (taken === 0) throw new NothingAssignedError()
      })
      return viewChanged(actor, publicId)
    },

    findOrders: (actor, text) => findReceiptOrders(dependencies, actor, text),

    async ofOrder(actor, orderId) {
      const order = await orders.read(actor, orderId)
      return { order, receipts: await readReceiptsOfOrder(db, order.id) }
    },
  }
}
