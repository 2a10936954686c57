import { t } from '@lingui/core/macro'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { translate } from '@store/sdk'
import type { ShopView } from '../../shop-view.ts'
import { toggleName } from '../facets/facet-options.ts'

/** A chosen filter, and the view without it. */
export interface ChosenFilter {
  label: string
  without: Partial<ShopView>
}

/** The chosen filters of a view, without the search, which its box shows. */
export function chosenFilters(view: ShopView): ChosenFilter[] {
  const { brand, category, countryOfOrigin, inStock, minPrice, maxPrice } = view
  const filters: ChosenFilter[] = [
    ...brand.map((name) => ({ label: name, without: { brand: toggleName(brand, name) } })),
    ...category.map((name) => ({
      label: name,
      without: { category: toggleName(category, name) },
    })),
    ...countryOfOrigin.map((name) => ({
      label: translate(name),
      without: { countryOfOrigin: toggleName(countryOfOrigin, name) },
    })),
  ]
  if (inStock) filters.push({ label: t`In stock`, without: { inStock: false } })
  if (minPrice !== undefined || maxPrice !== undefined) {
    const without = { minPrice: undefined, maxPrice: undefined }
    filters.push({ label: priceLabel(minPrice, maxPrice), without })
  }
  return filters
}

/** @example priceLabel(100, 2500) // '₹100 – ₹2,500' */
function priceLabel(min: number | undefined, max: number | undefined): string {
  const low = formatRupees(min ?? 0)
  const high = formatRupees(max ?? 0)
  if (min === undefined) return t`Up to ${high}`
  return max === undefined ? t`From ${low}` : `${low} – ${high}`
}
