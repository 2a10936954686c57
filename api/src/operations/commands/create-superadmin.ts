import { text } from 'node:stream/consumers'
import { readConfig } from '../../base/config.ts'
import { openDatabase } from '../../base/database/database.ts'
import { HttpError } from '../../base/http/errors/errors.ts'
import { systemClock } from '../../base/shared/clock.ts'
import {
  createSuperadmin,
  parseSuperadminForm,
} from '../../people/first-accounts/first-superadmin.ts'

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
