import * as adminMessages from '@store/contract/rules/admin-messages'
import { messageOf, useGetNotificationsInfiniteQuery } from '@store/sdk'
import { Button, toast } from '@store/ui'
import { CheckCheck } from 'lucide-react'
import { useMarkAllNotificationsReadMutation } from './mark-all-read-api.ts'

/** Marks all notifications as read, up to the newest that is shown; nothing when none is new. */
export function MarkAllReadButton() {
  const { currentData } = useGetNotificationsInfiniteQuery()
  const [markAll, { isLoading }] = useMarkAllNotificationsReadMutation()
  const notifications = currentData?.pages.flatMap((page) => page.notifications) ?? []
  const newest = notifications[0]
  if (newest === undefined || notifications.every(({ read }) => read)) return null

  const handleClick = async () => {
    const answer = await markAll({ upTo: newest._id })
    if (answer.error === undefined) toast.success(adminMessages.notifications.allRead)
    else toast.error(messageOf(answer.error, adminMessages.notifications.allReadFailed))
  }
  return (
    <Button
      variant="secondary"
      size="s"
      icon={CheckCheck}
      busy={isLoading}
      onClick={() => void handleClick()}
    >
      Mark all as read
    </Button>
  )
}
