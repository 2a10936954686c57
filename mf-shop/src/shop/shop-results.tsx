import { shopPageSize } from '@store/contract/rules/limits'
import * as messages from '@store/contract/rules/messages'
import { Cluster, catalogApi, messageOf, Stack, theme, useGetProductsQuery } from '@store/sdk'
import { FailedState, Pagination, useScrollToTop } from '@store/sdk/parts'
import { useDeferredValue } from 'react'
import styled from 'styled-components'
import { useHasFailed } from '../use-has-failed.ts'
import { ClearFilters } from './clear-filters.tsx'
import { NoProducts } from './no-products.tsx'
import { ProductCards } from './product-cards.tsx'
import { ProductCardsLoading } from './product-cards-loading.tsx'
import { ResultCount } from './result-count.tsx'
import { productsQueryOf } from './shop-view.ts'
import { useRenderedCount } from './use-rendered-count.ts'
import { useShopView } from './use-shop-view.ts'

/** Where a new page is read from; clear of the header that stays at the top. */
const Top = styled(Cluster)`
  scroll-margin-block-start: calc(2 * ${theme.space.xxl});

  button {
    flex: none;
  }
`

// One element for good: React renders it once, however often the answer changes until it is there.
const loading = <ProductCardsLoading />

/** What the shop's view holds: loading, empty, failed, or the products and the way to the next page. */
export function ShopResults() {
  const { view, change } = useShopView()
  const args = productsQueryOf(view)
  const answer = useGetProductsQuery(args)
  const { currentData, error, isFetching, refetch } = answer
  const hasFailed = useHasFailed(answer)
  // The store tells its news in one piece; fifty cards are rendered in slices of a few milliseconds.
  const data = useDeferredValue(answer.data)
  // Says the page of the cards that are seen, not of those still being rendered.
  const page = useDeferredValue(view.page)
  const shown = useRenderedCount(data?.products.length ?? 0)
  const prefetchPage = catalogApi.usePrefetch('getProducts')
  const { topRef, turnTo } = useScrollToTop(view.page)

  if (hasFailed && currentData === undefined) {
    const message = messageOf(error, messages.shop.loadFailed)
    return <FailedState message={message} onRetry={() => void refetch()} busy={isFetching} />
  }
  if (data === undefined) return loading
  if (data.products.length === 0) return <NoProducts total={data.total} />

  const pages = Math.ceil(data.total / shopPageSize)
  const prefetchNext = () => {
    if (view.page < pages) prefetchPage({ ...args, page: view.page + 1 })
  }
  return (
    <Stack>
      <Top ref={topRef} tabIndex={-1} justify="space-between" wrap={false}>
        <ResultCount total={data.total} />
        <ClearFilters />
      </Top>
      <ProductCards products={data.products.slice(0, shown)} isStale={currentData !== data} />
      {shown < data.products.length ? null : (
        <Stack onPointerEnter={prefetchNext} onFocus={prefetchNext} onTouchStart={prefetchNext}>
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
}
