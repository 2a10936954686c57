import { pino } from 'pino'
import { buildApp } from './app.ts'
import { readConfig } from './config.ts'
import { openDatabase } from './database/database.ts'
import { systemClock } from './shared/clock.ts'

const config = readConfig(process.env)
const app = await buildApp({
  config,
  db: openDatabase(config.DATABASE_URL, { poolSize: config.DATABASE_POOL }),
  clock: systemClock,
  logger: { level: config.LOG_LEVEL, redact: ['req.headers.authorization'] },
})

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    app.close().catch((error: unknown) => {
      pino().fatal({ err: error }, 'could not close in order')
      process.exitCode = 1
    })
  })
}

await app.listen({ host: config.API_HOST, port: config.API_PORT })
const address = app.server.address()
// A parent that started the API with a free port learns which one it got.
process.send?.({ type: 'listening', port: typeof address === 'object' ? address?.port : undefined })
