import * as messages from '@store/contract/rules/messages'
import { messageOf, toast, useRemoveCartLineMutation, useUpdateCartLineMutation } from '@store/sdk'
import { useRef } from 'react'

/** The words a screen uses when a line goes: the cart's and checkout's differ (spec §8). */
interface RemovalMessages {
  removed: string
  removeFailed: string
}

/** Changes one line at once, says what came of it, and takes it back when the server refuses. */
export function useLineChanges(
  { _id }: { _id: string },
  removalMessages: RemovalMessages = messages.cart,
) {
  const [update] = useUpdateCartLineMutation()
  const [remove, { isLoading: isRemoving }] = useRemoveCartLineMutation()
  const lastToast = useRef<number>(undefined)

  const setQuantity = async (quantity: number) => {
    try {
      await update({ itemId: _id, quantity }).unwrap()
      // Ten presses of plus are one change to the eye: the newest notice takes the former's place.
      if (lastToast.current !== undefined) toast.dismiss(lastToast.current)
      lastToast.current = toast.success(messages.cart.updated)
    } catch (error) {
      toast.error(messageOf(error, messages.cart.updateFailed))
    }
  }
  /** @returns whether it is gone */
  const removeLine = async (): Promise<boolean> => {
    try {
      await remove(_id).unwrap()
      toast.success(removalMessages.removed)
      return true
    } catch (error) {
      toast.error(messageOf(error, removalMessages.removeFailed))
      return false
    }
  }
  return { setQuantity, removeLine, isRemoving }
}
