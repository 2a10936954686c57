import { t } from '@lingui/core/macro'
import { Stack } from '@store/ui'
import { PriceListButtons } from '../price-list/price-list-buttons.tsx'
import { facetsQueryOf } from '../shop-view.ts'
import { useShopView } from '../use-shop-view.ts'
import { FacetChoice } from './facets/facet-choice.tsx'
import { useGetProductFacetsQuery } from './facets/facets-api.ts'
import { PriceRange } from './facets/price-range.tsx'
import { FilterCheckbox, FilterGroup } from './filter-styles.tsx'

/** Category, brand, stock, country of origin and price: what each would leave, counted without its own choice. Then the price list of it. */
export function FilterPanel() {
  const { view, change } = useShopView()
  const { data: facets } = useGetProductFacetsQuery(facetsQueryOf(view))
  return (
    <Stack gap="m">
      <FacetChoice
        label={t`Category`}
        counts={facets?.categories}
        chosen={view.category}
        onChoose={(category) => change({ category })}
      />
      <FacetChoice
        label={t`Brand`}
        counts={facets?.brands}
        chosen={view.brand}
        onChoose={(brand) => change({ brand })}
      />
      <FilterGroup legend={t`Availability`}>
        <FilterCheckbox
          label={t`In stock only`}
          count={facets?.inStock}
          checked={view.inStock}
          onChange={() => change({ inStock: !view.inStock })}
        />
      </FilterGroup>
      <FacetChoice
        label={t`Country of origin`}
        findLabel={t`Find a country`}
        counts={facets?.countries}
        chosen={view.countryOfOrigin}
        onChoose={(countryOfOrigin) => change({ countryOfOrigin })}
      />
      <PriceRange
        min={view.minPrice}
        max={view.maxPrice}
        limits={facets?.priceRange}
        onChange={(part) => change(part, { replace: true })}
      />
      {/* With the choices above it, which would move it. */}
      {facets && <PriceListButtons />}
    </Stack>
  )
}
