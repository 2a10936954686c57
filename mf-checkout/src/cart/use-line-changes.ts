import { messages } from '@store/contract/rules/messages'
import type { CartLine } from '@store/contract/schemas/cart'
import { messageOf, toast, useRemoveCartLineMutation, useUpdateCartLineMutation } from '@store/sdk'

/** The words a screen uses when a line goes: the cart's and checkout's differ (spec §8). */
interface RemovalWords {
  removed: string
  removeFailed: string
}

/** Changes one line at once, says what came of it, and takes it back when the server refuses. */
export function useLineChanges(line: CartLine, words: RemovalWords = messages.cart) {
  const [update] = useUpdateCartLineMutation()
  const [remove, { isLoading: isRemoving }] = useRemoveCartLineMutation()

  const setQuantity = async (quantity: number) => {
    try {
      await update({ itemId: line._id, quantity }).unwrap()
      toast.success(messages.cart.updated)
    } catch (error) {
      toast.error(messageOf(error, messages.cart.updateFailed))
    }
  }
  const removeLine = async () => {
    try {
      await remove(line._id).unwrap()
      toast.success(words.removed)
    } catch (error) {
      toast.error(messageOf(error, words.removeFailed))
    }
  }
  return { setQuantity, removeLine, isRemoving }
}
