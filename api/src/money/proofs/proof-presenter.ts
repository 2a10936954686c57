import { rupeesFromPaise } from '@store/contract/rules/pricing/money'
import type { ProofOrder } from '@store/contract/schemas/orders/proofs'
import { type OrderView, presentOrder } from '../../ordering/ordering.ts'
import type { ProofReview } from './review-queue.ts'

/** A proof review on the wire. */
export function presentProof(
  { order, duplicates, bank }: ProofReview,
  view: OrderView,
): ProofOrder {
  return {
    ...presentOrder(order, view),
    duplicates: [
      ...duplicates.own.map(({ publicId, createdAt, buyerName, total, ...rest }) => ({
        _id: publicId,
        createdAt: createdAt.toISOString(),
        buyer: buyerName,
        totalAmount: rupeesFromPaise(total),
        orderStatus: rest.status,
        ...(rest.proofStatus && { proofStatus: rest.proofStatus }),
        sameFile: rest.sameFile,
        sameReference: rest.sameReference,
      })),
      ...(duplicates.elsewhere ? [{ otherTier: true as const, ...duplicates.elsewhere }] : []),
    ],
    ...(bank && { bank: bank.answer }),
    ...(bank?.day && { bankDay: bank.day }),
    ...(bank?.otherOrder && { bankOrder: bank.otherOrder }),
  }
}
