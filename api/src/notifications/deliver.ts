import type { Database } from '../database/database.ts'
import { announce } from '../events/announce.ts'
import { newPublicId } from '../shared/ids.ts'
import type { NewNotification } from './notification.ts'
import { insertNotification } from './notification-repository.ts'

/** Keeps a notification and tells the open screens of its audience. @returns its public id */
export async function deliver(
  trx: Database,
  notification: Omit<NewNotification, 'publicId'>,
): Promise<string> {
  const publicId = newPublicId()
  await insertNotification(trx, { ...notification, publicId })
  const { audience, userId, at } = notification
  const whose = userId === undefined ? {} : { userId }
  await announce(trx, { topic: 'notification', subjectId: publicId, audience, ...whose, at })
  return publicId
}
