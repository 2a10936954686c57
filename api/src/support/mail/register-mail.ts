import type { FastifyInstance } from 'fastify'
import type { Clock, Config, Database } from '../../base/base.ts'
import type { SettingsReader } from '../settings/settings-service.ts'
import type { UserDirectory } from '../user-directory.ts'
import { createMailer } from './create-mailer.ts'
import { createMailDelivery, type ReadMailAttachment } from './mail-delivery.ts'
import { createMailQueue, type MailQueue } from './mail-queue.ts'
import { runMailWorker } from './mail-worker.ts'

/** Opens the outbox and starts sending. @returns the queue for features */
export function registerMail(
  app: FastifyInstance,
  dependencies: {
    db: Database
    clock: Clock
    config: Config
    settings: SettingsReader
    readAttachment: ReadMailAttachment
    users: UserDirectory
  },
): MailQueue {
  const mailer = createMailer(dependencies.config)
  const delivery = createMailDelivery({ ...dependencies, mailer, log: app.log })
  runMailWorker(app, { delivery, mailer })
  return createMailQueue(dependencies)
}
