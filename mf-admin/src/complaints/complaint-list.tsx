import {
  Button,
  EmptyState,
  formatCount,
  LinkButton,
  Loading,
  Pagination,
  Skeleton,
  Stack,
  theme,
  useScrollToTop,
} from '@store/ui'
import { RotateCw } from 'lucide-react'
import { useSearchParams } from 'react-router-dom'
import styled from 'styled-components'
import { readPageParam } from '../page-param.ts'
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
function ComplaintsUnavailable({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <EmptyState
      title="Complaints are not here yet"
      action={
        <Button variant="secondary" icon={RotateCw} busy={busy} onClick={onRetry}>
          Retry
        </Button>
      }
    />
  )
}

/** The complaints, newest first: loading, error, empty, or a page of them. */
export function ComplaintList() {
  const [params, setParams] = useSearchParams()
  const page = readPageParam(params)
  const { topRef, turnTo } = useScrollToTop(page)
  const { data, currentData, isError, isFetching, refetch } = useGetComplaintsQuery(
    { page, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  )
  if (isError && currentData === undefined) {
    return <ComplaintsUnavailable busy={isFetching} onRetry={() => void refetch()} />
  }
  if (data === undefined) return <LoadingComplaints />
  const { complaints, total } = data
  if (total === 0) return <NoComplaints />
  return (
    <Stack>
      <Count ref={topRef} role="status" tabIndex={-1}>
        {formatCount(total)} {total === 1 ? 'complaint' : 'complaints'}
      </Count>
      <Stack as="ul" gap="s" aria-label="Complaints" aria-busy={currentData === undefined}>
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
  )
}
