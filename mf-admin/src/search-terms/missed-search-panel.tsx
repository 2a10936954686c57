import * as adminMessages from '@store/contract/rules/admin-messages'
import type { MissedSearch } from '@store/contract/schemas/catalog/search-terms'
import {
  Badge,
  Button,
  Cluster,
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
  toast,
} from '@store/ui'
import { useState } from 'react'
import { useDismissMissedSearchMutation, useGetMissedSearchesQuery } from './search-terms-api.ts'

const pageSize = 20

/** Searches that found nothing, the most frequent first: loading, error, empty, or a page of them. */
export function MissedSearchPanel({ onAdd }: { onAdd: (words: string) => void }) {
  const [page, setPage] = useState(1)
  const args = { page, limit: pageSize }
  const query = useGetMissedSearchesQuery(args, { refetchOnMountOrArgChange: true })
  const [dismiss] = useDismissMissedSearchMutation()
  const handleDismiss = async (words: string) => {
    const answer = await dismiss(words)
    if (answer.error !== undefined) toast.error(adminMessages.searchTerms.dismissFailed)
  }
  const columns: Column<MissedSearch>[] = [
    { key: 'words', header: 'Searched', cell: ({ words }) => <strong>{words}</strong> },
    { key: 'searches', header: 'Times', cell: ({ searches }) => formatCount(searches) },
    {
      key: 'found',
      header: 'Found',
      cell: ({ isNear }) =>
        isNear ? <Badge tone="warning">Near only</Badge> : <Badge tone="danger">Nothing</Badge>,
    },
    { key: 'last', header: 'Last', cell: ({ lastAt }) => formatDateTime(lastAt) },
    {
      key: 'action',
      header: 'Action',
      cell: ({ words }) => (
        <Cluster gap="xs">
          <Button size="s" aria-label={`Add synonym for ${words}`} onClick={() => onAdd(words)}>
            Add synonym
          </Button>
          <Button
            variant="secondary"
            size="s"
            aria-label={`Remove ${words} from the list`}
            onClick={() => void handleDismiss(words)}
          >
            Remove
          </Button>
        </Cluster>
      ),
    },
  ]
  return (
    <Panel title="Searches without result">
      <QueryView
        query={query}
        loading={
          <Loading label={adminMessages.searchTerms.loading}>
            <Skeleton shape="card" height="12rem" />
          </Loading>
        }
        failure={adminMessages.searchTerms.loadFailed}
        empty={({ total }) => total === 0 && <EmptyState title={adminMessages.searchTerms.none} />}
      >
        {({ searches, total }) => (
          <Stack>
            <Table
              caption="Searches without result"
              columns={columns}
              rows={searches}
              rowKey={({ words }) => words}
            />
            <Pagination page={page} pages={Math.ceil(total / pageSize)} onPage={setPage} />
          </Stack>
        )}
      </QueryView>
    </Panel>
  )
}
