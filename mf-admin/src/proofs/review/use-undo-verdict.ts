import * as adminMessages from '@store/contract/rules/admin-messages'
import type { ProofOrder } from '@store/contract/schemas/orders/proofs'
import { messageOf, useAppDispatch } from '@store/sdk'
import { toast } from '@store/ui'
import { useSetPaymentStatusMutation } from '../../orders/admin-order-changes-api.ts'
import { returnToReviewQueue } from '../proof-verdicts-api.ts'

/**
 * Undoes a verdict: restores the former payment status, so that the proof awaits review again. Buyers are
 * notified of a rejection after half a minute; undone before that, not at all.
 * @param onUndone receives the proof, which awaits review again
 */
export function useUndoVerdict(onUndone: (proof: ProofOrder) => void) {
  const dispatch = useAppDispatch()
  const [setPayment, { isLoading }] = useSetPaymentStatusMutation()

  const undoVerdict = async (reviewed: ProofOrder) => {
    const { _id: id, paymentStatus } = reviewed
    try {
      const { order } = await setPayment({ id, paymentStatus }).unwrap()
      const proof = { ...reviewed, ...order }
      dispatch(returnToReviewQueue(proof))
      onUndone(proof)
      toast.success(adminMessages.orders.paymentUpdated)
    } catch (error) {
      toast.error(messageOf(error, adminMessages.orders.paymentFailed))
    }
  }
  return { undoVerdict, isUndoing: isLoading }
}
