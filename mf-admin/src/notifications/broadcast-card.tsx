import * as messages from '@store/contract/rules/messages'
import type { SentNotification } from '@store/contract/schemas/accounts/notifications'
import { messageOf } from '@store/sdk'
import { Button, ConfirmDialog, formatCount, toast } from '@store/ui'
import { Trash2 } from 'lucide-react'
import { useRef, useState } from 'react'
import { useWithdrawNotificationMutation } from './broadcasts-api.ts'
import { NoticeCard } from './notice-card.tsx'
import { targetNames } from './target-name.ts'

/** @example reachTextOf({ recipients: 1200, readers: 300 }) // 'Read by 300 of 1,200 (25%)' */
function reachTextOf({ recipients, readers }: SentNotification['reach']): string {
  if (recipients === 0) return 'No recipients yet'
  const percent = Math.round((readers / recipients) * 100)
  return `Read by ${formatCount(readers)} of ${formatCount(recipients)} (${percent}%)`
}

/** A sent notification: recipients, text, time, reach, and a button to withdraw it. */
export function BroadcastCard({ notification }: { notification: SentNotification }) {
  const { _id, title, sentTo, reach } = notification
  const [isAsking, setIsAsking] = useState(false)
  const [withdraw, { isLoading }] = useWithdrawNotificationMutation()
  const item = useRef<HTMLLIElement>(null)

  const handleDelete = async () => {
    const list = item.current?.parentElement
    setIsAsking(false)
    try {
      await withdraw(_id).unwrap()
      toast.success(messages.notifications.deleted)
      // The pressed button disappears; keep the focus nearby.
      list?.focus()
    } catch (error) {
      toast.error(messageOf(error, messages.notifications.deleteFailed))
    }
  }

  return (
    <NoticeCard
      ref={item}
      notification={notification}
      badge={`To: ${targetNames[sentTo]}`}
      note={reachTextOf(reach)}
    >
      <Button
        variant="quiet"
        size="s"
        icon={Trash2}
        busy={isLoading}
        onClick={() => setIsAsking(true)}
      >
        Delete
      </Button>
      <ConfirmDialog
        open={isAsking}
        question="Are you sure you want to delete this notification?"
        confirmLabel="Delete notification"
        danger
        onConfirm={() => void handleDelete()}
        onCancel={() => setIsAsking(false)}
      >
        <p>“{title}” is removed for everyone it was sent to.</p>
      </ConfirmDialog>
    </NoticeCard>
  )
}
