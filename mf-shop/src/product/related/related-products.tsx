import { t } from '@lingui/core/macro'
import { shopPathOf } from '@store/contract/rules/accounts/roles'
import { fitsFactName } from '@store/contract/rules/catalog/facts/product-facts'
import { suggestedFactsOf } from '@store/contract/rules/catalog/facts/suggested-facts'
import type { Product } from '@store/contract/schemas/catalog/catalog'
import type { Related, RelatedProduct } from '@store/contract/schemas/catalog/related'
import { useSession } from '@store/sdk'
import { Cluster, LinkButton, Panel, Stack, theme } from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useGetRelatedQuery } from './related-api.ts'
import { RelatedCard } from './related-card.tsx'
import { ReservedRow } from './reserved-row.tsx'

/** One row of cards that scrolls: a finger, a wheel or the tab key moves it, and a part of the next card shows that it does. */
const Row = styled.ul`
  display: grid;
  grid-auto-columns: min(17rem, 85%);
  grid-auto-flow: column;
  gap: ${theme.space.s};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scroll-snap-type: x proximity;
  scroll-padding-inline: ${theme.space.xxs};
  /* Room for the outline of a focused card, which would be cut off. */
  margin: calc(-1 * ${theme.space.xxs});
  padding: ${theme.space.xxs};
  scrollbar-width: thin;

  > li {
    min-width: 0;
    scroll-snap-align: start;
  }
`

type CardsProps = { title: string; products: readonly RelatedProduct[]; comparedTo?: Product }

function Cards({ title, products, comparedTo }: CardsProps) {
  if (products.length === 0) return null
  return (
    <Panel title={title}>
      <Row>
        {products.map((product) => (
          <li key={product._id}>
            <RelatedCard product={product} {...(comparedTo && { comparedTo })} />
          </li>
        ))}
      </Row>
    </Panel>
  )
}

function Printers({ fits }: Pick<Related, 'fits'>) {
  if (fits.length === 0) return null
  return (
    <Panel title={t`Fits these printers`}>
      <Cluster as="ul" gap="m">
        {fits.map(({ modelNo, productId }) => (
          <li key={modelNo}>
            {productId === undefined ? (
              modelNo
            ) : (
              <Link to={`/product/${encodeURIComponent(productId)}`}>{modelNo}</Link>
            )}
          </li>
        ))}
      </Cluster>
    </Panel>
  )
}

/** Printers, substitutes and similar products; nothing when they cannot be loaded. */
export function RelatedProducts({ product }: { product: Product }) {
  const { currentData, isError } = useGetRelatedQuery(product._id)
  if (!currentData) return isError ? null : <ReservedRow />
  const { fits, supplies, compatible, boughtTogether, related } = currentData
  return (
    <Stack gap="l">
      <Printers fits={fits} />
      <Cards title={t`Cartridges for this printer`} products={supplies} />
      <Cards title={t`Alternatives of other brands`} products={compatible} comparedTo={product} />
      <Cards title={t`Often bought together`} products={boughtTogether} />
      <Cards title={t`Similar products`} products={related} />
    </Stack>
  )
}

/** Whether only what fits the same printer is a substitute: a similar cartridge is none. */
function mustFit({ category }: Product): boolean {
  return suggestedFactsOf(category).includes(fitsFactName)
}

/** In place of a product that is out of stock: substitutes first, then similar products, all in stock. */
export function Alternatives({ product }: { product: Product }) {
  const { currentData, isError } = useGetRelatedQuery(product._id)
  if (!currentData) return isError ? null : <ReservedRow />
  const { compatible, related } = currentData
  const others = mustFit(product) ? compatible : [...compatible, ...related]
  const inStock = others.filter(({ stock }) => stock > 0).slice(0, 4)
  if (inStock.length === 0) return <NoAlternative product={product} />
  return <Cards title={t`In stock instead`} products={inStock} comparedTo={product} />
}

/** Takes the place that was kept for a row, so that nothing below moves. */
function NoAlternative({ product: { category } }: { product: Product }) {
  const { role } = useSession()
  const search = new URLSearchParams({ category, inStock: 'true' }).toString()
  return (
    <Panel title={t`In stock instead`}>
      <Stack gap="s">
        <p>{t`We have nothing in stock that replaces it.`}</p>
        <div>
          <LinkButton to={`${shopPathOf(role)}?${search}`} variant="secondary">
            {t`See what is in stock`}
          </LinkButton>
        </div>
      </Stack>
    </Panel>
  )
}
