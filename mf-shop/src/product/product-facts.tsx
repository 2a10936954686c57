import { t } from '@lingui/core/macro'
import { shopPathOf } from '@store/contract/rules/accounts/roles'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { translate, useSession } from '@store/sdk'
import { Definition } from '@store/ui'
import { Link } from 'react-router-dom'
import { ModelNumber } from '../product-card/model-number.tsx'
import { StockBadge } from '../product-card/stock-badge.tsx'
import { RatingLine } from '../reviews/rating-line.tsx'
import { initialReviewCount, useGetReviewsQuery } from '../reviews/reviews-api.ts'
import { ProductDocuments } from './product-documents.tsx'
import { FactList } from './product-styles.ts'

/** The rating in the product's data; empty while loading. */
function RatingFact({ productId }: { productId: string }) {
  const { currentData: page } = useGetReviewsQuery({ productId, limit: initialReviewCount })
  return page ? <RatingLine {...page} /> : null
}

/** Model, brand, category, stock (screens 2.5), facts, documents and rating; brand and category link to the filtered shop. */
export function ProductFacts({ product }: { product: Product }) {
  const { role } = useSession()
  const shop = shopPathOf(role)
  const { brand, category, hsn, modelNo } = product
  return (
    <FactList>
      {modelNo === '' ? null : (
        <Definition term={t`Model`}>
          <ModelNumber modelNo={modelNo} />
        </Definition>
      )}
      <Definition term={t`Brand`}>
        <Link to={`${shop}?${new URLSearchParams({ brand }).toString()}`}>{brand}</Link>
      </Definition>
      <Definition term={t`Category`}>
        <Link to={`${shop}?${new URLSearchParams({ category }).toString()}`}>{category}</Link>
      </Definition>
      <Definition term={t`Stock`}>
        <StockBadge stock={product.stock} />
      </Definition>
      {hsn === undefined ? null : <Definition term="HSN">{hsn}</Definition>}
      {product.facts?.map(({ name, value }) => (
        <Definition key={name} term={translate(name)}>
          {value}
        </Definition>
      ))}
      {product.documents === undefined ? null : (
        <Definition term={t`Documents`}>
          <ProductDocuments documents={product.documents} />
        </Definition>
      )}
      <Definition term={t`Rating`}>
        <RatingFact productId={product._id} />
      </Definition>
    </FactList>
  )
}
