import type { Actor } from '../../src/base/http/actor.ts'
import type { ActivityServices } from './activity-services.ts'

/** Marks what a person was told before a time as read: nobody leaves three months unread. */
export async function readNotificationsBefore(
  { notifications }: Pick<ActivityServices, 'notifications'>,
  actor: Actor,
  time: Date,
): Promise<void> {
  let cursor: string | undefined
  do {
    const { rows, next } = await notifications.list(actor, {
      limit: 200,
      ...(cursor && { cursor }),
    })
    const newest = rows.find(({ created_at: at }) => at < time)
    if (newest) return notifications.markAllRead(actor, newest.public_id)
    cursor = next
  } while (cursor)
}
