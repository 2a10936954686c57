import * as adminMessages from '@store/contract/rules/admin-messages'
import { messageOf } from '@store/sdk'
import {
  EmptyState,
  LinkButton,
  Loading,
  LoadMoreButton,
  PageBody,
  PageHeader,
  QueryView,
  Skeleton,
  Stack,
} from '@store/ui'
import { useGetAuditInfiniteQuery } from './audit-api.ts'
import { AuditTable } from './audit-table.tsx'

function LoadingAudit() {
  return (
    <Loading label="Loading audit...">
      <Stack gap="xs">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
          <Skeleton key={key} shape="card" height="4.5rem" />
        ))}
      </Stack>
    </Loading>
  )
}

function NothingChanged() {
  return (
    <EmptyState
      title="Nothing was changed yet."
      text="What admins do to orders, products, users and notifications shows up here."
      action={
        <LinkButton to="/superadmin/dashboard" variant="secondary">
          Back to the dashboard
        </LinkButton>
      }
    />
  )
}

/** The audit trail, newest first: loading, error, empty, or the entries loaded so far. */
function AuditTrail() {
  const audit = useGetAuditInfiniteQuery(undefined, { refetchOnMountOrArgChange: true })
  const { loadFailed } = adminMessages.audit
  return (
    <QueryView
      query={audit}
      loading={<LoadingAudit />}
      failure={loadFailed}
      empty={({ pages }) =>
        pages.every(({ entries }) => entries.length === 0) && <NothingChanged />
      }
    >
      {({ pages }) => (
        <Stack>
          <AuditTable entries={pages.flatMap(({ entries }) => entries)} />
          <LoadMoreButton source={audit} failure={messageOf(audit.error, loadFailed)}>
            Show older changes
          </LoadMoreButton>
        </Stack>
      )}
    </QueryView>
  )
}

/** Who changed what (api.md, administration). */
export function AuditScreen() {
  return (
    <PageBody>
      <PageHeader title="Audit" />
      <AuditTrail />
    </PageBody>
  )
}
