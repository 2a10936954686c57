import { shopPageSize } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { catalogApi, useGetProductsQuery } from '@store/sdk'
import {
  DeferredView,
  deferCode,
  latePictures,
  Pagination,
  QueryView,
  Stack,
  theme,
  useIsInHtml,
  useScrollToTop,
} from '@store/ui'
import { useDeferredValue } from 'react'
import styled from 'styled-components'
import { useHasFailed } from '../use-has-failed.ts'
import { ProductCards } from './cards/product-cards.tsx'
import { ProductCardsLoading } from './cards/product-cards-loading.tsx'
import { useRenderedCount } from './cards/use-rendered-count.ts'
import { FilterChips } from './filters/chosen/filter-chips.tsx'
import { ProductListLoading } from './list/product-list-loading.tsx'
import { NearMatch } from './near-match.tsx'
import { NoProducts } from './no-products.tsx'
import { ShopLinks } from './shop-links.tsx'
import { ShopToolbar } from './shop-toolbar.tsx'
import { productsQueryOf } from './shop-view.ts'
import { useShopLayout } from './use-shop-layout.ts'
import { useShopView } from './use-shop-view.ts'

const productList = deferCode(async () => (await import('./list/product-list.tsx')).ProductList)

// Constant elements: React renders them once, however often the query state changes.
const loading = { cards: <ProductCardsLoading />, list: <ProductListLoading /> }

const Fading = styled.div<{ $isStale: boolean }>`
  opacity: ${({ $isStale }) => ($isStale ? 0.5 : 1)};
  transition: opacity ${theme.motion.normal} ${({ $isStale }) => ($isStale ? '150ms' : '0ms')};
  ${latePictures('li:nth-child(n + 4) img')}
`

/** Rendered with the first cards: its styles, added after the fiftieth, would make a browser style all of them again. */
const Pages = styled(Stack)`
  &[hidden] {
    display: none;
  }
`

/** The products of the view: loading, error, empty, or a page of them with pagination. */
export function ShopResults() {
  const { view, change } = useShopView()
  const layout = useShopLayout()
  const args = productsQueryOf(view)
  const answer = useGetProductsQuery(args)
  const isError = useHasFailed(answer)
  // The store updates synchronously; deferred, fifty cards render in slices of a few milliseconds.
  const data = useDeferredValue(answer.data)
  // The page of the visible products, not of those still being rendered.
  const page = useDeferredValue(view.page)
  const shown = useRenderedCount(data?.products.length ?? 0)
  const isInHtml = useIsInHtml()
  const prefetchPage = catalogApi.usePrefetch('getProducts')
  const { topRef, turnTo } = useScrollToTop(view.page)
  return (
    <Stack gap="xs">
      <ShopToolbar topRef={topRef} total={data?.total} />
      <FilterChips />
      <QueryView
        query={{ ...answer, data, isError }}
        loading={loading[layout]}
        failure={messages.listing.loadFailed}
        empty={({ products, total }) => products.length === 0 && <NoProducts total={total} />}
      >
        {(list) => {
          const pages = Math.ceil(list.total / shopPageSize)
          const products = list.products.slice(0, shown)
          const isStale = answer.currentData !== list
          const prefetchNext = () => {
            if (view.page < pages) prefetchPage({ ...args, page: view.page + 1 })
          }
          return (
            <Stack gap="xs">
              <NearMatch q={view.q} showing={list.difference?.showing} />
              {/* The products of the former view stay visible, but inert. */}
              <Fading
                id="products"
                $isStale={isStale}
                inert={isStale}
                aria-busy={isStale}
                data-in-html={isInHtml || undefined}
              >
                {layout === 'cards' ? (
                  <ProductCards products={products} />
                ) : (
                  <DeferredView code={productList} loading={loading.list}>
                    {(ProductList) => <ProductList products={products} />}
                  </DeferredView>
                )}
              </Fading>
              {isInHtml ? (
                <ShopLinks view={view} products={list.products.slice(shown)} pages={pages} />
              ) : null}
              <Pages
                hidden={shown < list.products.length}
                onPointerEnter={prefetchNext}
                onFocus={prefetchNext}
                onTouchStart={prefetchNext}
              >
                <Pagination
                  page={page}
                  pages={pages}
                  onPage={(wanted) => {
                    turnTo(wanted)
                    change({ page: wanted })
                  }}
                />
              </Pages>
            </Stack>
          )
        }}
      </QueryView>
    </Stack>
  )
}
