import { isAdmin, landingPathOf, securityPathOf } from '@store/contract/rules/accounts/roles'
import { addedAfterSignIn } from '@store/contract/rules/accounts/sign-in-messages'
import * as messages from '@store/contract/rules/messages'
import type { User } from '@store/contract/schemas/accounts/accounts'
import { type ReadyAddition, takeDeferredAdditions } from '@store/host'
import {
  addToCartApi,
  catalogApi,
  messageOf,
  translate,
  useAppDispatch,
  wishlistApi,
} from '@store/sdk'
import { toast } from '@store/ui'
import { useNavigate } from 'react-router-dom'
import { includesRole } from '../routing/route-access.ts'
import {
  clearInterruptedVisit,
  type InterruptedVisit,
  readInterruptedVisit,
} from './interrupted-visit.ts'

/**
 * What happens after sign-in and registration: what the visitor put into cart or wishlist is added, and the visit
 * continues where it was; otherwise at the landing page of the role (people 1.7).
 */
export function useFinishSignIn() {
  const navigate = useNavigate()
  const add = useAddition()
  return async ({ role, secondFactorMissing = false }: User) => {
    const additions = takeDeferredAdditions()
    if (!isAdmin(role)) for (const addition of additions) void add(addition)
    const visit = readInterruptedVisit()
    clearInterruptedVisit()
    if (secondFactorMissing) await navigate(securityPathOf(role))
    else if (visit && isContinuedBy(role, visit)) {
      await navigate(visit.location, { state: visit.location.state, replace: true })
    } else await navigate(landingPathOf(role))
  }
}

/** Admins continue only on pages of their own: their work is not in the shop. */
function isContinuedBy(role: User['role'], { userId, roles }: InterruptedVisit): boolean {
  if (userId !== undefined) return false
  return roles ? includesRole(roles, role) : !isAdmin(role)
}

/** Adds to cart or wishlist and shows a toast with the product's name, as the visitor may be on another page. */
function useAddition() {
  const dispatch = useAppDispatch()
  const addToWishlist = async (productId: string) => {
    // With the price of the new tier.
    const { getProduct } = catalogApi.endpoints
    const product = await dispatch(getProduct.initiate(productId, { subscribe: false })).unwrap()
    await dispatch(wishlistApi.endpoints.addToWishlist.initiate(product, { track: false })).unwrap()
  }
  return async ({ to, productId, quantity, name }: ReadyAddition) => {
    const { addToCart } = addToCartApi.endpoints
    try {
      if (to === 'wishlist') await addToWishlist(productId)
      else await dispatch(addToCart.initiate({ productId, quantity }, { track: false })).unwrap()
      toast.success(addedAfterSignIn[to](name))
    } catch (error) {
      const failure = to === 'cart' ? messages.shop.addFailed : messages.shop.wishlistFailed
      toast.error(`${name}: ${translate(messageOf(error, failure))}`)
    }
  }
}
