import { extname } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { pino } from 'pino'
import { buildApp } from './app.ts'
import {
  createDatabaseClock,
  drawInThread,
  openDatabase,
  readConfig,
  runWhileListening,
  setIdClock,
  shareConnections,
  startInThread,
} from './base/base.ts'
import { drawPriceListsInThread, importTasksInThread } from './catalog/catalog.ts'
import { matchInThread, readStatementsInThread } from './money/money.ts'
import { readQuantitiesInThread } from './ordering/ordering.ts'

const config = readConfig(process.env)
// Next to this program, bundled or as TypeScript.
const programOf = (name: string) => new URL(`./${name}${extname(import.meta.url)}`, import.meta.url)
const closeWithinMs = 20_000
const leastWorkerDeadlineMs = 30_000
const shares = shareConnections(config.DATABASE_POOL)
const deadlineMs = config.DATABASE_STATEMENT_SECONDS * 1000
const reportDeadlineMs = config.DATABASE_REPORT_SECONDS * 1000
// Nobody waits for an index to load: SQL answers meanwhile.
const indexData = {
  databaseUrl: config.DATABASE_URL,
  poolSize: shares.index,
  deadlineMs: Math.max(deadlineMs, leastWorkerDeadlineMs),
}
const db = openDatabase(config.DATABASE_URL, { poolSize: shares.requests, deadlineMs })
const clock = createDatabaseClock(db)
setIdClock(clock)
const draining = new AbortController()
const app = await buildApp({
  config,
  db,
  reports: openDatabase(config.DATABASE_URL, {
    poolSize: shares.reports,
    deadlineMs: reportDeadlineMs,
  }),
  clock,
  draining: draining.signal,
  startCatalogIndex: startInThread(programOf('catalog-worker'), indexData),
  startOrderIndex: startInThread(programOf('order-worker'), indexData),
  runImportTask: importTasksInThread({
    file: programOf('import-worker'),
    workerData: {
      databaseUrl: config.DATABASE_URL,
      poolSize: shares.importing,
      deadlineMs: reportDeadlineMs,
    },
    onLost: (reason) => pino().warn({ reason }, 'an import thread ended'),
  }),
  readQuantities: readQuantitiesInThread({
    file: programOf('quantity-worker'),
    onLost: (reason) => pino().warn({ reason }, 'a thread that read quantities ended'),
  }),
  readStatements: readStatementsInThread({
    file: programOf('statement-worker'),
    onLost: (reason) => pino().warn({ reason }, 'a thread that read a statement ended'),
  }),
  drawFirstPage: drawInThread({
    file: programOf('page-worker'),
    onLost: (reason) => pino().warn({ reason }, 'a thread that drew a page ended'),
  }),
  drawPriceList: drawPriceListsInThread({
    file: programOf('price-list-worker'),
    onLost: (reason) => pino().warn({ reason }, 'a thread that drew a price list ended'),
  }),
  runMatching: matchInThread(programOf('match-worker')),
  logger: { level: config.LOG_LEVEL, redact: ['req.headers.authorization'] },
})

const readClock = { everyMs: 10_000, failure: 'the time of the database is not known' }
runWhileListening(app, { ...readClock, run: () => clock.synchronise() })
// A database that is not up yet delays neither the start nor the clock for long.
await clock.synchronise().catch(() => undefined)

async function stop(): Promise<void> {
  draining.abort()
  await wait(config.DRAIN_SECONDS * 1000)
  // Shorter than the kill timeout of orchestrators, in case the database does not answer.
  setTimeout(() => {
    pino().fatal('shutdown timed out')
    process.exit(1)
  }, closeWithinMs).unref()
  await app.close()
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    stop().catch((error: unknown) => {
      pino().fatal({ err: error }, 'shutdown failed')
      process.exitCode = 1
    })
  })
}

await app.listen({ host: config.API_HOST, port: config.API_PORT })
const address = app.server.address()
// Sends the parent process the port, which may have been 0.
process.send?.({ type: 'listening', port: typeof address === 'object' ? address?.port : undefined })
