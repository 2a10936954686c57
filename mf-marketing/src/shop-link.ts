import { shopPathOf } from '@store/contract/rules/accounts/roles'
import type { Brand, Category } from '@store/contract/rules/catalog/catalog-lists'
import { useSession } from '@store/sdk'

/** Filters of a shop link. */
export interface ShopFilter {
  brand?: Brand
  category?: Category
  /** Search text. */
  q?: string
}

/**
 * Returns a function that builds filtered URLs of the user's shop (screens 1.2).
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
