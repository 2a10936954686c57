import * as adminMessages from '@store/contract/rules/admin-messages'
import { messageOf } from '@store/sdk'
import {
  Button,
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
import { FileSpreadsheet, SearchX } from 'lucide-react'
import styled from 'styled-components'
import { DropdownPanel } from '../dropdown-panel.tsx'
import { ExportButtons } from '../table-files/export-buttons.tsx'
import { useExportAuditMutation, useGetAuditInfiniteQuery } from './audit-api.ts'
import { AuditFilters } from './audit-filters.tsx'
import { AuditTable } from './audit-table.tsx'
import { useAuditView } from './use-audit-view.ts'

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
  const { isEverything, clear } = useAuditView()
  if (!isEverything) {
    return (
      <EmptyState
        icon={SearchX}
        title="No changes found."
        text="No changes match these filters."
        action={<Button onClick={clear}>Clear Filters</Button>}
      />
    )
  }
  return (
    <EmptyState
      title="Nothing was changed yet."
      text="Changes by admins to orders, products, users and notifications appear here."
      action={
        <LinkButton to="/superadmin/dashboard" variant="secondary">
          Back to the dashboard
        </LinkButton>
      }
    />
  )
}

/** Entries of the former filters, while the current ones load. */
const Fading = styled(Stack)<{ $isStale: boolean }>`
  opacity: ${({ $isStale }) => ($isStale ? 0.5 : 1)};
`

/** The changes that match the filters, as a file. */
function AuditExport() {
  const { view } = useAuditView()
  const [exportAudit] = useExportAuditMutation()
  return (
    <DropdownPanel label="Export" icon={FileSpreadsheet}>
      {() => (
        <Stack gap="xs">
          <ExportButtons
            fileName="audit"
            labels={{ xlsx: 'Export Excel', csv: 'Export CSV' }}
            failure={adminMessages.audit.loadFailed}
            fetchFile={(format) => exportAudit({ ...view, format }).unwrap()}
          />
        </Stack>
      )}
    </DropdownPanel>
  )
}

/** The audit trail, newest first: loading, error, empty, or the entries loaded so far. */
function AuditTrail() {
  const { view } = useAuditView()
  const audit = useGetAuditInfiniteQuery(view, { refetchOnMountOrArgChange: true })
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
        <Fading $isStale={audit.currentData === undefined}>
          <AuditTable entries={pages.flatMap(({ entries }) => entries)} />
          <LoadMoreButton source={audit} failure={messageOf(audit.error, loadFailed)}>
            Show older changes
          </LoadMoreButton>
        </Fading>
      )}
    </QueryView>
  )
}

/** Who changed what. */
export function AuditScreen() {
  return (
    <PageBody>
      <PageHeader
        title="Audit"
        actions={
          <>
            <AuditFilters />
            <AuditExport />
          </>
        }
      />
      <AuditTrail />
    </PageBody>
  )
}
