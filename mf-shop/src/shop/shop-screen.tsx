import { t } from '@lingui/core/macro'
import { catalogApi, type PrefetchArgs } from '@store/sdk'
import { PageBody, theme, usePageTitle } from '@store/ui'
import styled from 'styled-components'
import { facetsApi } from './filters/facets/facets-api.ts'
import { ShopFilters } from './filters/shop-filters.tsx'
import { ShopResults } from './shop-results.tsx'
import { facetsQueryOf, productsQueryOf, readShopView } from './shop-view.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space.xs};

  ${theme.media.desktop} {
    grid-template-columns: 15rem minmax(0, 1fr);
    align-items: start;
    gap: ${theme.space.l};
  }
`

/** The shop: one screen for all tiers, whose prices the server chooses (screens 2.1). */
export function ShopScreen() {
  usePageTitle(t`Shop`)
  return (
    <PageBody width="wide">
      <Columns>
        <ShopFilters />
        <ShopResults />
      </Columns>
    </PageBody>
  )
}

ShopScreen.prefetch = ({ dispatch, search }: PrefetchArgs) => {
  const view = readShopView(search)
  dispatch(catalogApi.util.prefetch('getProducts', productsQueryOf(view), {}))
  dispatch(facetsApi.util.prefetch('getProductFacets', facetsQueryOf(view), {}))
}
