import * as adminMessages from '@store/contract/rules/admin-messages'
import {
  type Column,
  EmptyState,
  Loading,
  Pagination,
  type QueryResult,
  QueryView,
  Skeleton,
  Stack,
  Table,
} from '@store/ui'
import type { TermPage } from './search-terms-api.ts'

type TermTableProps<Row> = {
  caption: string
  columns: readonly Column<Row>[]
  query: QueryResult<TermPage<Row>>
  rowKey: (row: Row) => string
  /** Says that there are none. */
  none: string
  /** What comes here, or what it is for. */
  hint: string
  /** 1-based. */
  page: number
  pageSize: number
  onPage: (page: number) => void
}

/** A page of search terms: loading, error, empty, or a table with its pages. */
export function TermTable<Row>({
  query,
  none,
  hint,
  page,
  pageSize,
  onPage,
  ...table
}: TermTableProps<Row>) {
  return (
    <QueryView
      query={query}
      loading={
        <Loading label={adminMessages.searchTerms.loading}>
          <Skeleton shape="card" height="12rem" />
        </Loading>
      }
      failure={adminMessages.searchTerms.loadFailed}
      empty={({ total }) => total === 0 && <EmptyState title={none} text={hint} />}
    >
      {({ rows, total }) => (
        <Stack>
          <Table {...table} rows={rows} />
          <Pagination page={page} pages={Math.ceil(total / pageSize)} onPage={onPage} />
        </Stack>
      )}
    </QueryView>
  )
}
