import * as adminMessages from '@store/contract/rules/admin-messages'
import type { MissedSearch } from '@store/contract/schemas/catalog/search-terms'
import { Badge, Button, Cluster, type Column, formatCount, formatDateTime, toast } from '@store/ui'
import { useState } from 'react'
import { useDismissMissedSearchMutation, useGetMissedSearchesQuery } from './search-terms-api.ts'
import { TermTable } from './term-table.tsx'

const pageSize = 20

/** Searches that found nothing, the most frequent first: loading, error, empty, or a page of them. */
export function MissedSearches({ onAdd }: { onAdd: (words: string) => void }) {
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
    <TermTable
      caption="Searches without result"
      columns={columns}
      query={query}
      rowKey={({ words }) => words}
      none={adminMessages.searchTerms.none}
      hint="Searches by buyers without a result appear here."
      page={page}
      pageSize={pageSize}
      onPage={setPage}
    />
  )
}
