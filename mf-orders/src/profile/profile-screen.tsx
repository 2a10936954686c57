import { messages } from '@store/contract/rules/messages'
import type { User } from '@store/contract/schemas/accounts'
import {
  Avatar,
  Card,
  Cluster,
  EmptyState,
  FailedState,
  Heading,
  Loading,
  messageOf,
  PageBody,
  PageHeader,
  Skeleton,
  Stack,
  theme,
  useGetMeQuery,
} from '@store/sdk'
import styled from 'styled-components'

const Facts = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${theme.space.xs} ${theme.space.l};

  dt {
    color: ${theme.color.textMuted};
  }

  dd {
    overflow-wrap: anywhere;
  }
`

const Fact = styled.div`
  display: contents;
`

function factsOf(user: User): [label: string, value: string | undefined][] {
  return [
    ['Name', user.name],
    ['Email', user.email],
    ['Role', user.role],
    ['Reseller ID', user.resellerId],
    ['Distributor ID', user.distributorId],
  ]
}

function Account({ user }: { user: User }) {
  const facts = factsOf(user).filter(([, value]) => value)
  return (
    <Card>
      <Stack>
        <Cluster>
          <Avatar name={user.name} />
          <Heading level={2} size="l">
            {user.name}
          </Heading>
        </Cluster>
        <Facts>
          {facts.map(([label, value]) => (
            <Fact key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </Fact>
          ))}
        </Facts>
      </Stack>
    </Card>
  )
}

function Profile() {
  const me = useGetMeQuery()
  if (me.isLoading) {
    return (
      <Loading>
        <Skeleton shape="card" height="15rem" />
      </Loading>
    )
  }
  if (me.data) return <Account user={me.data} />
  if (!me.error) return <EmptyState title={messages.profile.none} />
  return (
    <FailedState
      message={messageOf(me.error, messages.profile.loadFailed)}
      busy={me.isFetching}
      onRetry={() => void me.refetch()}
    />
  )
}

/** Who is signed in (spec §2, Profile). */
export function ProfileScreen() {
  return (
    <PageBody width="form">
      <PageHeader title="Profile" />
      <Profile />
    </PageBody>
  )
}
