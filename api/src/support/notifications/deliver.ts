import { type Database, executeStatement, newPublicId, type Statement } from '../../base/base.ts'
import type { NewEvent } from '../events/event.ts'
import { publishEvent } from '../events/publish-event.ts'
import type { NewNotification } from './notification.ts'
import { insertNotificationStatement } from './notification-repository.ts'

/** The statements of a notification: its row, and the event for the open screens of its audience. */
export interface NotificationDelivery {
  publicId: string
  statement: Statement
  event: NewEvent
}

/** Assigns a public id to a notification. */
export function createDelivery(
  notification: Omit<NewNotification, 'publicId'>,
): NotificationDelivery {
  const publicId = newPublicId()
  const { audience, userId, at } = notification
  const whose = userId === undefined ? {} : { userId }
  return {
    publicId,
    statement: insertNotificationStatement({ ...notification, publicId }),
    event: { topic: 'notification', subjectId: publicId, audience, ...whose, at },
  }
}

/** Stores a notification and notifies the open screens of its audience. @returns its public id */
export async function deliver(
  trx: Database,
  notification: Omit<NewNotification, 'publicId'>,
): Promise<string> {
  const { publicId, statement, event } = createDelivery(notification)
  await executeStatement(trx, statement)
  await publishEvent(trx, event)
  return publicId
}
