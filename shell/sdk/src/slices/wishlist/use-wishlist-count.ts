import { useSession } from '../../session/use-session.ts'
import { useGetWishlistQuery } from './wishlist-api.ts'

/** Number of products on the user's wishlist; 0 for visitors and while loading. */
export function useWishlistCount(): number {
  const { status } = useSession()
  const { count } = useGetWishlistQuery(undefined, {
    skip: status === 'signed-out',
    // Not `data`, which keeps the previous user's wishlist after a logout.
    selectFromResult: ({ currentData }) => ({ count: currentData?.length ?? 0 }),
  })
  return count
}
