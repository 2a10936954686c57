import * as messages from '@store/contract/rules/messages'
import type { ProofOrder } from '@store/contract/schemas/proofs'
import { messageOf, toast, useAppDispatch } from '@store/sdk'
import { useSetPaymentStatusMutation } from '../orders/admin-order-changes-api.ts'
import { returnToReviewQueue } from './proof-verdicts-api.ts'

/**
 * Takes a verdict back: the payment stands again as it did before, and so the proof waits again. A buyer is
 * told of a rejection half a minute later: taken back before, never.
 * @param onTaken gets the proof as it now waits
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
      toast.success(messages.adminOrders.paymentUpdated)
    } catch (error) {
      toast.error(messageOf(error, messages.adminOrders.paymentFailed))
    }
  }
  return { undoVerdict, isUndoing: isLoading }
}
