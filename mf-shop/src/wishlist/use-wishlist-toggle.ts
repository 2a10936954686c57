import { messages } from '@store/contract/rules/messages'
import type { Product } from '@store/contract/schemas/catalog'
import {
  messageOf,
  toast,
  useAddToWishlistMutation,
  useIsWishlisted,
  useRemoveFromWishlistMutation,
  useSession,
} from '@store/sdk'

/** Whether a product is on the wishlist, and the way to change it; both show at once. */
export function useWishlistToggle(product: Product) {
  const { status } = useSession()
  const isWishlisted = useIsWishlisted(product._id)
  const [addToWishlist] = useAddToWishlistMutation()
  const [removeFromWishlist] = useRemoveFromWishlistMutation()

  const add = async () => {
    try {
      await addToWishlist(product).unwrap()
      toast.success(messages.shop.wishlisted)
    } catch (error) {
      toast.error(messageOf(error, messages.shop.wishlistFailed))
    }
  }
  const remove = async () => {
    try {
      await removeFromWishlist(product._id).unwrap()
      toast.success(messages.wishlist.removed)
    } catch (error) {
      toast.error(messageOf(error, messages.unexpected))
    }
  }
  const toggle = async () => {
    if (status === 'signed-out') toast.error(messages.wishlist.login)
    else await (isWishlisted ? remove() : add())
  }
  return { isWishlisted, toggle, remove }
}
