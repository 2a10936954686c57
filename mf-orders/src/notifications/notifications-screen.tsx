import { t } from '@lingui/core/macro'
import * as messages from '@store/contract/rules/messages'
import { translate, useSession } from '@store/sdk'
import { EmptyState, LinkButton, PageBody, PageHeader } from '@store/ui'
import { LogIn } from 'lucide-react'
import { NotificationInbox } from './notification-inbox.tsx'

/** The user's notifications (screens 4.3); visitors see a hint to log in. */
export function NotificationsScreen() {
  const { status } = useSession()
  return (
    <PageBody width="text">
      <PageHeader title={t`Notifications`} />
      {status === 'signed-in' ? (
        <NotificationInbox />
      ) : (
        <EmptyState
          icon={LogIn}
          title={translate(messages.notifications.notLoggedIn)}
          text={t`Log in to see your notifications.`}
          action={<LinkButton to="/login">{t`Login`}</LinkButton>}
        />
      )}
    </PageBody>
  )
}
