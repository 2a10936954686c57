import { PageBody, PageHeader } from '@store/sdk'
import { ShopFilters } from './shop-filters.tsx'
import { ShopResults } from './shop-results.tsx'

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
