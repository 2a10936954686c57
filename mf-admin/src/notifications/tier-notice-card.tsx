import * as messages from '@store/contract/rules/messages'
import type { Notification } from '@store/contract/schemas/accounts/notifications'
import {
  messageOf,
  useDismissNotificationMutation,
  useMarkNotificationReadMutation,
  useSession,
} from '@store/sdk'
import { Button, toast } from '@store/ui'
import { Check, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { NoticeCard } from './notice-card.tsx'

/** Marks as read and dismisses; updates optimistically and shows a toast with the result. */
function useNoticeActions(id: string) {
  const [mark] = useMarkNotificationReadMutation()
  const [remove] = useDismissNotificationMutation()
  return {
    markRead: () =>
      mark(id)
        .unwrap()
        .then(() => toast.success(messages.notifications.read))
        .catch((error) => toast.error(messageOf(error, messages.notifications.readFailed))),
    dismiss: () =>
      remove(id)
        .unwrap()
        .then(() => toast.success(messages.notifications.deleted))
        .catch((error) => toast.error(messageOf(error, messages.notifications.deleteFailed))),
  }
}

/** A notification about an order of the tier, with a link to it. */
export function TierNoticeCard({ notification }: { notification: Notification }) {
  const { _id, read, orderId } = notification
  const { role } = useSession()
  const { markRead, dismiss } = useNoticeActions(_id)
  const item = useRef<HTMLLIElement>(null)
  // The pressed button disappears; keep the focus nearby.
  const handleMarkRead = () => {
    item.current?.focus()
    void markRead()
  }
  const handleDelete = () => {
    item.current?.parentElement?.focus()
    void dismiss()
  }
  return (
    <NoticeCard
      ref={item}
      notification={notification}
      isNew={!read}
      badge={read ? undefined : 'New'}
      link={
        orderId === undefined
          ? undefined
          : { to: `/${role}/orders?q=${encodeURIComponent(orderId)}`, label: 'See the order' }
      }
    >
      {read ? null : (
        <Button variant="secondary" size="s" icon={Check} onClick={handleMarkRead}>
          Mark as Read
        </Button>
      )}
      <Button variant="quiet" size="s" icon={Trash2} onClick={handleDelete}>
        Delete
      </Button>
    </NoticeCard>
  )
}
