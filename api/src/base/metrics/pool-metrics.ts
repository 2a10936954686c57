import type { Registry } from 'prom-client'
import { registerGauge } from './gauges.ts'

/** The state of a pool of connections. */
export interface PoolUsage {
  used: number
  free: number
  /** Callers that wait for a connection. */
  pending: number
}

/** Names of pools. Alerts and dashboards in `infra/monitoring` use them. */
export const poolNames = ['requests', 'reports', 'orders'] as const

/** Registers the connections of pools, by name. */
export function registerPoolMetrics(
  metrics: Registry,
  pools: Readonly<Partial<Record<(typeof poolNames)[number], () => PoolUsage>>>,
): void {
  registerGauge(metrics, {
    name: 'store_database_connections',
    help: 'Connections of a pool that are used or free, and callers that wait for one (pending).',
    labelNames: ['pool', 'state'],
    read: () =>
      Object.entries(pools).flatMap(([pool, usageOf]) =>
        Object.entries(usageOf()).map(([state, value]) => ({ labels: { pool, state }, value })),
      ),
  })
}
