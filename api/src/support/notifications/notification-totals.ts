import { type Database, type LargeTotals, placeholders, selectRows } from '../../base/base.ts'
import type { Reader } from './notification-repository.ts'

async function countAudience(db: Database, audience: string): Promise<number> {
  const rows: { total: number }[] = await db('notifications')
    .where({ audience })
    .count({ total: '*' })
  return Number(rows[0]?.total)
}

// Only broadcasts are withdrawn; without this condition the optimizer may search all of the audience for them.
const withdrawnSql = (audiences: string) => `
  SELECT COUNT(*) FROM notifications FORCE INDEX (notifications_sent)
  WHERE created_by IS NOT NULL AND withdrawn_at IS NOT NULL AND audience IN (${audiences})`

const personalSql = `
  SELECT COUNT(*) FROM notifications
  WHERE audience = 'person' AND user_id = ? AND withdrawn_at IS NULL`

const dismissedSql = (audiences: string) => `
  SELECT COUNT(*) FROM notification_marks AS marks
  STRAIGHT_JOIN notifications ON notifications.id = marks.notification_id
  WHERE marks.user_id = ? AND marks.dismissed_at IS NOT NULL AND notifications.withdrawn_at IS NULL
    AND (audience IN (${audiences}) OR (audience = 'person' AND notifications.user_id = ?))`

/** The reader's own part of the total: their own notifications and dismissals, which are few. */
async function countOwn(db: Database, { userId, audiences }: Reader): Promise<number> {
  const marks = placeholders(audiences.length)
  const [row] = await selectRows<{ total: number }>(db, {
    sql: `SELECT (${personalSql}) - (${withdrawnSql(marks)}) - (${dismissedSql(marks)}) AS total`,
    values: [userId, ...audiences, userId, ...audiences, userId],
  })
  return Number(row?.total)
}

/**
 * The number of notifications that a reader can see: those to their audiences, without the withdrawn and dismissed
 * ones, and their own. An audience gets one for every order of its tier, so its total may be reused.
 */
export async function countFor(db: Database, totals: LargeTotals, reader: Reader): Promise<number> {
  const counts = await Promise.all([
    countOwn(db, reader),
    ...reader.audiences.map((audience) => totals.read(audience, () => countAudience(db, audience))),
  ])
  return Math.max(
    0,
    counts.reduce((sum, count) => sum + count),
  )
}

/** Number of broadcasts of superadmins, without withdrawn ones. */
export async function countSent(db: Database): Promise<number> {
  const rows: { total: number }[] = await db('notifications')
    .whereNotNull('created_by')
    .whereNull('withdrawn_at')
    .count({ total: '*' })
  return Number(rows[0]?.total)
}
