import { SelectField } from '@store/ui'
import type { ShopView } from '../shop-view.ts'
import { useShopView } from '../use-shop-view.ts'

const sorts: { value: ShopView['sort']; label: string }[] = [
  { value: 'lowToHigh', label: 'Price: low to high' },
  { value: 'highToLow', label: 'Price: high to low' },
]

/** The order of the products (spec §9). */
export function SortField({ hideLabel = false }: { hideLabel?: boolean }) {
  const { view, change } = useShopView()
  return (
    <SelectField
      label="Sort"
      hideLabel={hideLabel}
      name="sort"
      options={sorts}
      value={view.sort}
      onChange={(sort) => change({ sort })}
    />
  )
}
