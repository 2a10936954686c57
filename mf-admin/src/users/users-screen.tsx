import { LinkButton, PageBody, PageHeader } from '@store/ui'
import { ApprovalsLink } from './approval-links.tsx'
import { UserFilters } from './user-filters.tsx'
import { UserCount, UserList } from './user-list.tsx'

/** The accounts: search, role, and who may log in (people 5.2). */
export function UsersScreen() {
  return (
    <PageBody width="wide">
      <PageHeader
        title="Users"
        actions={
          <>
            <UserCount />
            <ApprovalsLink />
            <LinkButton to="/superadmin/data-requests" variant="secondary" size="s">
              Data requests
            </LinkButton>
            <UserFilters />
          </>
        }
      />
      <UserList />
    </PageBody>
  )
}
