import { missingKinds } from '@store/contract/rules/catalog/declarations/missing-declarations'
import type { ManagedSort } from '@store/contract/rules/catalog/managed/managed-products'
import type { ManagedFacets } from '@store/contract/schemas/catalog/managed-products'
import {
  CheckboxField,
  formatCount,
  type Option,
  SearchField,
  SelectField,
  theme,
  useSearchDraft,
} from '@store/ui'
import { ListFilter } from 'lucide-react'
import styled from 'styled-components'
import { DropdownPanel } from '../../dropdown-panel.tsx'
import { useGetManagedFacetsQuery } from './managed-products-api.ts'
import { missingLabels } from './missing-labels.ts'
import { filtersOf, type ProductsView, switches, useProductsView } from './products-view.ts'

/** One line, beside the title where that is wide enough. */
const Bar = styled('search')`
  display: grid;
  grid-template-columns: 16rem repeat(2, 9.5rem) auto;
  justify-content: end;
  align-items: center;
  gap: ${theme.space.xs};

  ${theme.media.belowLaptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));

    > :first-child {
      grid-column: 1 / -1;
    }
  }

  ${theme.media.largeText} {
    grid-template-columns: minmax(0, 1fr);
  }
`

/** Where rows are cards, there are no headings to sort by. */
const Order = styled.div`
  display: none;

  ${theme.media.belowLaptop} {
    display: block;
  }
`

const Switches = styled.fieldset`
  margin: 0;
  padding: 0;
  border: 0;
`

const switchLabels = {
  lowStock: 'Low stock',
  noPicture: 'No picture',
  noHsn: 'No HSN',
  taxToCorrect: 'Tax details to correct',
} as const satisfies Record<(typeof switches)[number], string>

type OrderName = `${ManagedSort} ${ProductsView['direction']}`

const orders: readonly (Option<OrderName> & Pick<ProductsView, 'sort' | 'direction'>)[] = [
  { value: 'price asc', label: 'Price, lowest first', sort: 'price', direction: 'asc' },
  { value: 'price desc', label: 'Price, highest first', sort: 'price', direction: 'desc' },
  { value: 'name asc', label: 'Name, A to Z', sort: 'name', direction: 'asc' },
  { value: 'name desc', label: 'Name, Z to A', sort: 'name', direction: 'desc' },
  { value: 'brand asc', label: 'Brand, A to Z', sort: 'brand', direction: 'asc' },
  { value: 'brand desc', label: 'Brand, Z to A', sort: 'brand', direction: 'desc' },
  { value: 'stock asc', label: 'Stock, lowest first', sort: 'stock', direction: 'asc' },
  { value: 'stock desc', label: 'Stock, highest first', sort: 'stock', direction: 'desc' },
]

type NameCount = { name: string; count: number }

/** The names that have products, with their numbers; the chosen one also without any. */
function optionsOf(all: string, names: readonly NameCount[], chosen: string): Option[] {
  const isListed = chosen === '' || names.some(({ name }) => name === chosen)
  return [
    { value: '', label: all },
    ...(isListed ? [] : [{ value: chosen, label: chosen }]),
    ...names.map(({ name, count }) => ({ value: name, label: `${name} (${formatCount(count)})` })),
  ]
}

/** Search, filters with their numbers of products, and order of the products table; all are kept in the URL. */
export function ProductFilters() {
  const { view, search, filter } = useProductsView()
  const draft = useSearchDraft(view.q, search)
  const { data: facets } = useGetManagedFacetsQuery(filtersOf(view))
  // Includes a search that is still being debounced.
  const choose = (part: Partial<ProductsView>) => filter({ q: draft.text, ...part })
  return (
    <Bar aria-label="Products">
      <SearchField
        label="Search products"
        hideLabel
        placeholder="Name, model, brand, category or description"
        shortcut
        value={draft.text}
        onChange={draft.type}
        onSearch={search}
      />
      <SelectField
        label="Brand filter"
        hideLabel
        name="brand-filter"
        options={optionsOf('All brands', facets?.brands ?? [], view.brand)}
        value={view.brand}
        onChange={(brand) => choose({ brand })}
      />
      <SelectField
        label="Category filter"
        hideLabel
        name="category-filter"
        options={optionsOf('All categories', facets?.categories ?? [], view.category)}
        value={view.category}
        onChange={(category) => choose({ category })}
      />
      <Order>
        <SelectField
          label="Sort products"
          hideLabel
          name="order"
          options={orders}
          value={`${view.sort} ${view.direction}`}
          onChange={(value) => {
            const order = orders.find((one) => one.value === value)
            if (order) choose({ sort: order.sort, direction: order.direction })
          }}
        />
      </Order>
      <MissingFilter facets={facets} onChoose={choose} />
    </Bar>
  )
}

type MissingFilterProps = {
  /** Undefined while they load. */
  facets: ManagedFacets | undefined
  onChoose: (part: Partial<ProductsView>) => void
}

/** Products that lack something: details that may be missing, and those that the law asks for. */
function MissingFilter({ facets, onChoose }: MissingFilterProps) {
  const { view } = useProductsView()
  const chosen = switches.filter((name) => view[name]).length + (view.missing ? 1 : 0)
  const declarations = missingKinds.flatMap((kind) => {
    const count = facets?.missing.find((missing) => missing.kind === kind)?.count ?? 0
    return count > 0 || kind === view.missing ? [{ kind, count }] : []
  })
  return (
    <DropdownPanel label={chosen === 0 ? 'Missing' : `Missing (${chosen})`} icon={ListFilter}>
      {() => (
        <Switches aria-label="Products with missing details">
          {switches.map((name) => (
            <CheckboxField
              key={name}
              name={name}
              label={`${switchLabels[name]} ${facets ? `(${formatCount(facets[name])})` : ''}`}
              value={view[name]}
              onChange={(isShown) => onChoose({ [name]: isShown })}
            />
          ))}
          {declarations.map(({ kind, count }) => (
            <CheckboxField
              key={kind}
              name={kind}
              label={`No ${missingLabels[kind]} (${formatCount(count)})`}
              value={view.missing === kind}
              onChange={(isShown) => onChoose({ missing: isShown ? kind : undefined })}
            />
          ))}
        </Switches>
      )}
    </DropdownPanel>
  )
}
