import type { Product } from '@store/contract/schemas/catalog/catalog'
import { IconButton } from '@store/ui'
import { Trash2 } from 'lucide-react'
import { useWishlistToggle } from './use-wishlist-toggle.ts'

/** Removes a product from the wishlist, optimistically. */
export function RemoveButton({ product }: { product: Product }) {
  const { remove } = useWishlistToggle(product, true)
  return <IconButton label="Remove from wishlist" icon={Trash2} onClick={() => void remove()} />
}
