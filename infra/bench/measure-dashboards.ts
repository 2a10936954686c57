import { signInAdmins, waitForIndex } from './admins.ts'
import { timeRequests } from './latency.ts'
import type { Part } from './part.ts'
import { latencyLine } from './report.ts'
import { openPool, withApi } from './stage.ts'

const dayMs = 24 * 60 * 60 * 1000
const timesEach = 10

function dayBefore(days: number): string {
  return new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
}

const sights = [
  { name: 'dashboards', role: 'superadmin', path: '/dashboard/super-admin' },
  { name: '  a tier', role: 'distributor-admin', path: '/dashboard/distributor' },
  { name: '  30 days', role: 'superadmin', path: '/dashboard/analytics' },
  { name: '  a year', role: 'superadmin', path: `/dashboard/analytics?from=${dayBefore(360)}` },
] as const

/** How long an admin waits for figures of a million orders. */
export const dashboards: Part = async (stage, shutdown) => {
  const pool = openPool(stage.databaseUrl)
  await shutdown.add(async () => pool.end())
  const { found, peakMemory } = await withApi(stage, shutdown, async ({ origin, pid }) => {
    const requestOf = await signInAdmins(pool, { origin, secret: stage.sessionSecret })
    await waitForIndex(requestOf)
    const lines = []
    for (const { name, ...sight } of sights) {
      const requests = Array.from({ length: timesEach }, () => requestOf(sight))
      lines.push(latencyLine(name, await timeRequests(pid, requests)))
    }
    return lines
  })
  return { lines: found, peakMemory }
}
