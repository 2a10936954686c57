import { useSession } from '@store/sdk'
import { EmptyState, LinkButton, PageBody, PageHeader } from '@store/ui'

/** Sample Page. */
export function SampleScreen() {
  const { user } = useSession()
  return (
    <PageBody width="text">
      <PageHeader title="Sample Page" />
      <EmptyState
        title={user ? `Good to see you, ${user.name}` : 'Nothing here yet'}
        text="This page is a release of its own."
        action={<LinkButton to="/shop">Go to the shop</LinkButton>}
      />
    </PageBody>
  )
}
