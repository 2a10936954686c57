import { join } from 'node:path'
import type { Config } from '../../base/base.ts'
import { createFileMailer } from './file-mailer.ts'
import type { Mailer } from './mailer.ts'
import { createSmtpMailer } from './smtp-mailer.ts'

/** Sends by SMTP when it is configured, else writes files into the data folder (support 2.1). */
export function createMailer(config: Config): Mailer {
  const { SMTP_URL: url, MAIL_FROM: from, DATA_FOLDER: folder } = config
  if (url) return createSmtpMailer({ url, from })
  return createFileMailer({ folder: join(folder, 'outbox'), from })
}
