import { t } from '@lingui/core/macro'
import { isAdmin } from '@store/contract/rules/accounts/roles'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { useSession } from '@store/sdk'
import { Button, Stack, theme } from '@store/ui'
import { Heart, ShoppingCart } from 'lucide-react'
import styled from 'styled-components'
import { useAddToCart } from '../../cart/use-add-to-cart.ts'
import { useShopAddToCartOptions } from '../../cart/use-shop-add-to-cart-options.ts'
import { useIsWishlisted } from '../../wishlist/use-is-wishlisted.ts'
import { useWishlistToggle } from '../../wishlist/use-wishlist-toggle.ts'
import { ShareButton } from '../share-button.tsx'
import { WhatsAppButton } from '../whats-app-button.tsx'
import { AddToListButton } from './add-to-list/add-to-list-button.tsx'

/** Two in a row; a last one alone is as wide as both. */
const Row = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${theme.space.xs};

  > :last-child:nth-child(odd) {
    grid-column: 1 / -1;
  }

  [aria-pressed='true'] svg {
    fill: currentColor;
    color: ${theme.color.accentText};
  }
`

/** Add to Cart, Wishlist and Share (screens 2.5), WhatsApp, and Add to list; admins have no cart and no lists. */
export function BuyActions({ product, quantity }: { product: Product; quantity: number }) {
  const { role } = useSession()
  const { add, isAdding } = useAddToCart(useShopAddToCartOptions())
  const isWishlisted = useIsWishlisted(product._id)
  const { toggle } = useWishlistToggle(product, isWishlisted)
  return (
    <Stack gap="xs">
      {isAdmin(role) ? null : (
        <Button
          wide
          variant={product.stock > 0 ? 'accent' : 'secondary'}
          icon={ShoppingCart}
          busy={isAdding}
          onClick={() => void add(product, quantity)}
        >
          {t`Add to Cart`}
        </Button>
      )}
      <Row>
        <Button
          wide
          variant="secondary"
          icon={Heart}
          aria-pressed={isWishlisted}
          onClick={() => void toggle()}
        >
          {t`Wishlist`}
        </Button>
        {isAdmin(role) ? null : <AddToListButton product={product} quantity={quantity} />}
        <ShareButton title={product.name} />
        <WhatsAppButton product={product} />
      </Row>
    </Stack>
  )
}
