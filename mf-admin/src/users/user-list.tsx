import * as adminMessages from '@store/contract/rules/admin-messages'
import {
  Button,
  EmptyState,
  formatCount,
  Loading,
  Pagination,
  QueryView,
  Skeleton,
  Stack,
  theme,
  useScrollToTop,
} from '@store/ui'
import { FilterX, SearchX } from 'lucide-react'
import { Navigate } from 'react-router-dom'
import styled from 'styled-components'
import { useUsersView, writeUsersView } from './use-users-view.ts'
import { UserTable } from './user-table.tsx'
import { type UserPage, useGetUsersQuery } from './users-api.ts'

/** Rows that fit a desktop screen with little scrolling. */
const pageSize = 20

/** Takes the focus when the page is turned, also while its rows are inert. */
const Top = styled.div`
  scroll-margin-block-start: calc(2 * ${theme.space.xxl});
`

const Fading = styled.div<{ $isStale: boolean }>`
  opacity: ${({ $isStale }) => ($isStale ? 0.5 : 1)};
`

const Count = styled.p`
  color: ${theme.color.textMuted};
  font-size: ${theme.size.s};
`

/** How many users match, and a way back to all of them: beside the filters. */
export function UserCount() {
  const { view, isEverybody, clear } = useUsersView()
  const { data } = useGetUsersQuery({ ...view, limit: pageSize })
  return (
    <>
      <Count role="status">
        {data && `${formatCount(data.total)} ${data.total === 1 ? 'user' : 'users'}`}
      </Count>
      {isEverybody || data?.total === 0 ? null : (
        <Button variant="secondary" size="s" icon={FilterX} onClick={clear}>
          Clear Filters
        </Button>
      )}
    </>
  )
}

function LoadingUsers() {
  return (
    <Loading label="Loading users...">
      <Stack gap="xs">
        {['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map((key) => (
          <Skeleton key={key} shape="card" height="2.75rem" />
        ))}
      </Stack>
    </Loading>
  )
}

/** The users, newest first: loading, error, empty, or a page of them. */
export function UserList() {
  const { view } = useUsersView()
  const users = useGetUsersQuery({ ...view, limit: pageSize }, { refetchOnMountOrArgChange: true })
  return (
    <QueryView query={users} loading={<LoadingUsers />} failure={adminMessages.users.loadFailed}>
      {(page) => <Users page={page} isStale={users.currentData === undefined} />}
    </QueryView>
  )
}

/** @param isStale the page is of the previous filters, while the current one loads */
function Users({ page: { users, total }, isStale }: { page: UserPage; isStale: boolean }) {
  const { view, change, clear } = useUsersView()
  const { topRef, turnTo } = useScrollToTop(view.page)
  const pages = Math.max(1, Math.ceil(total / pageSize))
  if (!isStale && view.page > pages) {
    return <Navigate replace to={{ search: String(writeUsersView({ ...view, page: pages })) }} />
  }
  if (!isStale && users.length === 0) {
    return (
      <EmptyState
        icon={SearchX}
        title="No users found."
        text="No accounts match your search or filters."
        action={<Button onClick={clear}>Clear Filters</Button>}
      />
    )
  }
  return (
    <Stack gap="s">
      <Top ref={topRef} tabIndex={-1}>
        <Fading $isStale={isStale} inert={isStale} aria-busy={isStale}>
          <UserTable users={users} />
        </Fading>
      </Top>
      <Pagination
        page={view.page}
        pages={pages}
        onPage={(page) => {
          turnTo(page)
          change({ page })
        }}
      />
    </Stack>
  )
}
