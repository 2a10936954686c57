import * as adminMessages from '@store/contract/rules/admin-messages'
import type { Complaint } from '@store/contract/schemas/accounts/contact'
import { formatCount, Pagination, QueryView, Stack, theme, useScrollToTop } from '@store/ui'
import { Navigate } from 'react-router-dom'
import styled from 'styled-components'
import { useCardKeys } from '../../keys/use-card-keys.ts'
import { ComplaintCard } from '../card/complaint-card.tsx'
import { useGetComplaintsQuery } from '../complaints-api.ts'
import { useInboxView, writeInboxView } from '../use-inbox-view.ts'
import { ComplaintsUnavailable, LoadingComplaints, NoComplaints } from './list-states.tsx'
import { useListedComplaints } from './use-listed-complaints.ts'

/** Complaints per page. */
const pageSize = 20

const Count = styled.p`
  scroll-margin-block-start: calc(2 * ${theme.space.xxl});
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

const none: readonly Complaint[] = []

/** The complaints of the view, newest first: loading, error, empty, or a page of them. */
export function ComplaintList() {
  const { view, change } = useInboxView()
  const { topRef, turnTo } = useScrollToTop(view.page)
  const query = useGetComplaintsQuery(
    { ...view, limit: pageSize },
    { refetchOnMountOrArgChange: true },
  )
  const listed = useListedComplaints(query.data?.complaints ?? none)
  const { complaints, replyingTo } = listed
  const { list, noteLeaving } = useCardKeys(['c', 'o'])
  const isStale = query.currentData === undefined
  const emptyState = (total: number) => {
    if (isStale) return <LoadingComplaints />
    if (total === 0) return <NoComplaints />
    // The last page became empty, or the URL is outdated.
    const lastPage = { ...view, page: Math.ceil(total / pageSize) }
    return <Navigate replace to={{ search: String(writeInboxView(lastPage)) }} />
  }
  return (
    <QueryView
      query={query}
      loading={<LoadingComplaints />}
      failure={adminMessages.complaints.loadFailed}
      failed={({ onRetry }) => <ComplaintsUnavailable onRetry={onRetry} />}
      empty={({ total }) => complaints.length === 0 && emptyState(total)}
    >
      {({ total }) => (
        <Stack gap="s">
          <Count ref={topRef} role="status" tabIndex={-1}>
            {formatCount(total)} {total === 1 ? 'complaint' : 'complaints'}
          </Count>
          <Stack as="ul" ref={list} gap="s" aria-label="Complaints" aria-busy={isStale}>
            {complaints.map((complaint) => (
              <ComplaintCard
                key={complaint._id}
                complaint={complaint}
                isReplying={complaint._id === replyingTo}
                onReply={() => listed.replyTo(complaint)}
                onReplyEnd={listed.endReply}
                onLeave={noteLeaving}
              />
            ))}
          </Stack>
          <Pagination
            page={view.page}
            pages={Math.ceil(total / pageSize)}
            onPage={(page) => {
              turnTo(page)
              change({ page })
            }}
          />
        </Stack>
      )}
    </QueryView>
  )
}
