import { formatDay } from '@store/contract/rules/india-days'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import { stockMessages as messages } from '@store/contract/rules/stock/stock-messages'
import type { GoodsInList } from '@store/contract/schemas/stock/stock'
import {
  Badge,
  type Column,
  EmptyState,
  formatCount,
  formatDateTime,
  Loading,
  Pagination,
  Panel,
  QueryView,
  Skeleton,
  Stack,
  Table,
} from '@store/ui'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { useGetGoodsInListQuery } from '../stock-api.ts'

type Bill = GoodsInList['bills'][number]

const pageSize = 20

const columns: Column<Bill>[] = [
  {
    key: 'bill',
    header: 'Bill',
    cell: ({ _id, supplier, billNo }) => (
      <Link to={`/superadmin/stock/bills/${_id}`}>{`${supplier}, ${billNo}`}</Link>
    ),
  },
  { key: 'day', header: 'Of', cell: ({ billedOn }) => formatDay(billedOn) },
  { key: 'pieces', header: 'Pieces', align: 'end', cell: ({ pieces }) => formatCount(pieces) },
  {
    key: 'total',
    header: 'Cost without GST',
    align: 'end',
    cell: ({ total }) => (total === 0 ? '–' : formatRupees(total)),
  },
  { key: 'by', header: 'Booked', cell: ({ at, by }) => `${formatDateTime(at)}, ${by}` },
  {
    key: 'state',
    header: 'State',
    cell: ({ reversed }) =>
      reversed ? <Badge tone="warning">Reversed</Badge> : <Badge tone="success">In stock</Badge>,
  },
]

/** The bills that were booked, the last one first. */
export function BillList() {
  const [page, setPage] = useState(1)
  const query = useGetGoodsInListQuery(
    { page, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <Panel title="Booked bills">
      <QueryView
        query={query}
        failure={messages.loadFailed}
        loading={
          <Loading label="Loading bills...">
            <Skeleton shape="card" height="12rem" />
          </Loading>
        }
        empty={({ total }) => total === 0 && <EmptyState title="No bill is booked yet." />}
      >
        {({ bills, total }) => (
          <Stack>
            <Table
              caption="Booked bills"
              columns={columns}
              rows={bills}
              rowKey={({ _id }) => _id}
              isDense
            />
            <Pagination page={page} pages={Math.ceil(total / pageSize)} onPage={setPage} />
          </Stack>
        )}
      </QueryView>
    </Panel>
  )
}
