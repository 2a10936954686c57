import * as adminMessages from '@store/contract/rules/admin-messages'
import { statusOf } from '@store/sdk'
import {
  EmptyState,
  FailedState,
  Grid,
  LinkButton,
  Loading,
  PageBody,
  PageHeader,
  QueryView,
  Skeleton,
} from '@store/ui'
import { UserX } from 'lucide-react'
import { useParams } from 'react-router-dom'
import { UserDetailsView } from './user-details-view.tsx'
import { useGetUserDetailsQuery } from './user-page-api.ts'

function LoadingUser() {
  return (
    <>
      <PageHeader title="User" />
      <Loading label="Loading user...">
        <Grid min="22rem">
          {['first', 'second', 'third', 'fourth'].map((key) => (
            <Skeleton key={key} shape="card" height="16rem" />
          ))}
        </Grid>
      </Loading>
    </>
  )
}

function NoUser() {
  return (
    <>
      <PageHeader title="User not found" />
      <EmptyState
        icon={UserX}
        title="There is no such user."
        action={<LinkButton to="/superadmin/users">All users</LinkButton>}
      />
    </>
  )
}

/** One account: who it is, its firm, addresses, orders and sessions; its role, and whether it may log in. */
export function UserScreen() {
  const { id = '' } = useParams()
  const user = useGetUserDetailsQuery(id, { refetchOnMountOrArgChange: true })
  return (
    <PageBody>
      <QueryView
        // Another user's data must not be shown while this one loads.
        query={{ ...user, data: user.currentData }}
        loading={<LoadingUser />}
        failure={adminMessages.users.detailsFailed}
        failed={(failedState) =>
          statusOf(user.error) === 404 ? (
            <NoUser />
          ) : (
            <>
              <PageHeader title="User" />
              <FailedState {...failedState} />
            </>
          )
        }
      >
        {(details) => <UserDetailsView user={details} />}
      </QueryView>
    </PageBody>
  )
}
