import { messages } from '@store/contract/rules/messages'
import type { ProofVerdict } from '@store/contract/rules/proof-states'
import type { Order } from '@store/contract/schemas/orders'
import type { ProofOrder } from '@store/contract/schemas/proofs'
import { messageOf, ordersApi, statusOf, toast, useAppDispatch } from '@store/sdk'
import { useState } from 'react'
import { takeOffDesk, useJudgeProofMutation } from './proof-verdicts-api.ts'
import type { useProofQueue } from './use-proof-queue.ts'

type Queue = Pick<ReturnType<typeof useProofQueue>, 'pass' | 'renew'>

/** What another admin did to a proof in hand, and the reason that was typed for it, not sent. */
export interface Overtaken {
  order: Order
  reason: string
}

function stillWaits({ proofStatus, orderStatus }: Order): boolean {
  return proofStatus === 'unverified' && orderStatus !== 'cancelled'
}

/**
 * Gives verdicts, and takes up the next proof after each. When another admin was first, it says what that one
 * did and goes on; when something else of the order changed, the proof stays in hand for another look.
 */
export function useVerdict({ pass, renew }: Queue) {
  const dispatch = useAppDispatch()
  const [send, { isLoading }] = useJudgeProofMutation()
  const [checked, setChecked] = useState(0)
  const [overtaken, setOvertaken] = useState<Overtaken>()

  const lookAgain = async (proof: ProofOrder, reason: string) => {
    const call = ordersApi.endpoints.getOrder.initiate(proof._id, {
      forceRefetch: true,
      subscribe: false,
    })
    const order = await dispatch(call).unwrap()
    if (stillWaits(order)) {
      renew({ ...proof, ...order })
      toast.info(messages.adminOrders.changedMeanwhile)
      return
    }
    dispatch(takeOffDesk(order._id))
    setOvertaken({ order, reason })
    pass(order)
  }

  const judge = async (proof: ProofOrder, verdict: ProofVerdict, reason = '') => {
    if (isLoading) return
    const { _id: id, updatedAt: seen } = proof
    try {
      const { order } = await send({ id, seen, verdict, ...(reason && { reason }) }).unwrap()
      toast.success(messages.proofs[verdict])
      setOvertaken(undefined)
      setChecked((before) => before + 1)
      pass(order)
    } catch (error) {
      const failed = () => toast.error(messageOf(error, messages.proofs.judgeFailed))
      if (statusOf(error) === 409) await lookAgain(proof, reason).catch(failed)
      else failed()
    }
  }

  return { judge, isJudging: isLoading, checked, overtaken }
}
