import { openPool, withApi } from '../bench-environment.ts'
import type { Benchmark } from '../benchmark.ts'
import { timeRequests } from '../load/latency.ts'
import { latencyLine } from '../load/report.ts'
import { signInAdmins, waitForIndex } from './admins.ts'

const dayMs = 24 * 60 * 60 * 1000
const requestsPerView = 10

function dayBefore(days: number): string {
  return new Date(Date.now() - days * dayMs).toISOString().slice(0, 10)
}

const views = [
  { name: 'dashboards', role: 'superadmin', path: '/dashboard/super-admin' },
  { name: '  a tier', role: 'distributor-admin', path: '/dashboard/distributor' },
  { name: '  30 days', role: 'superadmin', path: '/dashboard/analytics' },
  { name: '  a year', role: 'superadmin', path: `/dashboard/analytics?from=${dayBefore(360)}` },
] as const

/** Measures how long an admin waits for dashboards of a million orders. */
export const dashboards: Benchmark = async (environment, shutdown) => {
  const pool = openPool(environment.databaseUrl)
  await shutdown.add(async () => pool.end())
  const { result, peakMemory } = await withApi(environment, shutdown, async ({ origin, pid }) => {
    const requestOf = await signInAdmins(pool, { origin, secret: environment.sessionSecret })
    await waitForIndex(requestOf)
    const lines = []
    for (const { name, ...sight } of views) {
      const requests = Array.from({ length: requestsPerView }, () => requestOf(sight))
      lines.push(latencyLine(name, await timeRequests(pid, requests)))
    }
    return lines
  })
  return { lines: result, peakMemory }
}
