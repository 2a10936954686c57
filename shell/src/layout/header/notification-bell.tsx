import { t } from '@lingui/core/macro'
import { isAdmin, type Role } from '@store/contract/rules/accounts/roles'
import { useUnreadCount } from '@store/sdk'
import { IconLink } from '@store/ui'
import { Bell } from 'lucide-react'

/**
 * Leads to the notifications, with the number of new ones, which server events keep up to date. The superadmin sends
 * notifications and gets none.
 */
export function NotificationBell({ role }: { role: Role }) {
  const unread = useUnreadCount()
  return (
    <IconLink
      to={isAdmin(role) ? `/${role}/notifications` : '/notifications'}
      icon={Bell}
      label={unread === 0 ? t`Notifications` : t`Notifications, ${unread} new`}
      badge={unread}
    />
  )
}
