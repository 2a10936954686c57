import type { Product } from '@store/contract/schemas/catalog'
import { theme } from '@store/sdk'
import { useDeferredValue } from 'react'
import styled from 'styled-components'
import { useShopAdding } from '../cart/use-shop-adding.ts'
import { ProductCard } from '../product-card/product-card.tsx'
import { ProductGrid } from '../product-card/product-grid.tsx'
import { WishlistButton } from '../wishlist/wishlist-button.tsx'

/** As many pictures as the first row of the widest screen has. */
const firstRow = 3

/** More cards than any first screen shows; the others follow in slices, between which a phone answers taps. */
const firstCards = 12

const Fading = styled.div<{ $isStale: boolean }>`
  opacity: ${({ $isStale }) => ($isStale ? 0.5 : 1)};
  transition: opacity ${theme.motion.normal} ${({ $isStale }) => ($isStale ? '150ms' : '0ms')};
`

type ProductCardsProps = {
  products: Product[]
  /** The view has changed and these are still the former ones: seen, but not to be used. */
  isStale: boolean
}

/** The products of a page of the shop. */
export function ProductCards({ products, isStale }: ProductCardsProps) {
  const adding = useShopAdding()
  const shown = useDeferredValue(products, products.slice(0, firstCards))
  return (
    <Fading $isStale={isStale} inert={isStale} aria-busy={isStale}>
      <ProductGrid>
        {shown.map((product, index) => (
          <li key={product._id}>
            <ProductCard
              product={product}
              adding={adding}
              corner={<WishlistButton product={product} />}
              priority={index < firstRow}
            />
          </li>
        ))}
      </ProductGrid>
    </Fading>
  )
}
