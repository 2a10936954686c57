import { Loading, Skeleton, Stack, theme } from '@store/ui'
import styled from 'styled-components'
import { ProductCardSkeleton } from '../../product-card/product-card-skeleton.tsx'
import { ProductGrid } from '../../product-card/product-grid.tsx'

/** Enough to fill the first screen of a wide window. */
const skeletonKeys = Array.from({ length: 12 }, (_, index) => `card-${index}`)

const CountLine = styled.div`
  display: flex;
  align-items: center;
  min-height: ${theme.targetDense};
`

/** The skeleton of the shop. */
export function ProductCardsLoading() {
  return (
    <Loading label="Loading products...">
      <Stack>
        <CountLine>
          <Skeleton width="12rem" />
        </CountLine>
        <ProductGrid>
          {skeletonKeys.map((key) => (
            <li key={key}>
              <ProductCardSkeleton />
            </li>
          ))}
        </ProductGrid>
      </Stack>
    </Loading>
  )
}
