import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { cartChangeMessages } from '@store/contract/rules/orders/placing/cart-change-messages'
import type { Order } from '@store/contract/schemas/orders/orders'
import { isFileUnreadable, messageOf, statusOf, useGetCartQuery } from '@store/sdk'
import { discardDraft, toast } from '@store/ui'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { checkoutDraft } from '../../checkout/checkout-draft.ts'
import { expectedLinesOf, type OrderDraft } from '../../checkout/order-summary/summary-line.ts'
import type { OrderDetails } from '../payment-state.ts'
import type { ProofValues } from '../proof/proof-values.ts'
import { forgetSeenOrder } from '../seen/seen-order.ts'
import { usePlaceManualOrderMutation } from './place-order-api.ts'
import type { OrderAttemptControls } from './use-order-attempt.ts'

/** An order about to be placed. */
export interface PlaceOrderInput {
  userId: string
  details: OrderDetails
  /** What the buyer saw; another one is rejected. */
  order: OrderDraft
  /** The cart has changed, and the buyer has not agreed yet. */
  isChanged: boolean
  /** There are fewer pieces in stock than ordered. */
  isShort: boolean
  attempt: OrderAttemptControls
}

/** Why the order cannot be sent; the API would refuse it, too, but only after the proof was uploaded. */
export function findOrderProblem(input: Pick<PlaceOrderInput, 'isChanged' | 'isShort'>) {
  if (input.isChanged) return cartChangeMessages.look
  return input.isShort ? messages.product.exceedsStock : undefined
}

/** Says what got cheaper since the buyer saw it, which the store has noted on the order. */
export function announceLowerPrice({ timeline }: Pick<Order, 'timeline'>): void {
  const reason = timeline.find(({ kind }) => kind === 'placed')?.reason
  if (reason !== undefined) toast.info(reason)
}

/** Only a 4xx is a rejection; after no response or a 5xx the outcome is unknown. */
export const isRejection = (error: unknown) => (statusOf(error) ?? 500) < 500

/** The server knows this key from an order with other details: an earlier attempt succeeded. */
const isPlacedBefore = (error: unknown) =>
  statusOf(error) === 409 && messageOf(error, '') === messages.payment.keyReused

/** An earlier attempt succeeded unnoticed, and the cart was filled again since. */
class NextOrderError extends Error {
  /** Same shape as a failed request, so that `messageOf` finds the message. */
  readonly data = {
    message: t`Your earlier order was placed. What is in your cart now is another order: check it, then press Place order.`,
  }
}

/** Sends the order; pressed twice or retried after a lost response or a reload, it is still one order. */
export function usePlaceOrder({ userId, details, order, attempt }: PlaceOrderInput) {
  const [placeOrder] = usePlaceManualOrderMutation()
  const { refetch: readCart } = useGetCartQuery()
  const [sent, setSent] = useState<number>()
  const [isPlaced, setIsPlaced] = useState(false)
  const navigate = useNavigate()

  const finish = async (message: string) => {
    attempt.acknowledged()
    setIsPlaced(true)
    forgetSeenOrder(userId)
    discardDraft(userId, checkoutDraft)
    toast.success(message)
    await navigate('/orders')
  }
  /** The earlier attempt is the order, unless the cart has new lines. */
  const resolveEarlierOrder = async () => {
    const cart = await readCart()
    if (cart.data?.items.length === 0) return finish(messages.payment.placed)
    attempt.renew()
    throw new NextOrderError()
  }
  const submitOrder = async ({ paymentProof, paymentReference }: ProofValues) => {
    if (!paymentProof || isPlaced) return
    const idempotencyKey = attempt.begin(order)
    setSent(0)
    try {
      const placed = await placeOrder({
        ...details,
        paymentProof,
        idempotencyKey,
        expectedTotal: order.totalAmount,
        expectedLines: expectedLinesOf(order),
        onProgress: setSent,
        ...(paymentReference.trim() && { paymentReference }),
      }).unwrap()
      announceLowerPrice(placed.order)
      await finish(placed.message)
    } catch (error) {
      if (isPlacedBefore(error)) return resolveEarlierOrder()
      // Nothing was sent, unless an earlier attempt was.
      const isUnsent = isFileUnreadable(error) && !attempt.unanswered
      if (isUnsent || isRejection(error)) attempt.rejected()
      toast.error(messageOf(error, messages.payment.failed))
      throw error
    } finally {
      setSent(undefined)
    }
  }
  return { submitOrder, sent, isPlaced }
}
