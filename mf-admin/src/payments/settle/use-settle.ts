import { mostReceiptsAtOnce } from '@store/contract/rules/limits'
import { paymentMessages } from '@store/contract/rules/payments/payment-words'
import { paiseFromRupees, sumOf } from '@store/contract/rules/pricing/money'
import { formatPlainRupees } from '@store/contract/rules/pricing/money-text'
import type { Receipt } from '@store/contract/schemas/payments/receipts'
import { messageOf } from '@store/sdk'
import { formatCount, shortOrderId, toast } from '@store/ui'
import { useState } from 'react'
import { useOrderNotices } from '../../orders/status-change/order-notices.tsx'
import { useSettleReceiptsMutation } from '../receipt-changes-api.ts'
import { ownOrdersOf } from '../receipt-orders.ts'
import { useTakeBack } from './use-take-back.ts'

/** A payment that was not assigned, and why. */
export interface Refusal {
  receipt: Receipt
  message: string
}

/** What became of the payments that were assigned together. */
export interface SettleResult {
  done: readonly Receipt[]
  refused: readonly Refusal[]
}

interface SettleDependencies {
  /** Called before payments are sent: they are about to leave the list. */
  onLeave: (ids: readonly string[]) => void
  /** Called with the payments that were assigned. */
  onDone: (ids: readonly string[]) => void
}

function describeDone(receipts: readonly Receipt[]): string {
  const sum = formatPlainRupees(sumOf(receipts.map(({ amount }) => paiseFromRupees(amount))))
  const [only] = receipts
  const [order] = only ? ownOrdersOf(only) : []
  return receipts.length === 1 && order
    ? `${sum} assigned to order #${shortOrderId(order._id)}`
    : `${formatCount(receipts.length)} ${receipts.length === 1 ? 'payment' : 'payments'} assigned: ${sum}`
}

function chunksOf<T>(all: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) =>
    all.slice(index * size, (index + 1) * size),
  )
}

/** Sends exact payments to be assigned. */
function useSendReceipts(onDone: SettleDependencies['onDone']) {
  const [send] = useSettleReceiptsMutation()
  const sendChunk = async (receipts: readonly Receipt[]): Promise<SettleResult> => {
    const { results } = await send(receipts.map(({ _id }) => _id)).unwrap()
    const done: Receipt[] = []
    const refused: Refusal[] = []
    for (const one of results) {
      const receipt = receipts.find(({ _id }) => _id === one._id)
      if ('receipt' in one) done.push(one.receipt)
      else if (receipt) refused.push({ receipt, message: one.message })
    }
    onDone(done.map(({ _id }) => _id))
    return { done, refused }
  }
  /** Sends them in turn. What was done before a failure is reported, and can be undone. */
  return async (receipts: readonly Receipt[]): Promise<SettleResult> => {
    const done: Receipt[] = []
    const refused: Refusal[] = []
    try {
      for (const chunk of chunksOf(receipts, mostReceiptsAtOnce)) {
        const outcome = await sendChunk(chunk)
        done.push(...outcome.done)
        refused.push(...outcome.refused)
      }
    } catch (error) {
      toast.error(messageOf(error, paymentMessages.assignFailed))
    }
    return { done, refused }
  }
}

/**
 * Assigns exact payments to their orders, one or many at once. Refused ones do not stop the others and are reported, each
 * with its reason. The last assignment can be undone for some seconds.
 */
export function useSettle({ onLeave, onDone }: SettleDependencies) {
  const sendAll = useSendReceipts(onDone)
  const [pending, setPending] = useState<ReadonlySet<string>>(new Set())
  const [result, setResult] = useState<SettleResult>()
  const { offerUndo } = useOrderNotices()
  const { takeBackAll } = useTakeBack()

  const setAllPending = (ids: readonly string[], isPending: boolean) =>
    setPending((before) => {
      const next = new Set(before)
      for (const id of ids) {
        if (isPending) next.add(id)
        else next.delete(id)
      }
      return next
    })
  const settle = async (wanted: readonly Receipt[]) => {
    const receipts = wanted.filter(({ _id }) => !pending.has(_id))
    const ids = receipts.map(({ _id }) => _id)
    if (ids.length === 0) return
    onLeave(ids)
    setAllPending(ids, true)
    const outcome = await sendAll(receipts)
    setAllPending(ids, false)
    setResult(outcome.refused.length > 0 ? outcome : undefined)
    if (outcome.done.length === 0) return
    const doneIds = outcome.done.map(({ _id }) => _id)
    offerUndo({ text: describeDone(outcome.done), undo: () => void takeBackAll(doneIds) })
  }
  return { settle, pending, result, clearResult: () => setResult(undefined) }
}
