import { HttpError, openDatabase, readConfig, systemClock } from '../../base/base.ts'
import { createUserDirectory, removeSecondFactorByEmail } from '../../people/people.ts'
import { createMailQueue } from '../../support/support.ts'

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
