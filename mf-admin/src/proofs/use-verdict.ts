import * as messages from '@store/contract/rules/messages'
import type { ProofVerdict } from '@store/contract/rules/proof-states'
import type { Order } from '@store/contract/schemas/orders'
import type { ProofOrder } from '@store/contract/schemas/proofs'
import { messageOf, ordersApi, statusOf, toast, useAppDispatch } from '@store/sdk'
import { useState } from 'react'
import { proofKeyOf } from './proof-key.ts'
import { takeOffDesk, useJudgeProofMutation } from './proof-verdicts-api.ts'
import { stillWaits } from './still-waits.ts'
import type { useProofQueue } from './use-proof-queue.ts'
import { useTakeBack } from './use-take-back.ts'

type Queue = Pick<ReturnType<typeof useProofQueue>, 'pass' | 'takeUp'>

/** What another admin did to a proof in hand, and the reason that was typed for it, not sent. */
export interface Overtaken {
  order: Order
  reason: string
}

/** What was said last, and of which proof as it was then. */
export interface Given {
  proof: ProofOrder
  verdict: ProofVerdict
}

/**
 * Gives verdicts, and takes up the next proof after each. When another admin was first, it says what that one
 * did and goes on; when something else of the order changed, the proof stays in hand for another look.
 */
export function useVerdict({ pass, takeUp }: Queue) {
  const dispatch = useAppDispatch()
  const [send, { isLoading }] = useJudgeProofMutation()
  const [checked, setChecked] = useState(0)
  const [overtaken, setOvertaken] = useState<Overtaken>()
  const [last, setLast] = useState<Given>()
  // A draft of it is gone with the verdict; a verdict that is undone needs it again.
  const [reasons, setReasons] = useState<Readonly<Record<string, string>>>({})
  const { takeBack, isTakingBack } = useTakeBack((proof) => {
    takeUp(proof)
    setLast(undefined)
    setChecked((before) => before - 1)
  })
  const isJudging = isLoading || isTakingBack

  const lookAgain = async (proof: ProofOrder, reason: string) => {
    const call = ordersApi.endpoints.getOrder.initiate(proof._id, {
      forceRefetch: true,
      subscribe: false,
    })
    const order = await dispatch(call).unwrap()
    if (stillWaits(order)) {
      takeUp({ ...proof, ...order })
      toast.info(messages.adminOrders.changedMeanwhile)
      return
    }
    dispatch(takeOffDesk(order._id))
    setOvertaken({ order, reason })
    pass(order)
  }

  const judge = async (proof: ProofOrder, verdict: ProofVerdict, typed: string) => {
    if (isJudging) return false
    const { _id: id, updatedAt: seen } = proof
    const reason = verdict === 'rejected' ? typed : ''
    try {
      const { order } = await send({ id, seen, verdict, ...(reason && { reason }) }).unwrap()
      toast.success(messages.proofs[verdict])
      setOvertaken(undefined)
      setChecked((before) => before + 1)
      setLast({ proof, verdict })
      setReasons((before) => ({ ...before, [proofKeyOf(proof)]: typed }))
      pass(order)
      return true
    } catch (error) {
      const failed = () => toast.error(messageOf(error, messages.proofs.judgeFailed))
      if (statusOf(error) === 409) await lookAgain(proof, reason).catch(failed)
      else failed()
      return false
    }
  }

  return {
    /** @returns whether the server accepted the verdict */
    judge,
    takeBack,
    /** The reason that was typed for a proof before its verdict; empty when there was none. */
    reasonFor: (proof: ProofOrder) => reasons[proofKeyOf(proof)] ?? '',
    isJudging,
    checked,
    last,
    overtaken,
  }
}
