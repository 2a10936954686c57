import { isAdmin } from '@store/contract/rules/accounts/roles'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { useSession } from '@store/sdk'
import { Button, theme } from '@store/ui'
import { Heart, ShoppingCart } from 'lucide-react'
import styled from 'styled-components'
import { useAddToCart } from '../../cart/use-add-to-cart.ts'
import { useShopAddToCartOptions } from '../../cart/use-shop-add-to-cart-options.ts'
import { useIsWishlisted } from '../../wishlist/use-is-wishlisted.ts'
import { useWishlistToggle } from '../../wishlist/use-wishlist-toggle.ts'
import { ShareButton } from '../share-button.tsx'

const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.xs};

  > :nth-last-child(3) {
    grid-column: 1 / -1;
  }

  [aria-pressed='true'] svg {
    fill: currentColor;
    color: ${theme.color.accentText};
  }
`

/** Add to Cart, Wishlist and Share (spec §2, Product detail); admins have no cart. */
export function BuyActions({ product, quantity }: { product: Product; quantity: number }) {
  const { role } = useSession()
  const { add, isAdding } = useAddToCart(useShopAddToCartOptions())
  const isWishlisted = useIsWishlisted(product._id)
  const { toggle } = useWishlistToggle(product, isWishlisted)
  return (
    <Row>
      {isAdmin(role) ? null : (
        <Button
          wide
          variant={product.stock > 0 ? 'accent' : 'secondary'}
          icon={ShoppingCart}
          busy={isAdding}
          onClick={() => void add(product, quantity)}
        >
          Add to Cart
        </Button>
      )}
      <Button
        wide
        variant="secondary"
        icon={Heart}
        aria-pressed={isWishlisted}
        onClick={() => void toggle()}
      >
        Wishlist
      </Button>
      <ShareButton title={product.name} />
    </Row>
  )
}
