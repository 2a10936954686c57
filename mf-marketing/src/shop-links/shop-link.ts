import type { Brand, Category } from '@store/contract/rules/catalog-lists'
import { shopPathOf } from '@store/contract/rules/roles'
import { useSession } from '@store/sdk'

/** What the shop is asked to show. */
export interface ShopFilter {
  brand?: Brand
  category?: Category
  /** Words to search for. */
  q?: string
}

/**
 * Gives the addresses of the shop the person buys in, filtered (spec §2, Home).
 * @example useShopLink()({ brand: 'HP' }) // '/shop?brand=HP'
 */
export function useShopLink(): (filter?: ShopFilter) => string {
  const { role } = useSession()
  const shop = shopPathOf(role)
  return (filter = {}) => {
    const params = new URLSearchParams({ ...filter })
    return params.size === 0 ? shop : `${shop}?${params}`
  }
}
