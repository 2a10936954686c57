import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import {
  addToCartApi,
  deferAddition,
  messageOf,
  sendWhenConnected,
  statusOf,
  useAppDispatch,
  useSession,
} from '@store/sdk'
import { toast } from '@store/ui'
import { useState } from 'react'

const { addToCart } = addToCartApi.endpoints

/** A screen's messages for adding to the cart. */
export interface AddToCartOptions {
  /** Shown on success. */
  added: string
  /**
   * Called when there is no session, which the cart needs (people 1.6). What a visitor adds is kept until sign-in.
   * @param serverMessage set when the server has just ended the session
   */
  onSignedOut: (serverMessage?: string) => void
}

/**
 * The error when a quantity cannot be added (ordering 1.2).
 * @returns `undefined` when they can
 */
export function findStockError(stock: number, quantity: number): string | undefined {
  if (stock <= 0) return messages.product.outOfStock
  return quantity > stock ? messages.product.exceedsStock : undefined
}

/**
 * Adds a product to the cart and shows a toast (ordering 1.2). Used by every card, so it dispatches instead of
 * holding a mutation hook.
 */
export function useAddToCart({ added, onSignedOut }: AddToCartOptions) {
  const { status } = useSession()
  const dispatch = useAppDispatch()
  const [isAdding, setIsAdding] = useState(false)

  const add = async (product: Product, quantity: number) => {
    const stockError = findStockError(product.stock, quantity)
    if (stockError !== undefined) {
      toast.error(stockError)
      return
    }
    if (status === 'signed-out') {
      const { _id: productId, name } = product
      deferAddition({ to: 'cart', productId, name, quantity })
      return onSignedOut()
    }
    setIsAdding(true)
    try {
      const line = { productId: product._id, quantity }
      await sendWhenConnected(
        () => dispatch(addToCart.initiate(line, { track: false })).unwrap(),
        () => toast.info(t`You are offline. It is added as soon as you are back online.`),
      )
      toast.success(added)
    } catch (error) {
      const serverMessage = messageOf(error, messages.shop.addFailed)
      if (statusOf(error) === 401) onSignedOut(serverMessage)
      else toast.error(serverMessage)
    } finally {
      setIsAdding(false)
    }
  }
  return { add, isAdding }
}
