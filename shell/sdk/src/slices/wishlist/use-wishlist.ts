import { useMemo } from 'react'
import { useSession } from '../../session/use-session.ts'
import { useGetWishlistQuery } from './wishlist-api.ts'

/** How many products the signed-in person has on the wishlist; 0 for visitors and while loading. */
export function useWishlistCount(): number {
  const { status } = useSession()
  const { count } = useGetWishlistQuery(undefined, {
    skip: status === 'signed-out',
    // Not `data`, which keeps the previous user's wishlist after a logout.
    selectFromResult: ({ currentData }) => ({ count: currentData?.length ?? 0 }),
  })
  return count
}

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
