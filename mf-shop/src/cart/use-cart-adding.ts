import { messages } from '@store/contract/rules/messages'
import type { Product } from '@store/contract/schemas/catalog'
import { messageOf, statusOf, toast, useAddToCartMutation, useSession } from '@store/sdk'
import { stockFault } from './stock-fault.ts'

/** How a screen adds to the cart in its own words. */
export interface CartAdding {
  /** Said when it is done. */
  added: string
  /**
   * The cart needs a session (spec §6): what happens without one, and what is said.
   * @param words the server's, when it has just ended the session
   */
  onSignedOut: (words?: string) => void
}

/** Adds a product to the cart, or says why not (spec §5, §8). */
export function useCartAdding({ added, onSignedOut }: CartAdding) {
  const { status } = useSession()
  const [addToCart, { isLoading }] = useAddToCartMutation()

  const add = async (product: Product, quantity: number) => {
    if (status === 'signed-out') return onSignedOut()
    const fault = stockFault(product.stock, quantity)
    if (fault !== undefined) {
      toast.error(fault)
      return
    }
    try {
      await addToCart({ productId: product._id, quantity }).unwrap()
      toast.success(added)
    } catch (error) {
      const words = messageOf(error, messages.shop.addFailed)
      if (statusOf(error) === 401) onSignedOut(words)
      else toast.error(words)
    }
  }
  return { add, isAdding: isLoading }
}
