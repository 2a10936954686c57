import type { Database } from '../database/database.ts'
import { executeStatement, type Statement } from '../database/statement.ts'
import { announce } from '../events/announce.ts'
import type { NewEvent } from '../events/event.ts'
import { newPublicId } from '../shared/ids.ts'
import type { NewNotification } from './notification.ts'
import { notificationInserted } from './notification-repository.ts'

/** A notification on its way: what keeps it, and what tells the open screens of its audience. */
export interface Delivery {
  publicId: string
  kept: Statement
  event: NewEvent
}

/** Gives a notification its public id. */
export function deliveryOf(notification: Omit<NewNotification, 'publicId'>): Delivery {
  const publicId = newPublicId()
  const { audience, userId, at } = notification
  const whose = userId === undefined ? {} : { userId }
  return {
    publicId,
    kept: notificationInserted({ ...notification, publicId }),
    event: { topic: 'notification', subjectId: publicId, audience, ...whose, at },
  }
}

/** Keeps a notification and tells the open screens of its audience. @returns its public id */
export async function deliver(
  trx: Database,
  notification: Omit<NewNotification, 'publicId'>,
): Promise<string> {
  const { publicId, kept, event } = deliveryOf(notification)
  await executeStatement(trx, kept)
  await announce(trx, event)
  return publicId
}
