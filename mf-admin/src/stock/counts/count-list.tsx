import { stockMessages as messages } from '@store/contract/rules/stock/stock-messages'
import type { CountList as Counts } from '@store/contract/schemas/stock/stock'
import {
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
import { useGetCountsQuery } from '../stock-api.ts'

const pageSize = 20

const columns: Column<Counts['counts'][number]>[] = [
  {
    key: 'count',
    header: 'Count',
    cell: ({ _id, at, note }) => (
      <Link to={`/superadmin/stock/counts/${_id}`}>
        {[formatDateTime(at), note].filter(Boolean).join(', ')}
      </Link>
    ),
  },
  { key: 'by', header: 'By', cell: ({ by }) => by },
  {
    key: 'products',
    header: 'Products',
    align: 'end',
    cell: ({ products }) => formatCount(products),
  },
  {
    key: 'differences',
    header: 'Differences',
    align: 'end',
    cell: ({ differences }) => formatCount(differences),
  },
]

/** The counts that were posted, the last one first. */
export function CountList() {
  const [page, setPage] = useState(1)
  const query = useGetCountsQuery({ page, limit: pageSize }, { refetchOnMountOrArgChange: true })
  return (
    <Panel title="Posted counts">
      <QueryView
        query={query}
        failure={messages.loadFailed}
        loading={
          <Loading label="Loading counts...">
            <Skeleton shape="card" height="12rem" />
          </Loading>
        }
        empty={({ total }) => total === 0 && <EmptyState title="Nothing was counted yet." />}
      >
        {({ counts, total }) => (
          <Stack>
            <Table
              caption="Posted counts"
              columns={columns}
              rows={counts}
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
