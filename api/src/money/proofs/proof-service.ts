import { fieldError } from '@store/contract/rules/field-errors'
import * as messages from '@store/contract/rules/messages'
import type { PaymentStatus } from '@store/contract/rules/orders/order-states'
import type { ProofVerdict } from '@store/contract/rules/orders/proof-states'
import { reservedMessages } from '@store/contract/rules/orders/reserved/reserved-messages'
import type { ProofsQuery, ProofVerdictBody } from '@store/contract/schemas/orders/proofs'
import {
  type Actor,
  type Clock,
  type Database,
  type FileService,
  HttpError,
  isDefiniteFailure,
  LargeTotals,
  type UploadForm,
} from '../../base/base.ts'
import {
  acceptProof,
  isTransferAwaited,
  missingProofError,
  newProofNotice,
  type OrderActor,
  type OrderRecord,
  type OrderService,
  type OrderTarget,
  readReference,
  scopeOf,
} from '../../ordering/ordering.ts'
import { notifyTier } from '../../support/support.ts'
import { proofRecords } from '../orders.ts'
import { openLedger, writeLedger } from '../receipts/ledger/order-payment.ts'
import { moneyAssignedError } from '../receipts/receipt-errors.ts'
import { assertNotRefunded } from '../receipts/refunds/assert-not-refunded.ts'
import {
  NothingToPayError,
  OrderLapsedError,
  ProofChangedError,
  ProofMissingError,
  ProofNotAwaitedError,
} from './proof-errors.ts'
import {
  type ReviewQueueDependencies,
  type ReviewQueuePage,
  readReviewQueue,
} from './review-queue.ts'

/** Payment proofs: the review queue, verdicts and replacement (money 2.3). */
export interface ProofService {
  /** A page of the proofs the actor manages, sorted by upload, with suspected duplicates. */
  listForReview(actor: Actor, query: ProofsQuery): Promise<ReviewQueuePage>
  /**
   * Records an admin's verdict. After a rejection the buyer is notified once the undo period is over. A verdict with
   * `seen` applies only to that version of the order, not to a later verdict or proof. Without `seen` it applies only to
   * a proof without a verdict.
   * @throws HttpError 400 for a rejection without a reason; ProofMissingError, ProofChangedError,
   *   OrderCancelledError, moneyAssignedError (409)
   */
  review(target: OrderTarget, verdict: ProofVerdictBody): Promise<OrderRecord>
  /**
   * Takes the first proof of a reserved order, or replaces a rejected one, on behalf of the buyer. Of several concurrent
   * requests the first one succeeds; the others fail, because no proof is awaited any longer.
   * @throws HttpError 400, 415 for the file; ProofNotAwaitedError, NothingToPayError, OrderLapsedError (409)
   */
  send(target: ProofTarget, form: UploadForm): Promise<OrderRecord>
}

/** An order, who sends its proof, and how, for the timeline. */
export interface ProofTarget {
  actor: OrderActor
  publicId: string
  reason?: string
}

/** Dependencies of proofs. */
export interface ProofDependencies {
  db: Database
  clock: Clock
  orders: Pick<OrderService, 'update'>
  files: FileService
  readBankFacts: ReviewQueueDependencies['readBankFacts']
}

const paymentOf = { verified: 'paid', rejected: 'failed' } as const satisfies Record<
  ProofVerdict,
  PaymentStatus
>

/** True when the order already has this verdict with the same reason. */
function isSameVerdict(
  { proofStatus, events }: OrderRecord,
  verdict: ProofVerdict,
  reason: string | undefined,
): boolean {
  const latest = events.findLast(({ kind }) => kind === 'payment')
  return proofStatus === verdict && latest?.reason === reason
}

/** @throws NothingToPayError, OrderLapsedError, ProofNotAwaitedError (409) unless the order waits for a proof */
function assertProofAwaited(order: OrderRecord): void {
  const { status, proofStatus, cancelReason } = order
  if (status === 'cancelled') {
    throw cancelReason === reservedMessages.notPaid
      ? new OrderLapsedError()
      : new NothingToPayError()
  }
  if (!isTransferAwaited(order) && proofStatus !== 'rejected') throw new ProofNotAwaitedError()
}

export function createProofService(dependencies: ProofDependencies): ProofService {
  const { clock, orders, files } = dependencies
  const queue = { ...dependencies, totals: new LargeTotals(clock) }
  return {
    listForReview: (actor, query) => readReviewQueue(queue, scopeOf(actor), query),

    async review(target, { verdict, reason, seen }) {
      const trimmedReason = reason?.trim() || undefined
      if (verdict === 'rejected' && !trimmedReason) {
        throw new HttpError(fieldError('reason', messages.proofs.reasonRequired))
      }
      return orders.update(target, async (order, trx) => {
        const { proofStatus, paymentStatus, updatedAt } = order
        if (!proofStatus) throw new ProofMissingError()
        const isCurrent =
          seen === undefined
            ? proofStatus === 'unverified' || isSameVerdict(order, verdict, trimmedReason)
            : Date.parse(seen) === updatedAt.getTime()
        if (!isCurrent) throw new ProofChangedError()
        if (proofStatus === verdict) return undefined
        if (verdict === 'rejected' && trimmedReason)
          await proofRecords.scheduleRejectionNotice(trx, {
            orderId: order.id,
            reason: trimmedReason,
          })
        const ledger = await openLedger(trx, order)
        if (verdict === 'verified') ledger.recordManualPayment('proof', trimmedReason)
        else {
          assertNotRefunded(order)
          ledger.setMark('rejected', trimmedReason)
        }
        const to = ledger.status
        if (to !== paymentOf[verdict]) throw moneyAssignedError(ledger.received)
        const change = { actorId: target.actor.userId, at: clock.now() }
        return {
          set: await writeLedger(trx, { order, ledger }, change),
          kind: 'payment',
          from: paymentStatus,
          to,
          reason: trimmedReason,
        }
      })
    },

    async send({ reason, ...target }, form) {
      if (!form.file) throw missingProofError()
      const reference = readReference(form.fields.get('paymentReference'))
      const proof = await acceptProof(files, form.file)
      try {
        return await orders.update(target, async (order, trx) => {
          assertProofAwaited(order)
          const isFirst = order.proof === undefined
          const notice = newProofNotice({ ...order, buyerName: order.buyer.name, isFirst })
          const at = clock.now()
          await notifyTier(trx, { ...notice, tier: order.tier, at })
          await proofRecords.saveFormer(trx, { orderId: order.id, replacedAt: at })
          const ledger = await openLedger(trx, order)
          ledger.setMark(undefined)
          return {
            set: {
              proof_file_id: await files.record(trx, proof, target.actor.userId),
              proof_at: at,
              payment_reference: reference ?? null,
              ...(await writeLedger(trx, { order, ledger }, { actorId: target.actor.userId, at })),
            },
            kind: 'proof',
            from: order.proofStatus,
            to: 'sent',
            reason,
            obsoleteFileId: order.proof?.publicId,
          }
        })
      } catch (error) {
        if (isDefiniteFailure(error)) await files.discard(proof.publicId)
        throw error
      }
    },
  }
}
