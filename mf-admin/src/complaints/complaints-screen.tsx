import * as adminMessages from '@store/contract/rules/admin-messages'
import {
  Button,
  EmptyState,
  formatCount,
  LinkButton,
  Loading,
  PageBody,
  PageHeader,
  Pagination,
  QueryView,
  readPageParam,
  Skeleton,
  Stack,
  theme,
  useScrollToTop,
} from '@store/ui'
import { RotateCw } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { ComplaintCard } from './complaint-card.tsx'
import { useGetComplaintsQuery } from './complaints-api.ts'

/** Complaints per page. */
const pageSize = 20

const Count = styled.p`
  scroll-margin-block-start: calc(2 * ${theme.space.xxl});
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

function LoadingComplaints() {
  return (
    <Loading label="Loading complaints...">
      <Stack>
        <Skeleton width="8rem" />
        {['first', 'second', 'third', 'fourth'].map((key) => (
          <Skeleton key={key} shape="card" height="9rem" />
        ))}
      </Stack>
    </Loading>
  )
}

function NoComplaints() {
  return (
    <EmptyState
      title="No complaints found."
      text="What people write through the contact form shows up here."
      action={
        <LinkButton to="/superadmin/dashboard" variant="secondary">
          Back to the dashboard
        </LinkButton>
      }
    />
  )
}

/** spec §8: a failed load shows no error. It must not look like an empty list either, and offers a retry. */
function ComplaintsUnavailable({ onRetry }: { onRetry: () => void }) {
  return (
    <EmptyState
      title="Complaints are not here yet"
      action={
        <Button variant="secondary" icon={RotateCw} onClick={onRetry}>
          Retry
        </Button>
      }
    />
  )
}

/** The complaints, newest first: loading, error, empty, or a page of them. */
function ComplaintList() {
  const [params, setParams] = useSearchParams()
  const page = readPageParam(params)
  const { topRef, turnTo } = useScrollToTop(page)
  const list = useGetComplaintsQuery({ page, limit: pageSize }, { refetchOnMountOrArgChange: true })
  return (
    <QueryView
      query={list}
      loading={<LoadingComplaints />}
      failure={adminMessages.complaints.loadFailed}
      failed={({ onRetry }) => <ComplaintsUnavailable onRetry={onRetry} />}
      empty={({ total }) => total === 0 && <NoComplaints />}
    >
      {({ complaints, total }) => (
        <Stack>
          <Count ref={topRef} role="status" tabIndex={-1}>
            {formatCount(total)} {total === 1 ? 'complaint' : 'complaints'}
          </Count>
          <Stack as="ul" gap="s" aria-label="Complaints" aria-busy={list.currentData === undefined}>
            {complaints.map((complaint) => (
              <ComplaintCard key={complaint._id} complaint={complaint} />
            ))}
          </Stack>
          <Pagination
            page={page}
            pages={Math.ceil(total / pageSize)}
            onPage={(next) => {
              turnTo(next)
              setParams(next > 1 ? { page: String(next) } : {})
            }}
          />
        </Stack>
      )}
    </QueryView>
  )
}

/** Messages from the contact form (spec §2, Superadmin complaints). */
export function ComplaintsScreen() {
  return (
    <PageBody>
      <PageHeader
        title="Complaints"
        trail={[{ label: 'Dashboard', to: '/superadmin/dashboard' }, { label: 'Complaints' }]}
      />
      <ComplaintList />
    </PageBody>
  )
}
