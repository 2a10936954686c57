import { formatDay } from '@store/contract/rules/india-days'
import { ledgerMessages } from '@store/contract/rules/ledger/ledger-messages'
import { balanceAnswerNames } from '@store/contract/rules/ledger/ledger-words'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Ledger } from '@store/contract/schemas/payments/ledgers'
import { statusOf, useSession } from '@store/sdk'
import {
  AgeingList,
  Badge,
  balanceText,
  Card,
  Cluster,
  type Column,
  Definition,
  DefinitionList,
  EmptyState,
  FailedState,
  formatCount,
  formatDateTime,
  LedgerEntries,
  LedgerPeriod,
  LinkButton,
  Loading,
  PageBody,
  PageHeader,
  Panel,
  QueryView,
  Skeleton,
  Stack,
  StatementActions,
  shortOrderId,
  Table,
  theme,
  useLedgerDays,
} from '@store/ui'
import { Link, useParams } from 'react-router-dom'
import styled from 'styled-components'
import { CreditPanel } from '../credit/credit-panel.tsx'
import { useRights } from '../rights/use-rights.ts'
import { EntryAction } from './entry-action.tsx'
import {
  useCloseStatementLinksMutation,
  useCreateStatementLinkMutation,
  useFetchStatementMutation,
  useGetLedgerQuery,
} from './ledgers-api.ts'
import { RecordItemButton } from './record-item-button.tsx'
import { SetPayerButton } from './set-payer-button.tsx'
import { WithheldTaxButton } from './withheld-tax-button.tsx'

/** One line on a laptop; on a phone one below the other. */
const Balance = styled(Cluster)`
  ${theme.media.phone} {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
  }
`

type OpenBill = Ledger['bills'][number]
type Confirmation = Ledger['confirmations'][number]

function billColumnsFor(role: string): Column<OpenBill>[] {
  return [
    {
      key: 'bill',
      header: 'Bill',
      cell: ({ label, order }) => (
        <div>
          {label}{' '}
          {order === undefined ? null : (
            <Link to={`/${role}/orders/${order}`}>#{shortOrderId(order)}</Link>
          )}
        </div>
      ),
    },
    { key: 'due', header: 'Due', cell: ({ dueOn }) => dueOn && formatDay(dueOn) },
    { key: 'open', header: 'Open', align: 'end', cell: ({ amount }) => formatRupees(amount) },
    {
      key: 'tax',
      header: 'TDS',
      cell: ({ order, label }) =>
        order && <WithheldTaxButton order={order} name={label ?? `#${shortOrderId(order)}`} />,
    },
  ]
}

const answerColumns: Column<Confirmation>[] = [
  { key: 'at', header: 'Answered', cell: ({ at, by }) => `${formatDateTime(at)}, ${by}` },
  {
    key: 'answer',
    header: 'Answer',
    cell: ({ answer, message, changed }) => (
      <div>
        <Badge tone={answer === 'agrees' ? 'success' : 'warning'}>
          {balanceAnswerNames[answer]}
        </Badge>{' '}
        {message}
        {changed ? <div>The ledger has changed since.</div> : null}
      </div>
    ),
  },
  {
    key: 'period',
    header: 'Period',
    cell: ({ from, to }) => `${formatDay(from)} to ${formatDay(to)}`,
  },
  { key: 'balance', header: 'Balance', align: 'end', cell: ({ balance }) => balanceText(balance) },
]

function StatementFiles({ id }: { id: string }) {
  const { view } = useLedgerDays()
  const [fetchStatement] = useFetchStatementMutation()
  const [createLink] = useCreateStatementLinkMutation()
  const [closeLinks] = useCloseStatementLinksMutation()
  return (
    <StatementActions
      fetchFile={(format) => fetchStatement({ id, ...view, format }).unwrap()}
      createLink={() => createLink({ id, ...view }).unwrap()}
      closeLinks={() => closeLinks(id).unwrap()}
    />
  )
}

