import * as messages from '@store/contract/rules/messages'
import { LinkButton, PageBody, PageHeader, useSession } from '@store/sdk'
import { EmptyState } from '@store/sdk/parts'
import { LogIn } from 'lucide-react'
import { NotificationInbox } from './notification-inbox.tsx'

/** What the store told the signed-in person (spec §2, Notifications); open to all, with words for who is not. */
export function NotificationsScreen() {
  const { status } = useSession()
  return (
    <PageBody width="text">
      <PageHeader title="Notifications" />
      {status === 'signed-in' ? (
        <NotificationInbox />
      ) : (
        <EmptyState
          icon={LogIn}
          title={messages.notifications.notLoggedIn}
          text="Notifications are for people with an account."
          action={<LinkButton to="/login">Login</LinkButton>}
        />
      )}
    </PageBody>
  )
}
