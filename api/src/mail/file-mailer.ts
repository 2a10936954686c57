import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createTransport } from 'nodemailer'
import type { Mailer } from './mailer.ts'
import { messageOf } from './message.ts'

/**
 * Puts mails into a folder, each as a file any mail program opens. It is written under a passing
 * name and then renamed, so that nobody reads half of it.
 */
export function createFileMailer({ folder, from }: { folder: string; from: string }): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from))
      const path = join(folder, `${mail.publicId}.eml`)
      const passing = `${path}.part`
      await mkdir(folder, { recursive: true, mode: 0o700 })
      try {
        await writeFile(passing, message, { mode: 0o600, flush: true })
        await rename(passing, path)
      } catch (error) {
        await rm(passing, { force: true })
        throw error
      }
    },
    close: () => transport.close(),
  }
}
