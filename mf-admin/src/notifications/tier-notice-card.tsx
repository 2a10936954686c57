import * as messages from '@store/contract/rules/messages'
import type { Notification } from '@store/contract/schemas/notifications'
import {
  Button,
  messageOf,
  toast,
  useDismissNotificationMutation,
  useMarkNotificationReadMutation,
  useSession,
} from '@store/sdk'
import { Check, Trash2 } from 'lucide-react'
import { useRef } from 'react'
import { NoticeCard } from './notice-card.tsx'

/** What a tier admin does with a notification; it shows at once, and what comes of it is said. */
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

/** What happened in the tier: a new order, a proof, a cancellation; and the way to the order. */
export function TierNoticeCard({ notification }: { notification: Notification }) {
  const { _id, read, orderId } = notification
  const { role } = useSession()
  const { markRead, dismiss } = useNoticeActions(_id)
  const item = useRef<HTMLLIElement>(null)
  // What was pressed goes away; the focus stays where the person is.
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
