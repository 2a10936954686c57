import { text } from 'node:stream/consumers'
import { HttpError, openDatabase, readConfig, systemClock } from '../../base/base.ts'
import { createSuperadmin, parseSuperadminForm } from '../../people/people.ts'

/**
 * Creates a superadmin: `{email, password, name?}` as JSON on standard input, so that the password appears in no
 * process list and no shell history. Exits 1 with a message when the input is rejected.
 */
const db = openDatabase(readConfig(process.env).DATABASE_URL, { poolSize: 1 })
try {
  const form = parseSuperadminForm(await text(process.stdin))
  await createSuperadmin({ db, clock: systemClock }, form)
} catch (error) {
  if (!(error instanceof HttpError)) throw error
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
} finally {
  await db.destroy()
}
