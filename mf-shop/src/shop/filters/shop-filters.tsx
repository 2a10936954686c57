import { brands, categories } from '@store/contract/rules/catalog/catalog-lists'
import { SearchField, SelectField, theme, useSearchDraft } from '@store/ui'
import styled from 'styled-components'
import { facetsQueryOf, type ShopView } from '../shop-view.ts'
import { useShopView } from '../use-shop-view.ts'
import { chosenOption, facetOptions } from './facet-options.ts'
import { useGetProductFacetsQuery } from './facets-api.ts'

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: end;
  gap: ${theme.space.s};

  > :is(:first-child, :last-child) {
    grid-column: 1 / -1;
  }

  ${theme.media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));

    > :last-child {
      grid-column: auto;
    }
  }

  ${theme.media.desktop} {
    grid-template-columns: minmax(0, 2fr) repeat(3, minmax(0, 1fr));

    > :first-child {
      grid-column: auto;
    }
  }
`

const sorts: { value: ShopView['sort']; label: string }[] = [
  { value: 'lowToHigh', label: 'Price: low to high' },
  { value: 'highToLow', label: 'Price: high to low' },
]

/** Search box and filters of the shop (spec §2), kept in the URL. */
export function ShopFilters() {
  const { view, change } = useShopView()
  const { data: facets } = useGetProductFacetsQuery(facetsQueryOf(view))
  const search = useSearchDraft(view.q, (q) => change({ q }, { replace: true }))
  // Include search text that is still being debounced.
  const choose = (part: Partial<ShopView>) => change({ q: search.text, ...part })

  const [chosenCategory = ''] = view.category
  const [chosenBrand = ''] = view.brand
  const categoryOptions = facetOptions({
    all: 'All categories',
    chosen: chosenCategory,
    names: categories,
    counts: facets?.categories,
  })
  const brandOptions = facetOptions({
    all: 'All brands',
    chosen: chosenBrand,
    names: brands,
    counts: facets?.brands,
  })
  return (
    <Bar role="search" aria-label="Products">
      <SearchField
        label="Search"
        placeholder="Name, brand or model number"
        shortcut
        value={search.text}
        onChange={search.type}
        onSearch={(q) => change({ q }, { replace: true })}
      />
      <SelectField
        label="Category"
        name="category"
        options={categoryOptions}
        value={chosenOption(categoryOptions, chosenCategory)}
        onChange={(category) => choose({ category: category === '' ? [] : [category] })}
      />
      <SelectField
        label="Brand"
        name="brand"
        options={brandOptions}
        value={chosenOption(brandOptions, chosenBrand)}
        onChange={(brand) => choose({ brand: brand === '' ? [] : [brand] })}
      />
      <SelectField
        label="Sort"
        name="sort"
        options={sorts}
        value={view.sort}
        onChange={(sort) => choose({ sort })}
      />
    </Bar>
  )
}
