import * as messages from '@store/contract/rules/messages'
import { messageOf, useSession } from '@store/sdk'
import { toast } from '@store/ui'
import { useRef } from 'react'
import { useRemoveCartLineMutation, useUpdateCartLineMutation } from '../cart-changes-api.ts'

/** Messages for removing a line; cart and checkout differ. */
interface RemovalMessages {
  removed: string
  removeFailed: string
}

/** Changes or removes one line, optimistically, and shows a toast with the result. */
export function useLineChanges(
  { _id }: { _id: string },
  removalMessages: RemovalMessages = messages.cart,
) {
  const { role } = useSession()
  const [update] = useUpdateCartLineMutation()
  const [remove, { isLoading: isRemoving }] = useRemoveCartLineMutation()
  const lastToast = useRef<number>(undefined)

  const setQuantity = async (quantity: number) => {
    try {
      await update({ itemId: _id, quantity, role }).unwrap()
      // Ten presses of plus should show one toast: the newest replaces the previous one.
      if (lastToast.current !== undefined) toast.dismiss(lastToast.current)
      lastToast.current = toast.success(messages.cart.updated)
    } catch (error) {
      toast.error(messageOf(error, messages.cart.updateFailed))
    }
  }
  /** @returns whether it was removed */
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
