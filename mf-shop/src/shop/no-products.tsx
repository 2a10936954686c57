import { t } from '@lingui/core/macro'
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
    const { page } = view
    const lastPage = Math.ceil(total / shopPageSize)
    return (
      <EmptyState
        icon={SearchX}
        title={t`There is no page ${page}.`}
        action={
          <Button onClick={() => change({ page: lastPage })}>{t`Go to page ${lastPage}`}</Button>
        }
      />
    )
  }
  const narrowedBy = describeFilters(view)
  if (narrowedBy === '') {
    return <EmptyState title={t`No products yet.`} text={t`Products are being added.`} />
  }
  return (
    <EmptyState
      icon={SearchX}
      title={t`No products found.`}
      text={t`Nothing matches ${narrowedBy}.`}
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
  return search === '' || filters === '' ? search + filters : t`${search} in ${filters}`
}
