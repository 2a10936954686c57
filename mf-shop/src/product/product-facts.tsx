import { shopPathOf } from '@store/contract/rules/accounts/roles'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { useSession } from '@store/sdk'
import { Link } from 'react-router-dom'
import { ModelNumber } from '../product-card/model-number.tsx'
import { StockBadge } from '../product-card/stock-badge.tsx'
import { RatingLine } from '../reviews/rating-line.tsx'
import { initialReviewCount, useGetReviewsQuery } from '../reviews/reviews-api.ts'
import { FactList } from './product-styles.ts'

/** The rating in the product's data; empty while loading. */
function RatingFact({ productId }: { productId: string }) {
  const { currentData: page } = useGetReviewsQuery({ productId, limit: initialReviewCount })
  return page ? <RatingLine {...page} /> : null
}

/** Model, brand, category, stock (spec §2) and rating; brand and category link to the filtered shop. */
export function ProductFacts({ product }: { product: Product }) {
  const { role } = useSession()
  const shop = shopPathOf(role)
  const { brand, category, modelNo } = product
  return (
    <FactList>
      {modelNo === '' ? null : (
        <div>
          <dt>Model</dt>
          <dd>
            <ModelNumber modelNo={modelNo} />
          </dd>
        </div>
      )}
      <div>
        <dt>Brand</dt>
        <dd>
          <Link to={`${shop}?${new URLSearchParams({ brand }).toString()}`}>{brand}</Link>
        </dd>
      </div>
      <div>
        <dt>Category</dt>
        <dd>
          <Link to={`${shop}?${new URLSearchParams({ category }).toString()}`}>{category}</Link>
        </dd>
      </div>
      <div>
        <dt>Stock</dt>
        <dd>
          <StockBadge stock={product.stock} />
        </dd>
      </div>
      <div>
        <dt>Rating</dt>
        <dd>
          <RatingFact productId={product._id} />
        </dd>
      </div>
    </FactList>
  )
}
