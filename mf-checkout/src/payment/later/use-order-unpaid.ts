import type { OrderChanged } from '@store/contract/schemas/orders/orders'
import { messageOf } from '@store/sdk'
import { discardDraft, toast } from '@store/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { checkoutDraft } from '../../checkout/checkout-draft.ts'
import { expectedLinesOf } from '../../checkout/order-summary/summary-line.ts'
import {
  announceLowerPrice,
  findOrderProblem,
  isRejection,
  type PlaceOrderInput,
} from '../placing/use-place-order.ts'
import { paymentDraft } from '../proof/proof-values.ts'
import { forgetSeenOrder } from '../seen/seen-order.ts'
import type { UnpaidOrderRequest } from './unpaid-order.ts'

/**
 * Places the order before it is paid, and opens it; a retry after a lost response is still one order.
 * @param send how it is placed
 * @param failure said when the store gives no reason
 */
export function useOrderUnpaid(
  input: PlaceOrderInput,
  send: (request: UnpaidOrderRequest) => { unwrap(): Promise<OrderChanged> },
  failure: string,
) {
  const { userId, details, order, attempt } = input
  const [isBusy, setIsBusy] = useState(false)
  const [refusal, setRefusal] = useState<string>()
  const navigate = useNavigate()
  const place = async () => {
    const problem = findOrderProblem(input)
    setRefusal(problem)
    if (problem !== undefined) return
    const idempotencyKey = attempt.begin(order)
    const expectedTotal = order.totalAmount
    const expectedLines = expectedLinesOf(order)
    setIsBusy(true)
    try {
      const expected = { expectedTotal, expectedLines }
      const placed = await send({ ...details, ...expected, idempotencyKey }).unwrap()
      attempt.acknowledged()
      forgetSeenOrder(userId)
      announceLowerPrice(placed.order)
      discardDraft(userId, checkoutDraft)
      discardDraft(userId, paymentDraft)
      toast.success(placed.message)
      await navigate(`/orders/${placed.order._id}`)
    } catch (error) {
      if (isRejection(error)) attempt.rejected()
      setRefusal(messageOf(error, failure))
      setIsBusy(false)
    }
  }
  return { place, isBusy, refusal }
}
