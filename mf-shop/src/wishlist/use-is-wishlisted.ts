import { useGetWishlistQuery, useSession } from '@store/sdk'
import { useMemo } from 'react'

/**
 * The ids of the products on the user's wishlist, for lists; the same set until the wishlist changes.
 * @example const isWishlisted = useWishlistedIds().has(product._id)
 */
export function useWishlistedIds(): ReadonlySet<string> {
  const { status } = useSession()
  const { entries } = useGetWishlistQuery(undefined, {
    skip: status === 'signed-out',
    selectFromResult: ({ currentData }) => ({ entries: currentData }),
  })
  return useMemo(() => new Set(entries?.map(({ product }) => product._id)), [entries])
}

/**
 * True when a product is on the signed-in person's wishlist.
 * @example const isWishlisted = useIsWishlisted(product._id)
 */
export function useIsWishlisted(productId: string): boolean {
  const { status } = useSession()
  const { isThere } = useGetWishlistQuery(undefined, {
    skip: status === 'signed-out',
    selectFromResult: ({ currentData }) => ({
      isThere: currentData?.some((entry) => entry.product._id === productId) ?? false,
    }),
  })
  return isThere
}
