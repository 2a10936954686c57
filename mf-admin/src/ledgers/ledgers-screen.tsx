import { formatDay } from '@store/contract/rules/india-days'
import { type AgeingBucket, ageingBuckets } from '@store/contract/rules/ledger/ledger-kinds'
import { ledgerMessages } from '@store/contract/rules/ledger/ledger-messages'
import { ageingBucketNames, balanceAnswerNames } from '@store/contract/rules/ledger/ledger-words'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { AgeingAmounts, LedgerList } from '@store/contract/schemas/payments/ledgers'
import { useSession } from '@store/sdk'
import {
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
  Skeleton,
  Stack,
  Table,
  useUrlState,
} from '@store/ui'
import { Link } from 'react-router-dom'
import { useGetLedgersQuery } from './ledgers-api.ts'

/** A buyer, or the sums of all of them. */
type Row = AgeingAmounts & { buyer?: LedgerList['buyers'][number] }

const pageSize = 50

const readView = (params: URLSearchParams) => ({ page: readPageParam(params) })
const writeView = ({ page }: { page: number }) =>
  new URLSearchParams(page > 1 ? { page: String(page) } : {})

function amountColumn(bucket: AgeingBucket): Column<Row> {
  return {
    key: bucket,
    header: ageingBucketNames[bucket],
    align: 'end',
    cell: (row) => (row[bucket] === 0 ? '' : formatRupees(row[bucket])),
  }
}

function columnsFor(role: string): Column<Row>[] {
  return [
    {
      key: 'buyer',
      header: 'Buyer',
      cell: ({ buyer }) => {
        if (!buyer) return <strong>All buyers</strong>
        const { _id, name, firmName } = buyer
        return (
          <div>
            <Link to={`/${role}/ledgers/${_id}`}>{firmName ?? name}</Link>
            {firmName === undefined ? null : <div>{name}</div>}
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
  const ledgers = useGetLedgersQuery(
    { page: view.page, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  )
  return (
    <PageBody>
      <PageHeader title="Ledgers" />
      <QueryView
        query={ledgers}
        failure={ledgerMessages.listFailed}
        loading={<LoadingLedgers />}
        empty={({ total }) =>
          total === 0 && (
            <EmptyState
              title="Nobody owes anything."
              text="Buyers appear here once they are invoiced, or have paid in advance."
            />
          )
        }
      >
        {(list) => (
          <Stack gap="m">
            <Table
              caption="Ledgers"
              columns={columnsFor(role)}
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
