import { plural, t } from '@lingui/core/macro'
import { ledgerMessages } from '@store/contract/rules/ledger/ledger-messages'
import { formatRupees } from '@store/contract/rules/pricing/money-text'
import type { Ledger } from '@store/contract/schemas/payments/ledgers'
import { type PrefetchArgs, translate } from '@store/sdk'
import {
  AgeingList,
  Cluster,
  LedgerEntries,
  LedgerPeriod,
  Loading,
  PageBody,
  PageHeader,
  Panel,
  QueryView,
  Skeleton,
  Stack,
  StatementActions,
  useLedgerDays,
} from '@store/ui'
import { orderPathOf } from '../order-link.ts'
import { ConfirmBalance } from './confirm-balance.tsx'
import {
  ledgerApi,
  useCloseOwnStatementLinksMutation,
  useCreateOwnStatementLinkMutation,
  useFetchOwnStatementMutation,
  useGetOwnLedgerQuery,
} from './ledger-api.ts'
import { OpenBills } from './open-bills.tsx'

function LoadingStatement() {
  return (
    <Loading label={translate(ledgerMessages.loading)}>
      <Stack gap="s">
        <Skeleton shape="card" height="6rem" />
        <Skeleton shape="card" height="20rem" />
      </Stack>
    </Loading>
  )
}

function StatementFiles() {
  const { view } = useLedgerDays()
  const [fetchOwnStatement] = useFetchOwnStatementMutation()
  const [createLink] = useCreateOwnStatementLinkMutation()
  const [closeLinks] = useCloseOwnStatementLinksMutation()
  return (
    <Cluster gap="s">
      <StatementActions
        fetchFile={(format) => fetchOwnStatement({ ...view, format }).unwrap()}
        createLink={() => createLink(view).unwrap()}
        closeLinks={() => closeLinks().unwrap()}
      />
    </Cluster>
  )
}

function Statement({ ledger }: { ledger: Ledger }) {
  const { ageing, ordered, closing } = ledger
  const { count } = ordered
  const total = formatRupees(ordered.total)
  return (
    <Stack gap="m">
      <Panel title={closing < 0 ? t`You have an advance` : t`What you owe`}>
        <Stack gap="s">
          <AgeingList ageing={ageing} />
          {count > 0 ? (
            <p>
              {plural(count, {
                one: `# order not sent yet: ${total}, billed on dispatch`,
                other: `# orders not sent yet: ${total}, billed on dispatch`,
              })}
            </p>
          ) : null}
        </Stack>
      </Panel>
      <OpenBills ledger={ledger} />
      <StatementFiles />
      <LedgerEntries ledger={ledger} orderPathOf={orderPathOf} />
      <ConfirmBalance ledger={ledger} />
    </Stack>
  )
}

/** What a buyer owes the store: bills, payments and the balance after each, over a period. */
export function AccountStatementScreen() {
  const { view } = useLedgerDays()
  const ledger = useGetOwnLedgerQuery(view, { refetchOnMountOrArgChange: true })
  return (
    <PageBody>
      <PageHeader title={t`Account statement`} />
      <LedgerPeriod />
      <QueryView query={ledger} failure={ledgerMessages.loadFailed} loading={<LoadingStatement />}>
        {(found) => <Statement ledger={found} />}
      </QueryView>
    </PageBody>
  )
}

AccountStatementScreen.prefetch = ({ dispatch }: PrefetchArgs) => {
  dispatch(ledgerApi.util.prefetch('getOwnLedger', { from: '', to: '' }, {}))
}
