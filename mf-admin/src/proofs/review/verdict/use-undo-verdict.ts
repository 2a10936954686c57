import * as adminMessages from '@store/contract/rules/admin-messages'
import type { ProofVerdict } from '@store/contract/rules/orders/proof-states'
import type { ProofOrder } from '@store/contract/schemas/orders/proofs'
import { messageOf, useAppDispatch, useSession } from '@store/sdk'
import { toast } from '@store/ui'
import {
  useSetOrderStatusMutation,
  useSetPaymentStatusMutation,
} from '../../../orders/admin-order-changes-api.ts'
import { settableStatus } from '../../../orders/status-change/next-step.ts'
import { returnToReviewQueue } from '../../proof-verdicts-api.ts'

/** The last verdict, and the proof as it was before. */
export interface LastVerdict {
  proof: ProofOrder
  verdict: ProofVerdict
  /** The order was started as well. */
  isStarted: boolean
}

/**
 * Undoes a verdict: restores the former payment status, so that the proof awaits review again, and the former
 * status of an order that was started with it. Buyers are notified of a rejection after half a minute; undone
 * before that, not at all.
 * @param onUndone receives the proof, which awaits review again
 */
export function useUndoVerdict(onUndone: (proof: ProofOrder) => void) {
  const dispatch = useAppDispatch()
  const { role } = useSession()
  const [setPayment, { isLoading }] = useSetPaymentStatusMutation()
  const [setStatus, { isLoading: isStopping }] = useSetOrderStatusMutation()

  const undoVerdict = async ({ proof: reviewed, isStarted }: LastVerdict) => {
    const { _id: id, paymentStatus, orderStatus } = reviewed
    try {
      if (isStarted) {
        const status = settableStatus(orderStatus)
        await setStatus({ role, id, status, seen: 'processing' }).unwrap()
      }
      const { order } = await setPayment({ id, paymentStatus }).unwrap()
      const proof = { ...reviewed, ...order }
      dispatch(returnToReviewQueue(proof))
      onUndone(proof)
      toast.success(adminMessages.orders.paymentUpdated)
    } catch (error) {
      toast.error(messageOf(error, adminMessages.orders.paymentFailed))
    }
  }
  return { undoVerdict, isUndoing: isLoading || isStopping }
}
