import { mostReceiptsAtOnce } from '@store/contract/rules/limits'
import { paymentMessages, receiptClosingNames } from '@store/contract/rules/payments/payment-words'
import { receiptMessages } from '@store/contract/rules/payments/receipt-messages'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Receipt, SettleResults } from '@store/contract/schemas/payments/receipts'
import type { RefundDetails } from '@store/contract/schemas/payments/refunds'
import { messageOf } from '@store/sdk'
import { formatCount, toast } from '@store/ui'
import { useState } from 'react'
import { useOrderNotices } from '../../orders/status-change/order-notices.tsx'
import { useAnswerReceiptsMutation, useReopenReceiptsMutation } from '../receipt-changes-api.ts'
import type { PlainAnswer } from './question-of.ts'

interface AnswerDependencies {
  /** Called before the answer is sent: these payments are about to leave the list. */
  onLeave: (ids: readonly string[]) => void
  /** Called with the payments that were answered about. */
  onDone: (ids: readonly string[]) => void
}

function describe(receipts: readonly Receipt[]): string {
  const [only] = receipts
  const what =
    receipts.length === 1 && only
      ? formatRupees(only.amount)
      : `${formatCount(receipts.length)} payments`
  return only?.closed ? `${what}: ${receiptClosingNames[only.closed]}` : what
}

/** Sends answers about payments. What is closed by one can be reopened for some seconds. */
export function useAnswer({ onLeave, onDone }: AnswerDependencies) {
  const [send] = useAnswerReceiptsMutation()
  const [reopen] = useReopenReceiptsMutation()
  const [isAnswering, setIsAnswering] = useState(false)
  const { offerUndo } = useOrderNotices()

  const undo = async (ids: readonly string[]) => {
    const { failures } = await reopen(ids).unwrap()
    if (failures.length > 0) toast.error(messageOf(failures[0], paymentMessages.answerFailed))
    else toast.success(receiptMessages.reopened)
  }
  const finish = ({ results }: SettleResults) => {
    const done = results.flatMap((one) => ('receipt' in one ? [one.receipt] : []))
    const refused = results.flatMap((one) => ('message' in one ? [one.message] : []))
    if (refused[0]) toast.error(refused[0])
    onDone(done.map(({ _id }) => _id))
    const closed = done.filter((receipt) => receipt.closed)
    if (closed.length > 0) {
      const ids = closed.map(({ _id }) => _id)
      offerUndo({ text: describe(closed), undo: () => void undo(ids) })
    } else if (done.length > 0) toast.success(receiptMessages.answered)
  }
  return {
    isAnswering,
    /** Records that what is open of a payment was paid back. An error is thrown, so that the form keeps what was entered. */
    recordPaidBack: async ({ _id }: Receipt, refund: RefundDetails) => {
      const answer = await send({ ids: [_id], answer: 'refunded', refund }).unwrap()
      onLeave([_id])
      finish(answer)
    },
    answer: async (receipts: readonly Receipt[], given: PlainAnswer) => {
      const ids = receipts.map(({ _id }) => _id).slice(0, mostReceiptsAtOnce)
      if (isAnswering || ids.length === 0) return
      setIsAnswering(true)
      onLeave(ids)
      try {
        finish(await send({ ids, answer: given }).unwrap())
      } catch (error) {
        toast.error(messageOf(error, paymentMessages.answerFailed))
      } finally {
        setIsAnswering(false)
      }
    },
  }
}

export type GiveAnswer = ReturnType<typeof useAnswer>
