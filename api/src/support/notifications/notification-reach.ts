import type { NotificationAudience } from '@store/contract/schemas/accounts/notifications'
import type { Database } from '../../base/base.ts'
import type { UserDirectory, UserJoin } from '../user-directory.ts'

/** How many accounts a notification is for, and how many of them have read or deleted it. */
export interface Reach {
  recipients: number
  readers: number
}

type Sent = { public_id: string; audience: NotificationAudience }
type RoleCount = { public_id: string; role: string; total: number | string }

/** Superadmins see what is sent to all, but are not its readers. */
function isRecipient(role: string, audience: NotificationAudience): boolean {
  return audience === 'all' ? role !== 'superadmin' : role === audience
}

async function countReaders(
  db: Database,
  publicIds: readonly string[],
  { joinUser, userColumns }: UserJoin,
): Promise<RoleCount[]> {
  return db('notifications')
    .join('notification_marks as marks', 'marks.notification_id', 'notifications.id')
    .modify(joinUser, 'marks.user_id')
    .whereIn('notifications.public_id', [...publicIds])
    .whereNull(userColumns.disabledAt)
    .groupBy('notifications.public_id', userColumns.role)
    .select('notifications.public_id', { role: userColumns.role })
    .count({ total: '*' })
}

/** The reach of broadcasts, by their public ids. */
export async function findReach(
  db: Database,
  sent: readonly Sent[],
  users: UserJoin & Pick<UserDirectory, 'countLiveUsersByRole'>,
): Promise<Map<string, Reach>> {
  if (sent.length === 0) return new Map()
  const [accounts, marks] = await Promise.all([
    users.countLiveUsersByRole(db),
    countReaders(
      db,
      sent.map(({ public_id }) => public_id),
      users,
    ),
  ])
  return new Map(
    sent.map(({ public_id, audience }) => {
      const readers = marks
        .filter((mark) => mark.public_id === public_id && isRecipient(mark.role, audience))
        .reduce((sum, { total }) => sum + Number(total), 0)
      const recipients = [...accounts]
        .filter(([role]) => isRecipient(role, audience))
        .reduce((sum, [, total]) => sum + total, 0)
      return [public_id, { recipients, readers }]
    }),
  )
}
