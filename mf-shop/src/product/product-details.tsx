import { t } from '@lingui/core/macro'
import { shopPathOf } from '@store/contract/rules/accounts/roles'
import { productHead } from '@store/contract/rules/site/structured-data'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import { useSession } from '@store/sdk'
import { PageHeader, Panel, publicOrigin, Stack, theme, usePageHead } from '@store/ui'
import { useRef } from 'react'
import styled from 'styled-components'
import { ReviewsPanel } from '../reviews/reviews-panel.tsx'
import { BuyBar } from './buying/buy-bar.tsx'
import { BuyPanel } from './buying/buy-panel.tsx'
import { useBuying } from './buying/use-buying.ts'
import { Gallery } from './gallery.tsx'
import { ProductFacts } from './product-facts.tsx'
import { ProductInformation } from './product-information.tsx'
import { Columns } from './product-styles.ts'
import { AlternativesSection, RelatedSection } from './related/related-section.tsx'
import { StockAlert } from './stock-alert/stock-alert.tsx'

const Description = styled.p`
  max-width: ${theme.width.text};
  white-space: pre-line;
  overflow-wrap: break-word;
`

/** The product page once loaded. */
export function ProductDetails({ product }: { product: Product }) {
  const { role } = useSession()
  const buying = useBuying(product)
  const actionsRef = useRef<HTMLDivElement>(null)
  usePageHead(productHead(product, publicOrigin()))
  const shop = shopPathOf(role)
  const { category } = product
  const trail = [
    { label: t`Shop`, to: shop },
    { label: category, to: `${shop}?${new URLSearchParams({ category }).toString()}` },
    { label: product.name },
  ]
  return (
    <>
      <PageHeader title={product.name} trail={trail} />
      <Columns>
        <Gallery product={product} />
        <Stack gap="l">
          <BuyPanel buying={buying} actionsRef={actionsRef} />
          {product.stock > 0 ? null : (
            <>
              <StockAlert productId={product._id} />
              <AlternativesSection product={product} />
            </>
          )}
          <ProductFacts product={product} />
          <ProductInformation product={product} />
        </Stack>
      </Columns>
      <Panel title={t`Description`}>
        <Description>{product.description}</Description>
      </Panel>
      <ReviewsPanel productId={product._id} />
      <RelatedSection product={product} />
      <BuyBar buying={buying} actionsRef={actionsRef} />
    </>
  )
}
