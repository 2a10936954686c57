import { useSession } from '../../session/use-session.ts'
import { useGetCartQuery } from './cart-api.ts'

/**
 * The number on the cart icon: lines that can be bought, whatever their quantity. Lines without stock
 * are hidden in the cart (spec §4) and not counted here; 0 for visitors and until the cart is read.
 */
export function useCartCount(): number {
  const { status } = useSession()
  const { count } = useGetCartQuery(undefined, {
    skip: status === 'signed-out',
    // Not `data`, which remembers the former person's cart after a logout.
    selectFromResult: ({ currentData }) => ({
      count: currentData?.items.filter((line) => line.product.stock > 0).length ?? 0,
    }),
  })
  return count
}
