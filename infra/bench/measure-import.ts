import type { Pool } from 'mysql2/promise'
import { type RequestOf, signInAdmins } from './admins.ts'
import { ask } from './http-client.ts'
import { timeOrdersDuring } from './orders-meanwhile.ts'
import type { Part } from './part.ts'
import { cpuMsOf } from './process-usage.ts'
import { makeProductFile } from './product-file.ts'
import { furnish, inSchema, openPool, withApi } from './stage.ts'

const rows = 50_000
/** Of the rows, so many change a product that is there; the others make one. */
const knownProducts = 10_000

/** Seconds each way may take. */
const targets = { 'dry run': 15, commit: 60 } as const

const schema = 'store_import'

/** Seconds an order may wait while an import is written. */
const orderTarget = 1

/** Rows that were refused would make it fast. */
function assertWhole(answer: string, updated = knownProducts): void {
  const report: unknown = JSON.parse(answer)
  const isWhole =
    typeof report === 'object' &&
    report !== null &&
    'created' in report &&
    'updated' in report &&
    Number(report.created) === rows - updated &&
    Number(report.updated) === updated
  if (!isWhole) throw new Error(`the import left rows out: ${answer.slice(0, 500)}`)
}

/** A price list of everything there is, imported while buyers order. */
async function measureOrdersMeanwhile(
  pool: Pool,
  { origin, secret }: { origin: string; secret: string },
  requestOf: RequestOf,
): Promise<string[]> {
  await pool.query('UPDATE products SET stock = 1000000')
  const form = await makeProductFile(pool, rows, { priceFrom: 2000, withStock: false })
  const request = { ...requestOf({ role: 'superadmin', path: '/products/upload-excel' }), form }
  const startedAt = performance.now()
  const { result, orders, longestMs } = await timeOrdersDuring(pool, { origin, secret }, async () =>
    ask(request),
  )
  const seconds = (performance.now() - startedAt) / 1000
  assertWhole(result, rows)
  const verdict = longestMs < orderTarget * 1000 ? 'met' : 'MISSED'
  return [
    `${'  orders'.padEnd(10)} wait ${(longestMs / 1000).toFixed(2)} s at the longest while ${rows} products are ` +
      `updated (target ${orderTarget}, ${verdict})`,
    `           ${orders.requests} orders in ${seconds.toFixed(1)} s, half within ${orders.median.toFixed(0)} ms, ` +
      `95 of 100 within ${orders.p95.toFixed(0)} ms`,
  ]
}

/** An import of 50,000 rows into a catalogue of 10,000, in a schema of its own that is new each time. */
export const productImport: Part = async (stage, shutdown) => {
  const pool = openPool(stage.databaseUrl)
  await pool.query(`DROP DATABASE IF EXISTS ${schema}`)
  await pool.query(`CREATE DATABASE ${schema} DEFAULT CHARACTER SET utf8mb4`)
  await pool.end()
  const own = inSchema(stage, schema)
  await furnish(own, knownProducts)
  const products = openPool(own.databaseUrl)
  await shutdown.add(async () => products.end())
  const form = await makeProductFile(products, rows)
  const { found, peakMemory } = await withApi(own, shutdown, async ({ origin, pid }) => {
    const requestOf = await signInAdmins(products, { origin, secret: stage.sessionSecret })
    const run = async (name: keyof typeof targets, query: string) => {
      const path = `/products/upload-excel${query}`
      const [startedAt, cpuBefore] = [performance.now(), await cpuMsOf(pid)]
      const answer = await ask({ ...requestOf({ role: 'superadmin', path }), form })
      const seconds = (performance.now() - startedAt) / 1000
      const cpuAfter = await cpuMsOf(pid)
      assertWhole(answer)
      const verdict = seconds <= targets[name] ? 'met' : 'MISSED'
      const isKnown = cpuBefore !== undefined && cpuAfter !== undefined
      const cpu = isKnown ? `, ${((cpuAfter - cpuBefore) / 1000).toFixed(1)} s CPU` : ''
      return (
        `${'import'.padEnd(10)} ${name} of ${rows} rows in ${seconds.toFixed(1)} s ` +
        `(target ${targets[name]}, ${verdict})${cpu}`
      )
    }
    const secret = stage.sessionSecret
    return [
      await run('dry run', '?dryRun=true'),
      await run('commit', ''),
      ...(await measureOrdersMeanwhile(products, { origin, secret }, requestOf)),
    ]
  })
  return { lines: found, peakMemory }
}
