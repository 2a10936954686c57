import { roleNameOf } from '@store/contract/rules/accounts/roles'
import { formatDay } from '@store/contract/rules/india-days'
import { type AgeingBucket, ageingBuckets } from '@store/contract/rules/ledger/ledger-kinds'
import { ledgerMessages } from '@store/contract/rules/ledger/ledger-messages'
import { ageingBucketNames, balanceAnswerNames } from '@store/contract/rules/ledger/ledger-words'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { AgeingAmounts, LedgerList } from '@store/contract/schemas/payments/ledgers'
import { useSession } from '@store/sdk'
import {
  AgeingAmount,
  Badge,
  balanceText,
  type Column,
  EmptyState,
  Loading,
  PageBody,
  PageHeader,
  Pagination,
  QueryView,
  readPageParam,
  SearchField,
  Skeleton,
  Stack,
  Table,
  theme,
  useSearchDraft,
  useUrlState,
} from '@store/ui'
import { SearchX } from 'lucide-react'
import { Link } from 'react-router-dom'
import styled from 'styled-components'
import { useGetLedgersQuery } from './ledgers-api.ts'

/** A buyer, or the sums of all of them. */
type Row = AgeingAmounts & { buyer?: LedgerList['buyers'][number] }

const pageSize = 50

type View = { q: string; page: number }

const readView = (params: URLSearchParams): View => ({
  q: params.get('q') ?? '',
  page: readPageParam(params),
})
const writeView = ({ q, page }: View) =>
  new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) })

const Filter = styled('search')`
  max-width: 20rem;
`

const Muted = styled.div`
  color: ${theme.color.textMuted};
`

function amountColumn(bucket: AgeingBucket): Column<Row> {
  return {
    key: bucket,
    header: ageingBucketNames[bucket],
    align: 'end',
    cell: (row) => (row[bucket] === 0 ? '' : <AgeingAmount bucket={bucket} rupees={row[bucket]} />),
  }
}

/** What tells buyers of one name apart: the person of a firm, the tier and the ID in it. */
function detailsOf({ name, firmName, role, businessId }: LedgerList['buyers'][number]): string {
  return [firmName && name, roleNameOf(role), businessId].filter(Boolean).join(' · ')
}

/** @param isSearch the sums are of the buyers found */
function columnsFor({ role, isSearch }: { role: string; isSearch: boolean }): Column<Row>[] {
  return [
    {
      key: 'buyer',
      header: 'Buyer',
      cell: ({ buyer }) => {
        if (!buyer) return <strong>{isSearch ? 'All found' : 'All buyers'}</strong>
        const { _id, name, firmName } = buyer
        return (
          <div>
            <Link to={`/${role}/ledgers/${_id}`}>{firmName ?? name}</Link>
            <Muted>{detailsOf(buyer)}</Muted>
          </div>
        )
      },
    },
    {
      key: 'due',
      header: 'Oldest due',
      cell: ({ buyer }) => (buyer?.oldestDueOn === undefined ? '' : formatDay(buyer.oldestDueOn)),
    },
    ...ageingBuckets.map(amountColumn),
    {
      key: 'advances',
      header: 'Advances',
      align: 'end',
      cell: ({ advances }) => (advances === 0 ? '' : formatRupees(advances)),
    },
    {
      key: 'balance',
      header: 'Balance',
      align: 'end',
      cell: ({ balance }) => <strong>{balanceText(balance)}</strong>,
    },
    {
      key: 'answer',
      header: 'Balance confirmed',
      cell: ({ buyer }) =>
        buyer?.answer && (
          <Badge tone={buyer.answer === 'agrees' ? 'success' : 'warning'}>
            {balanceAnswerNames[buyer.answer]}
          </Badge>
        ),
    },
  ]
}

function rowsOf({ totals, buyers }: LedgerList): Row[] {
  return [totals, ...buyers.map((buyer) => ({ ...buyer, buyer }))]
}

function LoadingLedgers() {
  return (
    <Loading label="Loading ledgers...">
      <Stack gap="s">
        <Skeleton shape="card" height="5rem" />
        <Skeleton shape="card" height="20rem" />
      </Stack>
    </Loading>
  )
}

/** What all buyers owe, and since when; who owes the longest is the first. */
export function LedgersScreen() {
  const { role } = useSession()
  const { view, change } = useUrlState({ read: readView, write: writeView })
  const search = (q: string) => change({ q: q.trim(), page: 1 }, { replace: true })
  const draft = useSearchDraft(view.q, search)
  const ledgers = useGetLedgersQuery(
    { ...view, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <PageBody>
      <PageHeader
        title="Ledgers"
        actions={
          <Filter aria-label="Ledgers">
            <SearchField
              label="Search ledgers"
              hideLabel
              placeholder="Name, firm, email or ID"
              shortcut
              value={draft.text}
              onChange={draft.type}
              onSearch={search}
            />
          </Filter>
        }
      />
      <QueryView
        query={ledgers}
        failure={ledgerMessages.listFailed}
        loading={<LoadingLedgers />}
        empty={({ total }) =>
          total === 0 &&
          (view.q === '' ? (
            <EmptyState
              title="Nobody owes anything."
              text="Buyers appear here once they are invoiced, or have paid in advance."
            />
          ) : (
            <EmptyState
              icon={SearchX}
              title="No ledger found."
              text="Nobody whose name, firm, email or ID is like this owes or has anything."
            />
          ))
        }
      >
        {(list) => (
          <Stack gap="m">
            <Table
              caption="Ledgers"
              columns={columnsFor({ role, isSearch: view.q !== '' })}
              rows={rowsOf(list)}
              rowKey={({ buyer }) => buyer?._id ?? 'all'}
              cardsBelow="laptop"
              isDense
            />
            <Pagination
              page={view.page}
              pages={Math.ceil(list.total / pageSize)}
              onPage={(page) => change({ page })}
            />
          </Stack>
        )}
      </QueryView>
    </PageBody>
  )
}
