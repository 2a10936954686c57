import { messages } from '@store/contract/rules/messages'
import type { Product } from '@store/contract/schemas/catalog'
import {
  messageOf,
  toast,
  useAddToWishlistMutation,
  useIsWishlisted,
  useRemoveFromWishlistMutation,
} from '@store/sdk'
import { useSessionCheck } from '../session/use-session-check.ts'

/** Whether a product is on the wishlist, and the way to change it; both show at once. */
export function useWishlistToggle(product: Product) {
  const hasSession = useSessionCheck()
  const isWishlisted = useIsWishlisted(product._id)
  const [addToWishlist] = useAddToWishlistMutation()
  const [removeFromWishlist] = useRemoveFromWishlistMutation()

  const tell = (error: unknown, failure: string) =>
    toast.error(hasSession() ? messageOf(error, failure) : messages.wishlist.login)

  const add = async () => {
    try {
      await addToWishlist(product).unwrap()
      toast.success(messages.shop.wishlisted)
    } catch (error) {
      tell(error, messages.shop.wishlistFailed)
    }
  }
  const remove = async () => {
    try {
      await removeFromWishlist(product._id).unwrap()
      toast.success(messages.wishlist.removed)
    } catch (error) {
      tell(error, messages.unexpected)
    }
  }
  const toggle = async () => {
    if (!hasSession()) toast.error(messages.wishlist.login)
    else await (isWishlisted ? remove() : add())
  }
  return { isWishlisted, toggle, remove }
}
