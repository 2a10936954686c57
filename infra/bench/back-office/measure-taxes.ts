import { migrateAndSeed, openPool, recreateSchema, withApi } from '../bench-environment.ts'
import type { Benchmark } from '../benchmark.ts'
import { sendRequest } from '../load/http-client.ts'
import { verdict } from '../load/report.ts'
import { timeOrdersDuring } from '../orders/concurrent-orders.ts'
import { signInAdmins } from './admins.ts'
import { fillTaxMonth } from './tax-month.ts'

const documents = 20_000
const catalogue = { products: 400, orders: 400 }

/** Seconds until a file of the month has arrived. */
const fileTarget = 10
/** Seconds an order may take while the files are made. */
const orderTarget = 1

const files = [
  { name: 'overview', path: '/admin/taxes' },
  { name: 'GSTR-1', path: '/admin/taxes/gstr1' },
  { name: 'register', path: '/admin/taxes/register' },
  { name: 'as XLSX', path: '/admin/taxes/register', format: 'xlsx' },
  { name: 'e-invoices', path: '/admin/taxes/e-invoices' },
] as const

/** Measures the files of a month of 20,000 tax documents, and orders that are placed meanwhile. */
export const taxMonth: Benchmark = async (environment, shutdown) => {
  const taxes = await recreateSchema(environment, 'store_taxes')
  await migrateAndSeed(taxes, catalogue)
  const pool = openPool(taxes.databaseUrl)
  await shutdown.add(async () => pool.end())
  const month = await fillTaxMonth(pool, documents)
  await pool.query('UPDATE products SET stock = 1000000')
  const { result, peakMemory } = await withApi(taxes, shutdown, async ({ origin }) => {
    const secret = environment.sessionSecret
    const requestOf = await signInAdmins(pool, { origin, secret })
    const lines = []
    for (const { name, path, ...rest } of files) {
      const query = new URLSearchParams({ month, ...rest })
      const request = requestOf({ role: 'superadmin', path: `${path}?${query}` })
      const startedAt = performance.now()
      const answer = await sendRequest(request)
      const seconds = (performance.now() - startedAt) / 1000
      const during = await timeOrdersDuring(pool, { origin, secret }, async () =>
        sendRequest(request),
      )
      lines.push(
        `${name.padEnd(10)} of ${documents} documents in ${seconds.toFixed(1)} s` +
          `${verdict(fileTarget, (most) => seconds <= most)}, ${(answer.length / 1e6).toFixed(1)} MB`,
        `           orders beside it: median ${during.orders.median.toFixed(0)} ms, longest ` +
          `${(during.longestMs / 1000).toFixed(2)} s${verdict(orderTarget, (most) => during.longestMs < most * 1000)}`,
      )
    }
    return lines
  })
  return { lines: result, peakMemory }
}
