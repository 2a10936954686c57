import { Gauge, type Registry } from 'prom-client'

/**
 * Registers the outcome of the last readiness check. A scrape does not run the check: it would use connections, which
 * are measured at the same time.
 * @param assertReady throws when something is not ready that requests need
 * @returns `assertReady`, which records its outcome
 */
export function registerReadinessMetric(
  metrics: Registry,
  assertReady: () => Promise<void>,
): () => Promise<void> {
  const ready = new Gauge({
    name: 'store_ready',
    help: '1 if GET /api/health/ready answered 200 when it was last asked, else 0.',
    registers: [metrics],
  })
  return async () => {
    await assertReady().catch((error: unknown) => {
      ready.set(0)
      throw error
    })
    ready.set(1)
  }
}