function LedgerView({ ledger }: { ledger: Ledger }) {
  const { role } = useSession()
  const { maySee, mayDo } = useRights()
  const canRecord = mayDo(['money'])
  const { buyer, ageing, bills, ordered, confirmations } = ledger
  const id = buyer._id
  return (
    <Stack gap="s">
      <PageHeader
        title={`Ledger of ${[buyer.firmName ?? buyer.name, buyer.businessId].filter(Boolean).join(', ')}`}
        actions={
          <>
            <LedgerPeriod hideLabel />
            <LinkButton to={`/${role}/ledgers`} variant="secondary" size="s">
              All ledgers
            </LinkButton>
            {role === 'superadmin' && maySee(['users']) ? (
              <LinkButton to={`/superadmin/users/${id}`} variant="secondary" size="s">
                Account
              </LinkButton>
            ) : null}
          </>
        }
      />
      <Card as="section" aria-label="Balance">
        <Balance gap="l" align="start">
          <AgeingList ageing={ageing} />
          {ordered.count > 0 ? (
            <DefinitionList>
              <Definition term="Ordered and not sent yet">
                {formatCount(ordered.count)}, {formatRupees(ordered.total)}
              </Definition>
            </DefinitionList>
          ) : null}
        </Balance>
      </Card>
      <CreditPanel id={id} name={buyer.firmName ?? buyer.name} />
      <Cluster gap="s">
        {canRecord ? <RecordItemButton id={id} /> : null}
        {canRecord ? <SetPayerButton id={id} /> : null}
        <StatementFiles id={id} />
      </Cluster>
      <LedgerEntries
        ledger={ledger}
        orderPathOf={(order) => `/${role}/orders/${order}`}
        actionOf={(entry) => (canRecord ? <EntryAction id={id} entry={entry} /> : null)}
      />
      {bills.length > 0 ? (
        <Panel title="Open bills">
          <Table
            caption="Open bills"
            columns={billColumnsFor(role).filter(({ key }) => key !== 'tax' || canRecord)}
            rows={bills}
            rowKey={({ order, label, dueOn, amount }) => [order, label, dueOn, amount].join()}
            isDense
          />
        </Panel>
      ) : null}
      {confirmations.length > 0 ? (
        <Panel title="Answers about the balance">
          <Table
            caption="Answers about the balance"
            columns={answerColumns}
            rows={confirmations}
            rowKey={({ _id }) => _id}
            isDense
          />
        </Panel>
      ) : null}
    </Stack>
  )
}

function LoadingLedger() {
  return (
    <>
      <PageHeader title="Ledger" />
      <Loading label={ledgerMessages.loading}>
        <Stack gap="s">
          <Skeleton shape="card" height="6rem" />
          <Skeleton shape="card" height="20rem" />
        </Stack>
      </Loading>
    </>
  )
}

/** The ledger of one buyer: papers, money, open bills, and what the buyer answered about the balance. */
export function LedgerScreen() {
  const { id = '' } = useParams()
  const { role } = useSession()
  const { view } = useLedgerDays()
  const ledger = useGetLedgerQuery({ id, ...view }, { refetchOnMountOrArgChange: true })
  return (
    <PageBody>
      <QueryView
        // Another buyer's ledger must not be shown while this one loads.
        query={{ ...ledger, data: ledger.data?.buyer._id === id ? ledger.data : undefined }}
        loading={<LoadingLedger />}
        failure={ledgerMessages.loadFailed}
        failed={(failedState) => (
          <>
            <PageHeader title="Ledger" />
            {statusOf(ledger.error) === 404 ? (
              <EmptyState
                title={ledgerMessages.notFound}
                action={<LinkButton to={`/${role}/ledgers`}>All ledgers</LinkButton>}
              />
            ) : (
              <FailedState {...failedState} />
            )}
          </>
        )}
      >
        {(found) => <LedgerView ledger={found} />}
      </QueryView>
    </PageBody>
  )
}
