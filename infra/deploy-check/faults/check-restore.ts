import { setTimeout as wait } from 'node:timers/promises'
import type { RowDataPacket } from 'mysql2'
import { openPool } from '../../bench/bench-environment.ts'
import {
  placeOrderWithRetries,
  prepareOrders,
  verifyOrders,
} from '../../bench/faults/fault-test-orders.ts'
import { CommandError } from '../../processes/command-error.ts'
import { mapConcurrently } from '../../releases/store/map-concurrently.ts'
import type { SiteInContainers } from '../site-in-containers.ts'

const buyers = 20
/** Longer than a replica needs for the statements of a restore. */
const replicatedWithinMs = 60_000

/**
 * Loses the database, the files and the releases after a backup, restores them as the README of infra/compose says, and
 * opens every order that was acknowledged before, with its proof.
 * @returns what was found
 * @throws CommandError if something is missing
 */
export async function checkRestore(site: SiteInContainers): Promise<string> {
  const { origin, sessionSecret: secret } = site
  const pool = openPool(await site.databaseUrl())
  const orders = await prepareOrders(pool, { buyers, secret })
  await pool.end()
  const acknowledged = await mapConcurrently(orders.sessions, 5, (session) =>
    placeOrderWithRetries(session, () => origin),
  )
  const before = await countRows(await site.databaseUrl())
  const filesBefore = await digestFiles(site)
  const line = await site.compose('run', '--rm', '--no-deps', '-T', 'backup')
  await site.compose('stop', 'api', 'platform')
  await loseEverything(site)
  const startedAt = performance.now()
  await site.compose('run', '--rm', '--no-deps', '-T', 'restore', 'latest')
  const files = new Set(await digestFiles(site))
  const missing = filesBefore.filter((file) => !files.has(file))
  if (missing.length > 0) throw new CommandError(`files are missing: ${missing.join(', ')}`)
  await site.up()
  const seconds = (performance.now() - startedAt) / 1000
  const after = openPool(await site.databaseUrl())
  const report = await verifyOrders(after, { orders, acknowledged, origin })
  await after.end()
  const restored = await countRows(await site.databaseUrl())
  const page = await fetch(origin)
  if (report.lost + report.unreadableProofs > 0 || restored < before || !page.ok) {
    throw new CommandError(
      `${report.lost} orders lost, ${report.unreadableProofs} unreadable proofs, ` +
        `${restored} of ${before} orders, ${page.status} for the page`,
    )
  }
  await whenReplicated(site, restored)
  return (
    `${restored} orders, ${acknowledged.length} proofs opened, ${filesBefore.length} files compared, ` +
    `replica follows, open again ${seconds.toFixed(0)} s after the loss; ${line.split('\n').at(-1)}`
  )
}

const folders = '/uploads /site /platform'

/** Drops the schema, and deletes uploads, releases and what is live. */
async function loseEverything(site: SiteInContainers): Promise<void> {
  const pool = openPool(await site.databaseUrl())
  await pool.query('DROP DATABASE store')
  await pool.end()
  await runWithFiles(site, `find ${folders} -mindepth 1 -delete`)
}

/**
 * Digests and paths of the files that a backup has. One is made in the folder of uploads, which is empty when the API
 * writes into a bucket.
 */
async function digestFiles(site: SiteInContainers): Promise<string[]> {
  const make = '[ -e /uploads/probe ] || date >/uploads/probe'
  const list = `find ${folders} -path /site/.incoming -prune -o -type f -exec sha256sum {} +`
  const lines = (await runWithFiles(site, `${make}; ${list}`)).split('\n')
  return lines.filter((text) => /^[0-9a-f]{64} /.test(text))
}

function runWithFiles(site: SiteInContainers, command: string): Promise<string> {
  const run = ['run', '--rm', '-T', '--entrypoint', 'sh']
  return site.compose(...run, 'restore', '-c', command)
}

async function countRows(databaseUrl: string): Promise<number> {
  const pool = openPool(databaseUrl)
  try {
    const [[row]] = await pool.query<(RowDataPacket & { orders: number })[]>(
      'SELECT COUNT(*) AS orders FROM orders',
    )
    return Number(row?.orders)
  } finally {
    await pool.end()
  }
}

/** Resolves once the replica has the restored orders too. */
async function whenReplicated(site: SiteInContainers, orders: number): Promise<void> {
  await site.whenHealthy('database-2')
  const url = new URL(await site.databaseUrl())
  url.hostname = await site.addressOf('database-2')
  for (const deadline = Date.now() + replicatedWithinMs; ; await wait(500)) {
    // The table may not be there yet.
    const found = await countRows(url.href).catch(() => 0)
    if (found >= orders) return
    if (Date.now() > deadline) throw new CommandError(`the replica has ${found} orders`)
  }
}
