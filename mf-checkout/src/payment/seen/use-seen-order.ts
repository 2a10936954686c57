import {
  type CartDifference,
  findCartDifferences,
  needsAnotherLook,
} from '@store/contract/rules/orders/placing/cart-difference'
import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import type { Cart } from '@store/contract/schemas/orders/cart'
import { useEffect, useState } from 'react'
import type { OrderDraft, SummaryLine } from '../../checkout/order-summary/summary-line.ts'
import { readSeenOrder, storeSeenOrder } from './seen-order.ts'

const seenLineOf = ({ productId, name, quantity, price }: SummaryLine) =>
  productId === undefined ? [] : [{ productId, name, quantity, unitPrice: paiseFromRupees(price) }]

/** How the cart differs from the order that was seen, by the rule of the API. */
function differencesOf(seen: OrderDraft, cart: Cart): CartDifference[] {
  const current = cart.items.map(({ product: { _id, name, stock }, quantity, price }) => ({
    productId: _id,
    name,
    quantity,
    stock,
    unitPrice: paiseFromRupees(price),
  }))
  const gone = new Set(cart.unavailable?.map(({ productId }) => productId))
  return findCartDifferences(
    seen.lines.flatMap(seenLineOf),
    current,
    ({ productId, name = '' }) => ({ name, isOnSale: !gone.has(productId) }),
  )
}

/** The order as the buyer saw it, which is what is sent, and how the cart differs from it. */
export interface SeenOrder {
  order: OrderDraft
  /** All but too few pieces in stock, which are shown at their lines. */
  differences: CartDifference[]
  /** True while something differs that the buyer has to look at before the order can be sent. */
  needsLook: boolean
  /** The buyer goes on with the cart as it is. */
  accept: () => void
}

/**
 * Remembers the order that the page showed first: it is what a buyer pays for, whatever happens to the cart meanwhile.
 * @param current the order that the cart is now
 * @param cart undefined while an order without a response may have emptied it
 */
export function useSeenOrder(
  userId: string,
  current: OrderDraft,
  cart: Cart | undefined,
): SeenOrder {
  const [order, setOrder] = useState(() => (cart && readSeenOrder(userId)) ?? current)
  const isOpen = cart !== undefined
  useEffect(() => {
    if (isOpen) storeSeenOrder(userId, order)
  }, [isOpen, userId, order])
  const all = cart ? differencesOf(order, cart) : []
  const differences = all.filter(({ kind }) => kind !== 'short')
  return {
    order,
    differences,
    needsLook: differences.some(needsAnotherLook),
    accept: () => setOrder(current),
  }
}
