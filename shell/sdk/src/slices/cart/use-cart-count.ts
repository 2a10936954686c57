import { useSession } from '../../session/use-session.ts'
import { useGetCartQuery } from './cart-api.ts'

/**
 * The number on the cart icon: lines in stock, regardless of quantity. Lines out of stock are hidden in the cart
 * (ordering 1.3) and not counted; 0 for visitors and while loading.
 */
export function useCartCount(): number {
  const { status } = useSession()
  const { count } = useGetCartQuery(undefined, {
    skip: status === 'signed-out',
    // Not `data`, which keeps the previous user's cart after a logout.
    selectFromResult: ({ currentData }) => ({
      count: currentData?.items.filter((line) => line.product.stock > 0).length ?? 0,
    }),
  })
  return count
}
