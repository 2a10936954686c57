import * as messages from '@store/contract/rules/messages'
import { useSession } from '@store/sdk'
import { EmptyState, LinkButton, PageBody, PageHeader } from '@store/ui'
import { LogIn } from 'lucide-react'
import { NotificationInbox } from './notification-inbox.tsx'

/** The user's notifications (spec §2, Notifications); visitors see a hint to log in. */
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
