import { shopPageSize } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { catalogApi, useGetProductsQuery } from '@store/sdk'
import { Cluster, Pagination, QueryView, Stack, theme, useScrollToTop } from '@store/ui'
import { useDeferredValue } from 'react'
import styled from 'styled-components'
import { useHasFailed } from '../use-has-failed.ts'
import { ProductCards } from './cards/product-cards.tsx'
import { ProductCardsLoading } from './cards/product-cards-loading.tsx'
import { useRenderedCount } from './cards/use-rendered-count.ts'
import { ClearFilters } from './filters/clear-filters.tsx'
import { NearMatch } from './near-match.tsx'
import { NoProducts } from './no-products.tsx'
import { ResultCount } from './result-count.tsx'
import { productsQueryOf } from './shop-view.ts'
import { useShopView } from './use-shop-view.ts'

/** Scroll target of a new page, below the sticky header. */
const Top = styled(Cluster)`
  scroll-margin-block-start: calc(2 * ${theme.space.xxl});

  button {
    flex: none;
  }
`

// A constant element: React renders it once, however often the query state changes.
const loading = <ProductCardsLoading />

/** The products of the view: loading, error, empty, or a page of them with pagination. */
export function ShopResults() {
  const { view, change } = useShopView()
  const args = productsQueryOf(view)
  const answer = useGetProductsQuery(args)
  const isError = useHasFailed(answer)
  // The store updates synchronously; deferred, fifty cards render in slices of a few milliseconds.
  const data = useDeferredValue(answer.data)
  // The page of the visible cards, not of those still being rendered.
  const page = useDeferredValue(view.page)
  const shown = useRenderedCount(data?.products.length ?? 0)
  const prefetchPage = catalogApi.usePrefetch('getProducts')
  const { topRef, turnTo } = useScrollToTop(view.page)
  return (
    <QueryView
      query={{ ...answer, data, isError }}
      loading={loading}
      failure={messages.shop.loadFailed}
      empty={({ products, total }) => products.length === 0 && <NoProducts total={total} />}
    >
      {(list) => {
        const pages = Math.ceil(list.total / shopPageSize)
        const prefetchNext = () => {
          if (view.page < pages) prefetchPage({ ...args, page: view.page + 1 })
        }
        return (
          <Stack>
            <Top ref={topRef} tabIndex={-1} justify="space-between" wrap={false}>
              <ResultCount total={list.total} />
              <ClearFilters />
            </Top>
            <NearMatch q={view.q} showing={list.difference?.showing} />
            <ProductCards
              products={list.products.slice(0, shown)}
              isStale={answer.currentData !== list}
            />
            {shown < list.products.length ? null : (
              <Stack
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
              </Stack>
            )}
          </Stack>
        )
      }}
    </QueryView>
  )
}
