import { paiseFromRupees } from '@store/contract/rules/pricing/money'
import { formatExactRupees } from '@store/contract/rules/pricing/money-text'
import {
  countsPieces,
  type SalesGroup,
  salesFileName,
  salesGroupNames,
  salesGroups,
  salesMessages,
} from '@store/contract/rules/sales/sales-groups'
import type { Sales } from '@store/contract/schemas/payments/sales'
import { useSession } from '@store/sdk'
import {
  Card,
  Cluster,
  type Column,
  Definition,
  EmptyState,
  formatCount,
  Loading,
  PageBody,
  PageHeader,
  Pagination,
  PeriodField,
  QueryView,
  readDays,
  readPageParam,
  SelectField,
  Skeleton,
  Stack,
  Table,
  theme,
  useUrlState,
} from '@store/ui'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { FigureStrip } from '../figure-strip.ts'
import { ExportButtons } from '../table-files/export-buttons.tsx'
import { nameOfMonth } from '../taxes/months.ts'
import { useExportSalesMutation, useGetSalesQuery } from './sales-api.ts'

type Row = Sales['rows'][number]

const pageSize = 50

type View = { by: SalesGroup; from: string; to: string; page: number }

const readView = (params: URLSearchParams): View => ({
  by: salesGroups.find((group) => group === params.get('by')) ?? 'product',
  ...readDays(params),
  page: readPageParam(params),
})
const writeView = ({ by, from, to, page }: View) =>
  new URLSearchParams({
    ...(by !== 'product' && { by }),
    ...(from && { from }),
    ...(to && { to }),
    ...(page > 1 && { page: String(page) }),
  })

const Muted = styled.div`
  color: ${theme.color.textMuted};
`

const exactText = (amount: number) => formatExactRupees(paiseFromRupees(amount))

function NameCell({ by, row, role }: { by: SalesGroup; row: Row; role: string }) {
  const { name, detail, customer } = row
  const text = by === 'month' ? nameOfMonth(name) : name || 'Not set'
  return (
    <div>
      {customer === undefined ? text : <Link to={`/${role}/ledgers/${customer}`}>{text}</Link>}
      {detail === undefined ? null : <Muted>{detail}</Muted>}
    </div>
  )
}

/** What a part is of a whole, as people say it; blank where that makes no sense. */
function shareText(part: number, whole: number): string {
  if (whole <= 0 || part <= 0) return ''
  return `${((100 * part) / whole).toFixed(1)} %`
}

function columnsFor({
  by,
  role,
  whole,
}: {
  by: SalesGroup
  role: string
  whole: number
}): Column<Row>[] {
  return [
    {
      key: 'name',
      header: salesGroupNames[by],
      cell: (row) => <NameCell by={by} row={row} role={role} />,
    },
    {
      key: 'invoices',
      header: 'Invoices',
      align: 'end',
      cell: ({ invoices }) => formatCount(invoices),
    },
    ...(countsPieces(by)
      ? [
          {
            key: 'pieces',
            header: 'Pieces',
            align: 'end' as const,
            cell: ({ pieces = 0 }: Row) => formatCount(pieces),
          },
        ]
      : []),
    {
      key: 'taxable',
      header: 'Taxable value',
      align: 'end',
      cell: ({ taxable }) => exactText(taxable),
    },
    { key: 'tax', header: 'GST', align: 'end', cell: ({ tax }) => exactText(tax) },
    {
      key: 'total',
      header: 'With tax',
      align: 'end',
      cell: ({ total }) => <strong>{exactText(total)}</strong>,
    },
    { key: 'share', header: 'Share', align: 'end', cell: ({ total }) => shareText(total, whole) },
  ]
}

function Figures({ sales: { from, to, totals }, view }: { sales: Sales; view: View }) {
  const [exportSales] = useExportSalesMutation()
  const { page: _, ...choice } = view
  return (
    <Card as="section" aria-label="All sales of the period">
      <Cluster justify="space-between">
        <FigureStrip>
          <Definition term="Invoices">{formatCount(totals.invoices)}</Definition>
          {totals.pieces === undefined ? null : (
            <Definition term="Pieces">{formatCount(totals.pieces)}</Definition>
          )}
          <Definition term="Taxable value">{exactText(totals.taxable)}</Definition>
          <Definition term="GST">{exactText(totals.tax)}</Definition>
          <Definition term="With tax">{exactText(totals.total)}</Definition>
        </FigureStrip>
        <Cluster gap="xs">
          <ExportButtons
            fileName={salesFileName({ by: view.by, from, to })}
            labels={{ xlsx: 'Excel', csv: 'CSV' }}
            failure={salesMessages.fileFailed}
            fetchFile={(format) => exportSales({ ...choice, format }).unwrap()}
          />
        </Cluster>
      </Cluster>
    </Card>
  )
}

const groupOptions = salesGroups.map((value) => ({ value, label: `By ${value}` }))

/** What was sold in a period, by product, customer, place or month: invoices less credit notes (money 7.9). */
export function SalesScreen() {
  const { role } = useSession()
  const { view, change } = useUrlState({ read: readView, write: writeView })
  const sales = useGetSalesQuery({ ...view, limit: pageSize }, { refetchOnMountOrArgChange: true })
  return (
    <PageBody>
      <PageHeader
        title="Sales"
        actions={
          <Cluster gap="xs">
            <SelectField
              name="by"
              label="Add up"
              hideLabel
              options={groupOptions}
              value={view.by}
              onChange={(by) => change({ by, page: 1 })}
            />
            <PeriodField days={view} onChange={(days) => change({ ...days, page: 1 })} hideLabel />
          </Cluster>
        }
      />
      <QueryView
        query={sales}
        failure={salesMessages.loadFailed}
        loading={
          <Loading label="Loading sales...">
            <Stack gap="s">
              <Skeleton shape="card" height="5rem" />
              <Skeleton shape="card" height="24rem" />
            </Stack>
          </Loading>
        }
        empty={({ total }) =>
          total === 0 && (
            <EmptyState
              title="Nothing was sold in these days."
              text="Sales are counted when their invoice is issued, on dispatch."
            />
          )
        }
      >
        {(found) => (
          <Stack gap="m">
            <Figures sales={found} view={view} />
            <Table
              caption="Sales"
              columns={columnsFor({ by: found.by, role, whole: found.totals.total })}
              rows={found.rows}
              rowKey={({ name, detail, customer }) => customer ?? `${name} ${detail}`}
              cardsBelow="laptop"
              isDense
            />
            <Pagination
              page={view.page}
              pages={Math.ceil(found.total / pageSize)}
              onPage={(page) => change({ page })}
            />
          </Stack>
        )}
      </QueryView>
    </PageBody>
  )
}
