import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import writeFileAtomic from 'write-file-atomic'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/**
 * Writes each mail into a folder, as a file that any mail program can open. Files are written atomically, so that
 * nobody reads a partial one.
 */
export function createFileMailer({ folder, from }: { folder: string; from: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from))
      if (!Buffer.isBuffer(message)) throw new TypeError('nodemailer returned no buffer')
      const path = join(folder, `${mail.publicId}.eml`)
      await mkdir(folder, { recursive: true, mode: 0o700 })
      await writeFileAtomic(path, message, { mode: 0o600 })
    },
    close: () => transport.close(),
  }
}
