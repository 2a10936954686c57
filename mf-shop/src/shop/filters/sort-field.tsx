import { t } from '@lingui/core/macro'
import type { ProductQuery } from '@store/contract/schemas/catalog/catalog'
import { SelectField } from '@store/ui'
import { useShopView } from '../use-shop-view.ts'

/** The order of the products (screens 2.1). What the server takes by itself is not written into the address. */
export function SortField({ hideLabel = false }: { hideLabel?: boolean }) {
  const { view, change } = useShopView()
  const hasWords = view.q.trim() !== ''
  const byDefault = hasWords ? 'bestMatch' : 'lowToHigh'
  const sorts: { value: NonNullable<ProductQuery['sort']>; label: string }[] = [
    ...(hasWords ? [{ value: 'bestMatch' as const, label: t`Best match` }] : []),
    { value: 'lowToHigh', label: t`Price: low to high` },
    { value: 'highToLow', label: t`Price: high to low` },
    { value: 'countryOfOrigin', label: t`Country of origin` },
  ]
  return (
    <SelectField
      label={t`Sort`}
      hideLabel={hideLabel}
      name="sort"
      options={sorts}
      value={view.sort ?? byDefault}
      onChange={(sort) =>
        change({ sort: sort === byDefault || sort === 'bestMatch' ? undefined : sort })
      }
    />
  )
}
