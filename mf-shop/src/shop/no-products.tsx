import { shopPageSize } from '@store/contract/rules/limits'
import { Button, EmptyState } from '@store/ui'
import { SearchX } from 'lucide-react'
import { chosenFilters } from './filters/chosen/chosen-filters.ts'
import { ClearFilters } from './filters/chosen/clear-filters.tsx'
import type { ShopView } from './shop-view.ts'
import { useShopView } from './use-shop-view.ts'

/** The empty state of the shop. */
export function NoProducts({ total }: { total: number }) {
  const { view, change } = useShopView()
  if (total > 0) {
    const lastPage = Math.ceil(total / shopPageSize)
    return (
      <EmptyState
        icon={SearchX}
        title={`There is no page ${view.page}.`}
        action={<Button onClick={() => change({ page: lastPage })}>Go to page {lastPage}</Button>}
      />
    )
  }
  const narrowedBy = describeFilters(view)
  if (narrowedBy === '') {
    return <EmptyState title="No products yet." text="The catalogue is being filled." />
  }
  return (
    <EmptyState
      icon={SearchX}
      title="No products found."
      text={`Nothing matches ${narrowedBy}.`}
      action={<ClearFilters />}
    />
  )
}

/** @returns for example `“toner” in HP · Cartridge` */
function describeFilters(view: ShopView): string {
  const search = view.q === '' ? '' : `“${view.q}”`
  const filters = chosenFilters(view)
    .map(({ label }) => label)
    .join(' · ')
  return [search, filters].filter((part) => part !== '').join(' in ')
}
