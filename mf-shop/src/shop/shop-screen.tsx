import { catalogApi, type PrefetchArgs } from '@store/sdk'
import { PageBody, PageHeader } from '@store/ui'
import { facetsApi } from './filters/facets-api.ts'
import { ShopFilters } from './filters/shop-filters.tsx'
import { ShopResults } from './shop-results.tsx'
import { facetsQueryOf, productsQueryOf, readShopView } from './shop-view.ts'

/** The shop: one screen for all tiers, whose prices the server chooses (spec §2, §6). */
export function ShopScreen() {
  return (
    <PageBody>
      <PageHeader title="Shop" />
      <ShopFilters />
      <ShopResults />
    </PageBody>
  )
}

ShopScreen.prefetch = ({ dispatch, search }: PrefetchArgs) => {
  const view = readShopView(search)
  dispatch(catalogApi.util.prefetch('getProducts', productsQueryOf(view), {}))
  dispatch(facetsApi.util.prefetch('getProductFacets', facetsQueryOf(view), {}))
}
