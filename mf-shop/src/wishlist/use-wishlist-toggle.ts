import * as messages from '@store/contract/rules/messages'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { deferAddition, messageOf, useAppDispatch, useSession, wishlistApi } from '@store/sdk'
import { toast } from '@store/ui'

const { addToWishlist, removeFromWishlist } = wishlistApi.endpoints

/**
 * Adds to and removes from the wishlist, optimistically. Used by every card, so the functions
 * dispatch instead of holding a mutation hook each.
 */
export function useWishlistToggle(product: Product, isWishlisted: boolean) {
  const { status } = useSession()
  const dispatch = useAppDispatch()

  const add = async () => {
    try {
      await dispatch(addToWishlist.initiate(product, { track: false })).unwrap()
      toast.success(messages.listing.wishlisted)
    } catch (error) {
      toast.error(messageOf(error, messages.shop.wishlistFailed))
    }
  }
  const remove = async () => {
    try {
      await dispatch(removeFromWishlist.initiate(product._id, { track: false })).unwrap()
      toast.success(messages.wishlist.removed)
    } catch (error) {
      toast.error(messageOf(error, messages.unexpected))
    }
  }
  const toggle = async () => {
    if (status === 'signed-out') {
      const { _id: productId, name } = product
      deferAddition({ to: 'wishlist', productId, name, quantity: 1 })
      toast.error(messages.wishlist.login)
    } else await (isWishlisted ? remove() : add())
  }
  return { toggle, remove }
}
