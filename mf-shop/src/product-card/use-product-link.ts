import { catalogApi } from '@store/sdk'

/** A cached product younger than this is not prefetched again, in seconds. */
const prefetchFreshForSeconds = 30

/**
 * Props of a link to a product page: its URL, and handlers that prefetch the product as soon as the user
 * hovers, focuses or touches the link.
 * @example <Link {...useProductLink(product._id)}>{product.name}</Link>
 */
export function useProductLink(id: string) {
  const prefetchProduct = catalogApi.usePrefetch('getProduct', {
    ifOlderThan: prefetchFreshForSeconds,
  })
  const handleIntent = () => prefetchProduct(id)
  return {
    to: `/product/${encodeURIComponent(id)}`,
    onPointerEnter: handleIntent,
    onFocus: handleIntent,
    onTouchStart: handleIntent,
  }
}
