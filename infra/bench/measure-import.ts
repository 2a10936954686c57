import { signInAdmins } from './admins.ts'
import { ask } from './http-client.ts'
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

/** Rows that were refused would make it fast. */
function assertWhole(answer: string): void {
  const report: unknown = JSON.parse(answer)
  const isWhole =
    typeof report === 'object' &&
    report !== null &&
    'created' in report &&
    'updated' in report &&
    Number(report.created) === rows - knownProducts &&
    Number(report.updated) === knownProducts
  if (!isWhole) throw new Error(`the import left rows out: ${answer.slice(0, 500)}`)
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
    return [await run('dry run', '?dryRun=true'), await run('commit', '')]
  })
  return { lines: found, peakMemory }
}
