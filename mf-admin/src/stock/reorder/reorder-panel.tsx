import { longestReorderDays } from '@store/contract/rules/limits'
import { defaultCoverDays, defaultLeadDays, soldDays } from '@store/contract/rules/stock/reorder'
import { stockMessages as messages } from '@store/contract/rules/stock/stock-messages'
import type { ReorderList } from '@store/contract/schemas/stock/stock'
import {
  Cluster,
  type Column,
  EmptyState,
  formatCount,
  Loading,
  Pagination,
  QueryView,
  readPageParam,
  SelectField,
  Skeleton,
  Stack,
  Table,
  TextField,
  useUrlState,
} from '@store/ui'
import { ExportButtons } from '../../table-files/export-buttons.tsx'
import { marginText } from '../margin-text.ts'
import { ProductLink } from '../product-link.tsx'
import { useExportReorderMutation, useGetReorderQuery } from '../stock-api.ts'

const pageSize = 50

type View = { brand: string; lead: string; cover: string; page: number }

/** Days as typed; those of the store for anything else. */
function daysOf(text: string, { least, preset }: { least: number; preset: number }): number {
  const days = Number(text)
  return /^\d{1,3}$/.test(text) && days >= least && days <= longestReorderDays ? days : preset
}

const readView = (params: URLSearchParams): View => ({
  brand: params.get('brand') ?? '',
  lead: params.get('lead') ?? String(defaultLeadDays),
  cover: params.get('cover') ?? String(defaultCoverDays),
  page: readPageParam(params),
})
const writeView = ({ brand, lead, cover, page }: View) =>
  new URLSearchParams({
    show: 'reorder',
    ...(brand && { brand }),
    ...(lead !== String(defaultLeadDays) && { lead }),
    ...(cover !== String(defaultCoverDays) && { cover }),
    ...(page > 1 && { page: String(page) }),
  })

const columns: Column<ReorderList['lines'][number]>[] = [
  { key: 'product', header: 'Product', cell: ({ product }) => <ProductLink product={product} /> },
  {
    key: 'sold',
    header: `Sold in ${soldDays} days`,
    align: 'end',
    cell: ({ sold }) => formatCount(sold),
  },
  { key: 'stock', header: 'Free', align: 'end', cell: ({ stock }) => formatCount(stock) },
  {
    key: 'cover',
    header: 'Lasts days',
    align: 'end',
    cell: ({ daysOfCover }) => formatCount(daysOfCover),
  },
  {
    key: 'suggested',
    header: 'Order',
    align: 'end',
    cell: ({ suggested }) => <strong>{formatCount(suggested)}</strong>,
  },
  {
    key: 'margin',
    header: 'Last cost without GST, and margins',
    cell: ({ margin }) => (margin ? marginText(margin) : ''),
  },
]

function brandOptions(list: ReorderList | undefined, chosen: string) {
  const brands = list?.brands ?? []
  const isMissing = chosen !== '' && brands.every(({ brand }) => brand !== chosen)
  return [
    { value: '', label: 'All brands' },
    ...(isMissing ? [{ value: chosen, label: chosen }] : []),
    ...brands.map(({ brand, pieces }) => ({
      value: brand,
      label: `${brand}: ${formatCount(pieces)} pieces`,
    })),
  ]
}

type FiltersProps = {
  view: View
  wish: { brand: string; lead: number; cover: number }
  list: ReorderList | undefined
  onChange: (changed: Partial<View>) => void
}

/** The brand, the days, and the list as a file. */
function ReorderFilters({ view, wish, list, onChange }: FiltersProps) {
  const [exportReorder] = useExportReorderMutation()
  return (
    <Cluster gap="s" align="end">
      <SelectField
        label="Brand"
        name="brand"
        options={brandOptions(list, view.brand)}
        value={view.brand}
        onChange={(brand) => onChange({ brand })}
      />
      <TextField
        label="Goods come in days"
        name="lead"
        inputMode="numeric"
        value={view.lead}
        onChange={(lead) => onChange({ lead })}
      />
      <TextField
        label="And should last days"
        name="cover"
        inputMode="numeric"
        value={view.cover}
        onChange={(cover) => onChange({ cover })}
      />
      <ExportButtons
        fileName="reorder"
        labels={{ xlsx: 'Excel', csv: 'CSV' }}
        failure={messages.fileFailed}
        fetchFile={(format) => exportReorder({ ...wish, format }).unwrap()}
      />
    </Cluster>
  )
}

/** What to order, by brand, from the sales of 90 days and the free stock. */
export function ReorderPanel() {
  const { view, change } = useUrlState({ read: readView, write: writeView })
  const wish = {
    brand: view.brand,
    lead: daysOf(view.lead, { least: 0, preset: defaultLeadDays }),
    cover: daysOf(view.cover, { least: 1, preset: defaultCoverDays }),
  }
  const query = useGetReorderQuery(
    { ...wish, page: view.page, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  )
  const handleChange = (changed: Partial<View>) =>
    change({ ...changed, page: 1 }, { replace: true })
  return (
    <Stack gap="m">
      <ReorderFilters view={view} wish={wish} list={query.data} onChange={handleChange} />
      <QueryView
        query={query}
        failure={messages.loadFailed}
        loading={
          <Loading label="Loading the reorder list...">
            <Skeleton shape="card" height="20rem" />
          </Loading>
        }
        empty={({ total }) =>
          total === 0 && (
            <EmptyState
              title="Nothing to order."
              text="What sells is there for as long as it should last."
            />
          )
        }
      >
        {({ lines, total }) => (
          <Stack>
            <Table
              caption="What to order"
              columns={columns}
              rows={lines}
              rowKey={({ product }) => product._id}
              cardsBelow="laptop"
              isDense
            />
            <Pagination
              page={view.page}
              pages={Math.ceil(total / pageSize)}
              onPage={(page) => change({ page })}
            />
          </Stack>
        )}
      </QueryView>
    </Stack>
  )
}
