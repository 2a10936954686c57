import { collectDefaultMetrics, Registry } from 'prom-client'
import { indexNames, registerIndexMetrics } from '../../../api/src/base/metrics/index-metrics.ts'
import { poolNames, registerPoolMetrics } from '../../../api/src/base/metrics/pool-metrics.ts'
import { queueNames, registerQueueMetrics } from '../../../api/src/base/metrics/queue-metrics.ts'
import { registerReadinessMetric } from '../../../api/src/base/metrics/readiness-metric.ts'
import { registerRequestDurations } from '../../../api/src/base/metrics/request-durations.ts'
import { TelemetryCounts } from '../../../api/src/operations/telemetry/telemetry-counts.ts'

function valuesOf<Name extends string, Value>(names: readonly Name[], value: Value) {
  const entries: Partial<Record<Name, Value>> = {}
  for (const name of names) entries[name] = value
  return entries
}

/** The metrics of an API with every pool, queue and index, after requests of all classes and reports of browsers. */
export async function scrapeApi(): Promise<string> {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const observe = registerRequestDurations(metrics)
  for (const statusCode of [200, 302, 404, 500]) {
    observe({ operation: 'listProducts', method: 'GET', statusCode, seconds: 0.1 })
  }
  registerPoolMetrics(
    metrics,
    valuesOf(poolNames, () => ({ used: 1, free: 1, pending: 1 })),
  )
  registerQueueMetrics(
    metrics,
    valuesOf(queueNames, () => 1),
  )
  const index = { size: { entries: 1, memoryBytes: 1 }, lagSeconds: 1, fallbacks: 1 }
  registerIndexMetrics(
    metrics,
    valuesOf(indexNames, () => index),
  )
  registerReadinessMetric(metrics, async () => undefined)
  const reports = new TelemetryCounts(metrics)
  for (const cohort of ['stable', 'canary', 'fallback', 'preview'] as const) {
    for (const kind of ['load', 'error', 'vital', 'difference'] as const) {
      reports.add({ composition: '1', remote: 'mf-shop', version: '1.0.0', cohort, kind })
    }
  }
  return metrics.metrics()
}
