import { t } from '@lingui/core/macro'
import { SelectField } from '@store/ui'
import type { ShopView } from '../shop-view.ts'
import { useShopView } from '../use-shop-view.ts'

/** The order of the products (screens 2.1). */
export function SortField({ hideLabel = false }: { hideLabel?: boolean }) {
  const { view, change } = useShopView()
  const sorts: { value: ShopView['sort']; label: string }[] = [
    { value: 'lowToHigh', label: t`Price: low to high` },
    { value: 'highToLow', label: t`Price: high to low` },
  ]
  return (
    <SelectField
      label={t`Sort`}
      hideLabel={hideLabel}
      name="sort"
      options={sorts}
      value={view.sort}
      onChange={(sort) => change({ sort })}
    />
  )
}
