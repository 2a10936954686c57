import { readConfig } from '../../base/config.ts'
import { openDatabase } from '../../base/database/database.ts'
import { HttpError } from '../../base/http/errors/errors.ts'
import { systemClock } from '../../base/shared/clock.ts'
import { createUserDirectory } from '../../people/accounts/user-directory.ts'
import { removeSecondFactorByEmail } from '../../people/second-factor/remove-second-factor.ts'
import { createMailQueue } from '../../support/mail/mail-queue.ts'

/**
 * Removes the second factor of the account whose e-mail address is the argument: for the last superadmin, whom nobody
 * else can help. Exits 1 with a message when there is none.
 */
const config = readConfig(process.env)
const db = openDatabase(config.DATABASE_URL, { poolSize: 1 })
const clock = systemClock
try {
  const mails = createMailQueue({ clock, config, users: createUserDirectory({ clock, config }) })
  await removeSecondFactorByEmail({ db, clock, mails }, process.argv[2] ?? '')
} catch (error) {
  if (!(error instanceof HttpError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await db.destroy()
}
