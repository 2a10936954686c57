import * as adminMessages from '@store/contract/rules/admin-messages'
import * as messages from '@store/contract/rules/messages'
import type { ProofVerdict } from '@store/contract/rules/orders/proof-states'
import type { Order } from '@store/contract/schemas/orders/orders'
import type { ProofOrder } from '@store/contract/schemas/orders/proofs'
import { messageOf, statusOf, useAppDispatch } from '@store/sdk'
import { toast } from '@store/ui'
import { useState } from 'react'
import { orderApi } from '../../../orders/order-api.ts'
import { removeFromReviewQueue, useReviewProofMutation } from '../../proof-verdicts-api.ts'
import { proofKeyOf } from '../../queue/proof-key.ts'
import type { useReviewQueue } from '../../queue/use-review-queue.ts'
import { isAwaitingReview } from '../is-awaiting-review.ts'
import { useStartOrder } from '../use-start-order.ts'
import { type LastVerdict, useUndoVerdict } from './use-undo-verdict.ts'

type Queue = Pick<ReturnType<typeof useReviewQueue>, 'markReviewed' | 'select'>

/** What another admin did to the selected proof, and the typed reason that was not sent. */
export interface ReviewConflict {
  order: Order
  reason: string
}

interface Decision {
  verdict: ProofVerdict
  /** The text in the field of the reason. */
  typed: string
  /** Starts processing the order, too. */
  andStart: boolean
}

/**
 * Submits verdicts and selects the next proof after each. When another admin was first, shows their verdict
 * and goes on; when something else of the order changed, the proof stays selected for another look.
 */
export function useVerdict({ markReviewed, select }: Queue) {
  const dispatch = useAppDispatch()
  const [send, { isLoading }] = useReviewProofMutation()
  const { startOrder, isStarting } = useStartOrder()
  const [checked, setChecked] = useState(0)
  const [conflict, setConflict] = useState<ReviewConflict>()
  const [last, setLast] = useState<LastVerdict>()
  // The draft is deleted with the verdict, but an undone verdict needs the reason again.
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  const { undoVerdict, isUndoing } = useUndoVerdict((proof) => {
    select(proof)
    setLast(undefined)
    setChecked((before) => before - 1)
  })
  const isSubmitting = isLoading || isStarting || isUndoing

  const resolveConflict = async (proof: ProofOrder, reason: string) => {
    const call = orderApi.endpoints.getOrder.initiate(proof._id, {
      forceRefetch: true,
      subscribe: false,
    })
    const order = await dispatch(call).unwrap()
    if (isAwaitingReview(order)) {
      select({ ...proof, ...order })
      toast.info(adminMessages.orders.changedMeanwhile)
      return
    }
    dispatch(removeFromReviewQueue(order._id))
    setConflict({ order, reason })
    markReviewed(order)
  }

  const submitVerdict = async (proof: ProofOrder, { verdict, typed, andStart }: Decision) => {
    if (isSubmitting) return false
    const { _id: id, updatedAt: seen } = proof
    const reason = verdict === 'rejected' ? typed : ''
    try {
      const { order } = await send({ id, seen, verdict, ...(reason && { reason }) }).unwrap()
      toast.success(messages.proofs[verdict])
      setConflict(undefined)
      setChecked((before) => before + 1)
      setReasons((before) => ({ ...before, [proofKeyOf(proof)]: typed }))
      markReviewed(order)
      setLast({ proof, verdict, isStarted: andStart && (await startOrder(order)) })
      return true
    } catch (error) {
      const failed = () => toast.error(messageOf(error, messages.proofs.reviewFailed))
      if (statusOf(error) === 409) await resolveConflict(proof, reason).catch(failed)
      else failed()
      return false
    }
  }

  return {
    /** @returns whether the server accepted the verdict */
    submitVerdict,
    undoVerdict,
    /** The reason that was typed for a proof before its verdict; empty when there was none. */
    reasonFor: (proof: ProofOrder) => reasons[proofKeyOf(proof)] ?? '',
    isSubmitting,
    checked,
    last,
    conflict,
  }
}
