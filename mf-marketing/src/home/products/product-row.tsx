import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { translate, useGetProductsQuery } from '@store/sdk'
import { Button, Heading, Loading, latePictures, QueryView, theme, useIsInHtml } from '@store/ui'
import { type ReactNode, useDeferredValue, useId } from 'react'
import styled from 'styled-components'
import { railStyles } from '../rail.ts'
import { homeProductQuery } from './product-query.ts'
import { ProductTile, ProductTileSkeleton } from './product-tile.tsx'
import { tileHeight } from './product-tile-styles.ts'

const skeletons = Array.from({ length: homeProductQuery.limit }, (_, index) => `loading ${index}`)

/** Products in stock with the prices of the user's tier, in a row that scrolls sideways where it has to. */
export function ProductRow() {
  const headingId = useId()
  const products = useGetProductsQuery(homeProductQuery)
  // The tiles are rendered in slices: at once they would hold up a phone.
  const data = useDeferredValue(products.data)
  return (
    <Section aria-labelledby={headingId}>
      <Heading id={headingId} level={2} size="m">
        {t`In stock, at your price (incl. GST)`}
      </Heading>
      <QueryView
        query={{ ...products, data }}
        failure={messages.listing.loadFailed}
        loading={
          <Loading>
            <Row>
              {skeletons.map((name) => (
                <li key={name}>
                  <ProductTileSkeleton />
                </li>
              ))}
            </Row>
          </Loading>
        }
        failed={({ message, onRetry }) => (
          <Instead role="alert">
            <p>{translate(message)}</p>
            <Button variant="secondary" size="s" onClick={onRetry}>
              {t`Retry`}
            </Button>
          </Instead>
        )}
        empty={({ total }) =>
          total === 0 && (
            <Instead>
              <p>{t`Nothing of this is in stock right now. The shop shows what is on its way.`}</p>
            </Instead>
          )
        }
      >
        {(page) => (
          <Tiles>
            {page.products.map((product) => (
              <li key={product._id}>
                <ProductTile product={product} />
              </li>
            ))}
          </Tiles>
        )}
      </QueryView>
    </Section>
  )
}

/** A component of its own, so that the tiles are not rendered again once they are hydrated. */
function Tiles({ children }: { children: ReactNode }) {
  return <Row data-in-html={useIsInHtml() || undefined}>{children}</Row>
}

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xs};
`

const Row = styled.ul`
  ${railStyles}
  /* Not 1fr: while the HTML arrives, the first tiles would be as wide as the row. */
  grid-auto-columns: max(
    8.25rem,
    calc((100% - ${homeProductQuery.limit - 1} * ${theme.space.xs}) / ${homeProductQuery.limit})
  );
  list-style: none;
  ${latePictures('li:nth-child(n + 4) img')}
`

const Instead = styled.div`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${theme.space.s};
  height: ${tileHeight};
  border: 1px dashed ${theme.color.border};
  border-radius: ${theme.radius.m};
  text-align: center;
`
