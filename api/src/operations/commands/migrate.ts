import { pino } from 'pino'
import { maintenanceDeadlineMs, migrate, openDatabase, readConfig } from '../../base/base.ts'

const config = readConfig(process.env)
const db = openDatabase(config.DATABASE_URL, { poolSize: 2, deadlineMs: maintenanceDeadlineMs })
try {
  const ran = await migrate(db)
  pino({ level: config.LOG_LEVEL }).info({ ran }, 'schema is up to date')
} finally {
  await db.destroy()
}
