import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Receipt, ReceiptOrder } from '@store/contract/schemas/payments/receipts'
import { messageOf } from '@store/sdk'
import { useDraftValues } from '@store/ui'
import { useState } from 'react'
import { useOrderNotices } from '../../orders/status-change/order-notices.tsx'
import { useAssignReceiptMutation } from '../receipt-changes-api.ts'
import { useTakeBack } from '../settle/use-take-back.ts'
import {
  addPart,
  findPartErrors,
  type PartErrors,
  type PartValue,
  proposedParts,
  restOf,
  toAssignment,
} from './part-values.ts'

/**
 * The parts of a payment while an admin decides about it. They survive a reload until they are assigned.
 * @param onDone receives the payment as it is after it was assigned
 */
export function useAssignment(receipt: Receipt, onDone: (receipt: Receipt) => void) {
  const { _id: id, open } = receipt
  const { values, patch, forget } = useDraftValues<{ parts: readonly PartValue[] }>({
    initial: { parts: proposedParts(receipt) },
    draft: `receipt-parts/${id}`,
    secret: [],
  })
  const { parts } = values
  const [errors, setErrors] = useState<PartErrors>()
  const [failure, setFailure] = useState<string>()
  const [send, { isLoading }] = useAssignReceiptMutation()
  const { offerUndo } = useOrderNotices()
  const { takeBackAll } = useTakeBack()

  const change = (next: readonly PartValue[]) => {
    setErrors(undefined)
    setFailure(undefined)
    patch({ parts: next })
  }
  const assign = async () => {
    if (isLoading) return
    const found = findPartErrors(parts, open)
    setErrors(found)
    setFailure(undefined)
    if (found) return
    try {
      const { receipt: changed } = await send({ id, ...toAssignment(parts, open) }).unwrap()
      forget()
      onDone(changed)
      const orders = parts.length === 1 ? '1 order' : `${parts.length} orders`
      const text = `${formatRupees(receipt.amount)}: assigned to ${orders}`
      offerUndo({ text, undo: () => void takeBackAll([id]) })
    } catch (error) {
      setFailure(messageOf(error, paymentMessages.assignFailed))
    }
  }
  return {
    parts,
    /** Paise that are not given to an order yet. */
    rest: restOf(parts, open),
    errors,
    failure,
    isAssigning: isLoading,
    assign,
    add: (order: ReceiptOrder) => change(addPart(parts, order, open)),
    remove: (orderId: string) => change(parts.filter(({ order }) => order._id !== orderId)),
    setAmount: (orderId: string, amount: string) =>
      change(parts.map((part) => (part.order._id === orderId ? { ...part, amount } : part))),
  }
}
