import type { Pool } from 'mysql2/promise'
import { migrateAndSeed, openPool, recreateSchema, withApi } from '../bench-environment.ts'
import type { Benchmark } from '../benchmark.ts'
import { sendRequest } from '../load/http-client.ts'
import { cpuMsOf } from '../load/process-usage.ts'
import { verdict } from '../load/report.ts'
import { timeOrdersDuring } from '../orders/concurrent-orders.ts'
import { type RequestOf, signInAdmins } from './admins.ts'
import { makeProductFile } from './product-file.ts'

const rows = 50_000
/** Number of rows that update an existing product. The others create one. */
const knownProducts = 10_000

/** Targets in seconds. */
const targets = { 'dry run': 15, commit: 60 } as const

const schema = 'store_import'

/** How many seconds an order may take during an import. */
const orderTarget = 1

/** Rejected rows would make the import look fast. */
function assertComplete(response: string, updated = knownProducts): void {
  const report: unknown = JSON.parse(response)
  const isComplete =
    typeof report === 'object' &&
    report !== null &&
    'created' in report &&
    'updated' in report &&
    Number(report.created) === rows - updated &&
    Number(report.updated) === updated
  if (!isComplete) throw new Error(`the import skipped rows: ${response.slice(0, 500)}`)
}

/** Measures orders while a price list of all products is imported. */
async function measureConcurrentOrders(
  pool: Pool,
  { origin, secret }: { origin: string; secret: string },
  requestOf: RequestOf,
): Promise<string[]> {
  await pool.query('UPDATE products SET stock = 1000000')
  const form = await makeProductFile(pool, rows, { priceFrom: 2000, withStock: false })
  const request = { ...requestOf({ role: 'superadmin', path: '/products/upload-excel' }), form }
  const startedAt = performance.now()
  const { result, orders, longestMs } = await timeOrdersDuring(pool, { origin, secret }, async () =>
    sendRequest(request),
  )
  const seconds = (performance.now() - startedAt) / 1000
  assertComplete(result, rows)
  return [
    `${'  orders'.padEnd(10)} wait ${(longestMs / 1000).toFixed(2)} s at most while ${rows} products are ` +
      `updated${verdict(orderTarget, (most) => longestMs < most * 1000)}`,
    `           ${orders.requests} orders in ${seconds.toFixed(1)} s, median ${orders.median.toFixed(0)} ms, ` +
      `p95 ${orders.p95.toFixed(0)} ms`,
  ]
}

/** Measures an import of 50,000 rows into a catalogue of 10,000 products, in a new schema each time. */
export const productImport: Benchmark = async (environment, shutdown) => {
  const importEnvironment = await recreateSchema(environment, schema)
  await migrateAndSeed(importEnvironment, { products: knownProducts })
  const products = openPool(importEnvironment.databaseUrl)
  await shutdown.add(async () => products.end())
  const form = await makeProductFile(products, rows)
  const { result, peakMemory } = await withApi(
    importEnvironment,
    shutdown,
    async ({ origin, pid }) => {
      const requestOf = await signInAdmins(products, { origin, secret: environment.sessionSecret })
      const run = async (name: keyof typeof targets, query: string) => {
        const path = `/products/upload-excel${query}`
        const [startedAt, cpuBefore] = [performance.now(), await cpuMsOf(pid)]
        const answer = await sendRequest({ ...requestOf({ role: 'superadmin', path }), form })
        const seconds = (performance.now() - startedAt) / 1000
        const cpuAfter = await cpuMsOf(pid)
        assertComplete(answer)
        const isKnown = cpuBefore !== undefined && cpuAfter !== undefined
        const cpu = isKnown ? `, ${((cpuAfter - cpuBefore) / 1000).toFixed(1)} s CPU` : ''
        return (
          `${'import'.padEnd(10)} ${name} of ${rows} rows in ${seconds.toFixed(1)} s` +
          `${verdict(targets[name], (most) => seconds <= most)}${cpu}`
        )
      }
      const secret = environment.sessionSecret
      return [
        await run('dry run', '?dryRun=true'),
        await run('commit', ''),
        ...(await measureConcurrentOrders(products, { origin, secret }, requestOf)),
      ]
    },
  )
  return { lines: result, peakMemory }
}
