import {
  parseNotificationTarget,
  validateNotification,
} from '@store/contract/rules/accounts/mails/notification-validation'
import { maySee, orderReaders } from '@store/contract/rules/accounts/rights'
import { parseRole } from '@store/contract/rules/accounts/roles'
import { defaultListLimit } from '@store/contract/rules/limits'
import type {
  NotificationAudience,
  NotificationForm,
  NotificationQuery,
  SentQuery,
} from '@store/contract/schemas/accounts/notifications'
import {
  type Actor,
  assertValid,
  type Clock,
  type Database,
  ForbiddenError,
  inTransaction,
  LargeTotals,
  NotFoundError,
} from '../../base/base.ts'
import { recordAudit } from '../audit/record-audit.ts'
import type { UserDirectory } from '../user-directory.ts'
import { deliver } from './deliver.ts'
import type { NotificationRow } from './notification.ts'
import { findReach, type Reach } from './notification-reach.ts'
import {
  findNotificationsFor,
  findSent,
  findSentOne,
  findUnreadIds,
  findVisibleId,
  hasReadNotification,
  markAllRead,
  markNotification,
  type NewsReader,
  type Reader,
  withdrawNotification,
} from './notification-repository.ts'
import { countFor, countSent } from './notification-totals.ts'

/** Notifications that one statement marks as read. */
const markedAtOnce = 1_000

/** A page of notifications, newest first. */
export interface NotificationPage<Row = NotificationRow> {
  rows: Row[]
  /** Cursor of the next page; undefined on the last. */
  next: string | undefined
  /** Notifications on all pages. */
  total: number
}

/**
 * The audiences of a reader: `all`, and their role (a buyer's tier, or the tier admins, who hear of orders there: not those whose
 * rights do not open them).
 */
function readerOf({ userId, role, rights }: Actor): Reader {
  const hasNone = role === 'superadmin' || !maySee(rights, orderReaders)
  const audiences: NotificationAudience[] = hasNone ? ['all'] : ['all', role]
  return { userId, audiences }
}

function pageOf(
  [found, total]: readonly [NotificationRow[], number],
  limit: number,
): NotificationPage {
  const rows = found.slice(0, limit)
  return { rows, next: found.length > limit ? rows.at(-1)?.public_id : undefined, total }
}

/** Notifications: each person's own, and the superadmin's broadcasts (support 1.1). */
export interface NotificationService {
  /**
   * The caller's notifications, without dismissed ones.
   * @throws ForbiddenError when the caller requests those of another role
   */
  list(actor: Actor, query: NotificationQuery): Promise<NotificationPage>
  /** The broadcasts of superadmins, and whom they reached. */
  listSent(query: SentQuery): Promise<NotificationPage<NotificationRow & { reach: Reach }>>
  /**
   * Sends a notification to everybody or to a tier.
   * @throws HttpError (400) when title, message or recipient is missing (support 1.4)
   */
  send(actor: Actor, form: NotificationForm): Promise<NotificationRow>
  /**
   * Records that the caller has read or dismissed a notification. Repeating it changes nothing.
   * @throws NotFoundError for a notification that the caller cannot see
   */
  mark(actor: Actor, publicId: string, as: 'read_at' | 'dismissed_at'): Promise<void>
  /**
   * Records that the caller has read all of their notifications.
   * @param upTo public id of the newest one that was seen: later ones stay unread
   */
  markAllRead(actor: Actor, upTo: string): Promise<void>
  /** Whether the caller has ever read a notification. */
  hasRead(actor: Actor): Promise<boolean>
  /**
   * Withdraws a sent notification from everybody.
   * @throws NotFoundError for one that was never sent by a superadmin, or has already been withdrawn
   */
  withdraw(actor: Actor, publicId: string): Promise<void>
}

/** In steps, and without locks on what orders insert meanwhile. */
async function markInSteps(
  db: Database,
  reader: NewsReader,
  { upTo, at }: { upTo: string; at: Date },
): Promise<void> {
  for (;;) {
    const notificationIds = await findUnreadIds(db, reader, { upTo, limit: markedAtOnce })
    if (notificationIds.length === 0) return
    await markAllRead(db, { userId: reader.userId, notificationIds, at })
  }
}

export function createNotificationService({
  db,
  clock,
  users,
}: {
  db: Database
  clock: Clock
  users: UserDirectory
}): NotificationService {
  const totals = new LargeTotals(clock)

  async function newsReaderOf(actor: Actor): Promise<NewsReader> {
    return { ...readerOf(actor), newsFrom: await users.findNewsStart(db, actor.userId) }
  }

  async function withReach(rows: readonly NotificationRow[]) {
    const reaches = await findReach(db, rows, users)
    return rows.map((row) => ({
      ...row,
      reach: reaches.get(row.public_id) ?? { recipients: 0, readers: 0 },
    }))
  }

  return {
    async list(actor, { role, cursor, limit = defaultListLimit }) {
      if (role !== undefined && parseRole(role) !== actor.role) throw new ForbiddenError()
      const page = { cursor, limit: limit + 1 }
      const reader = await newsReaderOf(actor)
      const read = [findNotificationsFor(db, reader, page), countFor(db, totals, reader)] as const
      return pageOf(await Promise.all(read), limit)
    },

    async listSent({ cursor, limit = defaultListLimit }) {
      const read = [findSent(db, { cursor, limit: limit + 1 }), countSent(db)] as const
      const page = pageOf(await Promise.all(read), limit)
      return { ...page, rows: await withReach(page.rows) }
    },

    async send(actor, form) {
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
        product_public_id: null,
        created_at: at,
        read_at: null,
      }
    },

    async mark(actor, publicId, as) {
      const notificationId = await findVisibleId(db, readerOf(actor), publicId)
      if (notificationId === undefined) throw new NotFoundError()
      await markNotification(db, { userId: actor.userId, notificationId, as, at: clock.now() })
    },

    async markAllRead(actor, upTo) {
      await markInSteps(db, await newsReaderOf(actor), { upTo, at: clock.now() })
    },

    hasRead: async ({ userId }) => hasReadNotification(db, userId),

    async withdraw(actor, publicId) {
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
    },
  }
}
