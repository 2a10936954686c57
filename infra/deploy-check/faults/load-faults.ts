import { setTimeout as wait } from 'node:timers/promises'
import type { RowDataPacket } from 'mysql2'
import { makeProductFile } from '../../bench/back-office/product-file.ts'
import { openPool } from '../../bench/bench-environment.ts'
import { sendRequest } from '../../bench/load/http-client.ts'
import { runDocker } from '../../images/docker.ts'
import type { Fault } from './fault.ts'

const rows = 50_000
/** Longer than an import takes on a busy machine. */
const importWithinMs = 300_000
const fullForMs = 8_000
/** MariaDB retries once a minute, also while it starts. */
const recoveredWithinMs = 150_000

/** Work and shortages of a busy site. */
export const loadFaults: readonly Fault[] = [
  {
    name: 'import of 50,000 rows',
    isPlanned: true,
    happen: async (site) => {
      const pool = openPool(await site.databaseUrl())
      try {
        const form = await makeProductFile(pool, rows, { onlyNew: true })
        const token = await site.signIn('superadmin')
        // nginx may give up before the import ends, which goes on.
        const url = `${site.origin}/api/products/upload-excel`
        await sendRequest({ url, token, form }).catch(() => undefined)
        for (const deadline = Date.now() + importWithinMs; ; await wait(500)) {
          const [[found]] = await pool.query<(RowDataPacket & { n: number })[]>(
            'SELECT COUNT(*) AS n FROM products',
          )
          if (Number(found?.n) >= rows) return
          if (Date.now() > deadline) throw new Error(`the import ended at ${found?.n} products`)
        }
      } finally {
        await pool.end()
      }
    },
  },
  {
    name: 'backup',
    isPlanned: true,
    happen: async (site) => {
      await site.compose('run', '--rm', '--no-deps', '-T', 'backup')
    },
  },
  {
    name: 'disk of an API instance full',
    isPlanned: false,
    happen: async (site) => {
      const [container = ''] = await site.containers('api')
      const run = (command: string) =>
        runDocker(site.docker, ['exec', container, 'sh', '-c', command])
      await run('cat /dev/zero >/tmp/full 2>/dev/null || true')
      await wait(fullForMs)
      await run('rm /tmp/full')
    },
  },
  {
    name: 'disk of the database full',
    isPlanned: false,
    happen: async (site, onOutage) => {
      const [container = ''] = await site.containers('database-1')
      const run = (command: string) =>
        runDocker(site.docker, ['exec', container, 'sh', '-c', command])
      const startedAt = performance.now()
      const file = '/var/lib/mysql/full'
      await run(`fallocate -l $(df --output=avail -B1 /var/lib/mysql | tail -1) ${file} || true`)
      await run(`cat /dev/zero >>${file} 2>/dev/null || true`)
      await wait(fullForMs)
      // Not in the server's container: InnoDB aborts when a rollback finds no space, and cannot start again until there is some.
      const remove = ['--entrypoint', 'rm', 'database-1', file]
      await site.compose('run', '--rm', '--no-deps', '-T', ...remove)
      await site.whenHealthy('database-1', recoveredWithinMs)
      // MariaDB looks for space in its binary log once a minute.
      await whenWritable(await site.databaseUrl())
      onOutage(performance.now() - startedAt)
    },
  },
]

async function whenWritable(databaseUrl: string): Promise<void> {
  const pool = openPool(databaseUrl)
  await pool.query('CREATE TABLE IF NOT EXISTS deploy_check (id INT)')
  await pool.query('DROP TABLE deploy_check')
  await pool.end()
}
