import type { NotificationAudience } from '@store/contract/schemas/accounts/notifications'
import type { Knex } from 'knex'
import { type Database, insertStatement, type Statement } from '../../base/base.ts'
import type { CursorPage, NewNotification, NotificationRow } from './notification.ts'

/** The reader: part of every query, so that other people's notifications are never found. */
export interface Reader {
  userId: number
  audiences: readonly NotificationAudience[]
}

/** A reader to whom what their audiences were sent before an instant is no news: it counts as read. */
export interface NewsReader extends Reader {
  newsFrom: Date
}

const isOldNews = "notifications.audience <> 'person' AND notifications.created_at < ?"

const columns = [
  'notifications.public_id',
  'notifications.audience',
  'notifications.title',
  'notifications.message',
  'notifications.order_public_id',
  'notifications.product_public_id',
  'notifications.created_at',
]

/** Stores a notification. */
export function insertNotificationStatement(notification: NewNotification): Statement {
  return insertStatement('notifications', [
    {
      public_id: notification.publicId,
      audience: notification.audience,
      user_id: notification.userId ?? null,
      title: notification.title,
      message: notification.message,
      order_public_id: notification.orderPublicId ?? null,
      product_public_id: notification.productPublicId ?? null,
      account_public_id: notification.accountPublicId ?? null,
      created_by: notification.createdBy ?? null,
      created_at: notification.at,
    },
  ])
}

function pageOf(query: Knex.QueryBuilder, { cursor, limit }: CursorPage): Knex.QueryBuilder {
  if (cursor) void query.where('notifications.public_id', '<', cursor)
  return query.orderBy('notifications.public_id', 'desc').limit(limit)
}

function visibleTo(db: Database, { userId, audiences }: Reader): Knex.QueryBuilder {
  return db('notifications')
    .leftJoin('notification_marks as marks', (join) =>
      join.on('marks.notification_id', 'notifications.id').andOnVal('marks.user_id', userId),
    )
    .where((own) => {
      void own
        .whereIn('notifications.audience', [...audiences])
        .orWhere({ 'notifications.audience': 'person', 'notifications.user_id': userId })
    })
    .whereNull('notifications.withdrawn_at')
    .whereNull('marks.dismissed_at')
}

/** The notifications of a reader, without dismissed ones, newest first. */
export async function findNotificationsFor(
  db: Database,
  reader: NewsReader,
  page: CursorPage,
): Promise<NotificationRow[]> {
  const readAt = db.raw(
    `COALESCE(marks.read_at, IF(${isOldNews}, notifications.created_at, NULL)) AS read_at`,
    [reader.newsFrom],
  )
  return pageOf(visibleTo(db, reader), page).select(...columns, readAt)
}

/** The internal key of a notification that the reader can see. */
export async function findVisibleId(
  db: Database,
  reader: Reader,
  publicId: string,
): Promise<number | undefined> {
  const row: { id: number } | undefined = await visibleTo(db, reader)
    .where('notifications.public_id', publicId)
    .first('notifications.id')
  return row?.id
}

/** Records that the reader has read or dismissed a notification. */
export async function markNotification(
  db: Database,
  mark: { userId: number; notificationId: number; as: 'read_at' | 'dismissed_at'; at: Date },
): Promise<void> {
  await db('notification_marks')
    .insert({ user_id: mark.userId, notification_id: mark.notificationId, [mark.as]: mark.at })
    .onConflict(['user_id', 'notification_id'])
    .merge([mark.as])
}

/**
 * The newest notifications that a reader can see and has not read.
 * @param upTo public id of the newest that counts
 */
export async function findUnreadIds(
  db: Database,
  reader: NewsReader,
  { upTo, limit }: { upTo: string; limit: number },
): Promise<number[]> {
  return visibleTo(db, reader)
    .whereNull('marks.read_at')
    .whereRaw(`NOT (${isOldNews})`, [reader.newsFrom])
    .where('notifications.public_id', '<=', upTo)
    .orderBy('notifications.public_id', 'desc')
    .limit(limit)
    .pluck('notifications.id')
}

/** Records that the reader has read several notifications. */
export async function markAllRead(
  db: Database,
  { userId, notificationIds, at }: { userId: number; notificationIds: number[]; at: Date },
): Promise<void> {
  const rows = notificationIds.map((id) => ({ user_id: userId, notification_id: id, read_at: at }))
  await db('notification_marks')
    .insert(rows)
    .onConflict(['user_id', 'notification_id'])
    .merge(['read_at'])
}

/** Whether somebody has ever read a notification. */
export async function hasReadNotification(db: Database, userId: number): Promise<boolean> {
  const mark: unknown = await db('notification_marks')
    .where({ user_id: userId })
    .whereNotNull('read_at')
    .first('notification_id')
  return mark !== undefined
}

/** The broadcasts of superadmins, without withdrawn ones, newest first. */
export async function findSent(db: Database, page: CursorPage): Promise<NotificationRow[]> {
  const sent = db('notifications').whereNotNull('created_by').whereNull('withdrawn_at')
  const read = db.raw('NULL AS read_at')
  return pageOf(sent, page).select(...columns, read)
}

/** A broadcast of a superadmin that has not been withdrawn. */
export async function findSentOne(
  db: Database,
  publicId: string,
): Promise<{ title: string; audience: string } | undefined> {
  return db('notifications')
    .where('public_id', publicId)
    .whereNotNull('created_by')
    .whereNull('withdrawn_at')
    .first('title', 'audience')
}

/** Withdraws a notification from everybody. @returns false when somebody else has already done so */
export async function withdrawNotification(
  db: Database,
  publicId: string,
  at: Date,
): Promise<boolean> {
  const withdrawn = await db('notifications')
    .where('public_id', publicId)
    .whereNotNull('created_by')
    .whereNull('withdrawn_at')
    .update({ withdrawn_at: at })
  return withdrawn === 1
}
