import * as messages from '@store/contract/rules/messages'
import { messageOf, useGetMeQuery } from '@store/sdk'
import { EmptyState, FailedState, LinkButton, Loading, Skeleton } from '@store/ui'
import { UserRoundX } from 'lucide-react'
import { AccountCard } from './account-card.tsx'

/** The user's own data: loading, error, empty, or data. */
export function ProfileQueryView() {
  const me = useGetMeQuery()
  if (me.isLoading) {
    return (
      <Loading label={messages.profile.loading}>
        <Skeleton shape="card" height="17rem" />
      </Loading>
    )
  }
  if (me.data) return <AccountCard user={me.data} />
  if (me.error) {
    return (
      <FailedState
        message={messageOf(me.error, messages.profile.loadFailed)}
        busy={me.isFetching}
        onRetry={() => void me.refetch()}
      />
    )
  }
  return (
    <EmptyState
      icon={UserRoundX}
      title={messages.profile.none}
      text="The store holds no data of this account."
      action={<LinkButton to="/contact">Contact us</LinkButton>}
    />
  )
}
