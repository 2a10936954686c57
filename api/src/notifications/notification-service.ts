import {
  parseNotificationTarget,
  validateNotification,
} from '@store/contract/rules/accounts/notification-validation'
import { parseRole } from '@store/contract/rules/accounts/roles'
import { defaultListLimit } from '@store/contract/rules/limits'
import type {
  NotificationAudience,
  NotificationForm,
  NotificationQuery,
  SentQuery,
} from '@store/contract/schemas/accounts/notifications'
import { recordAudit } from '../audit/record-audit.ts'
import type { Database } from '../database/database.ts'
import { inTransaction } from '../database/transaction.ts'
import type { Actor } from '../http/actor.ts'
import { assertValid, ForbiddenError, NotFoundError } from '../http/errors/errors.ts'
import type { Clock } from '../shared/clock.ts'
import type { LargeTotals } from '../shared/large-totals.ts'
import { deliver } from './deliver.ts'
import type { NotificationRow } from './notification.ts'
import {
  findNotificationsFor,
  findSent,
  findSentOne,
  findVisibleId,
  markNotification,
  type Reader,
  withdrawNotification,
} from './notification-repository.ts'
import { countFor, countSent } from './notification-totals.ts'

/** What notifications work with. */
export interface NotificationDependencies {
  db: Database
  clock: Clock
}

/** A page of notifications, newest first. */
export interface NotificationPage {
  rows: NotificationRow[]
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined
  /** Notifications on all pages. */
  total: number
}

/** Everybody reads its own, `all` and what goes to its role: a buyer's tier, an admin its tier's events. */
function readerOf({ userId, role }: Actor): Reader {
  const audiences: NotificationAudience[] = role === 'superadmin' ? ['all'] : ['all', role]
  return { userId, audiences }
}

function pageOf(
  [found, total]: readonly [NotificationRow[], number],
  limit: number,
): NotificationPage {
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? rows.at(-1)?.public_id : undefined, total }
}

/**
 * What the caller was told and has not dismissed.
 * @throws ForbiddenError when it asks for another role's
 */
export async function readNotifications(
  { db, totals }: NotificationDependencies & { totals: LargeTotals },
  actor: Actor,
  { role, cursor, limit = defaultListLimit }: NotificationQuery,
): Promise<NotificationPage> {
  if (role !== undefined && parseRole(role) !== actor.role) throw new ForbiddenError()
  const page = { cursor, limit: limit + 1 }
  const reader = readerOf(actor)
  const read = [findNotificationsFor(db, reader, page), countFor(db, totals, reader)] as const
  return pageOf(await Promise.all(read), limit)
}

/** What superadmins have sent. */
export async function readSentNotifications(
  { db }: NotificationDependencies,
  { cursor, limit = defaultListLimit }: SentQuery,
): Promise<NotificationPage> {
  const read = [findSent(db, { cursor, limit: limit + 1 }), countSent(db)] as const
  return pageOf(await Promise.all(read), limit)
}

/**
 * Sends a notification to everybody or to a tier.
 * @throws HttpError (400) when title, message or recipient are missing (spec §5)
 */
export async function sendNotification(
  { db, clock }: NotificationDependencies,
  actor: Actor,
  form: NotificationForm,
): Promise<NotificationRow> {
  assertValid(validateNotification(form))
  const audience = parseNotificationTarget(form.sentTo) ?? 'all'
  const title = form.title.trim()
  const message = form.message.trim()
  const at = clock.now()
  const publicId = await inTransaction(db, async (trx) => {
    const sent = await deliver(trx, { audience, title, message, createdBy: actor.userId, at })
    await recordAudit(trx, {
      actorId: actor.userId,
      action: 'notification.sent',
      subject: { kind: 'notification', publicId: sent, label: title },
      changes: [{ field: 'sentTo', from: null, to: audience }],
      at,
    })
    return sent
  })
  return {
    public_id: publicId,
    audience,
    title,
    message,
    order_public_id: null,
    created_at: at,
    read_at: null,
  }
}

/**
 * Notes that the caller has read or dismissed a notification; doing it twice changes nothing more.
 * @throws NotFoundError for one it cannot see
 */
export async function markOwn(
  { db, clock }: NotificationDependencies,
  actor: Actor,
  mark: { publicId: string; as: 'read_at' | 'dismissed_at' },
): Promise<void> {
  const notificationId = await findVisibleId(db, readerOf(actor), mark.publicId)
  if (notificationId === undefined) throw new NotFoundError()
  const { userId } = actor
  await markNotification(db, { userId, notificationId, as: mark.as, at: clock.now() })
}

/**
 * Takes a sent notification back from everybody.
 * @throws NotFoundError for one that was never sent by a superadmin, or is withdrawn already
 */
export async function withdraw(
  { db, clock }: NotificationDependencies,
  actor: Actor,
  publicId: string,
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const at = clock.now()
    const sent = await findSentOne(trx, publicId)
    if (!(sent && (await withdrawNotification(trx, publicId, at)))) throw new NotFoundError()
    await recordAudit(trx, {
      actorId: actor.userId,
      action: 'notification.withdrawn',
      subject: { kind: 'notification', publicId, label: sent.title },
      changes: [{ field: 'sentTo', from: sent.audience, to: null }],
      at,
    })
  })
}
