import { useProductPrefetch } from '@store/sdk'

/**
 * What a link to a product's page needs: the address, and that the product is read as soon as a person
 * turns to the link.
 * @example <Link {...useProductLink(product._id)}>{product.name}</Link>
 */
export function useProductLink(id: string) {
  const prefetchProduct = useProductPrefetch()
  const handleIntent = () => prefetchProduct(id)
  return {
    to: `/product/${encodeURIComponent(id)}`,
    onPointerEnter: handleIntent,
    onFocus: handleIntent,
    onTouchStart: handleIntent,
  }
}
