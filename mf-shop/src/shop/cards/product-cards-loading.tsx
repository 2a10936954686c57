import { t } from '@lingui/core/macro'
import { Loading } from '@store/ui'
import { ProductCardSkeleton } from '../../product-card/product-card-skeleton.tsx'
import { ProductGrid } from '../../product-card/product-grid.tsx'

/** Enough to fill the height of a wide window. */
const skeletonKeys = Array.from({ length: 12 }, (_, index) => `card-${index}`)

/** The skeleton of the shop. */
export function ProductCardsLoading() {
  return (
    <Loading label={t`Loading products...`}>
      <ProductGrid>
        {skeletonKeys.map((key) => (
          <li key={key}>
            <ProductCardSkeleton />
          </li>
        ))}
      </ProductGrid>
    </Loading>
  )
}
