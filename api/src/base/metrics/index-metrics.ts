import { Counter, type Registry } from 'prom-client'
import { registerGauge, type Sample } from './gauges.ts'

/** The size of an in-memory index. */
export interface IndexSize {
  entries: number
  /** Heap and buffers of its thread. */
  memoryBytes: number
}

/** The state of an in-memory index. */
export interface IndexState {
  /** Undefined while it loads. */
  size: IndexSize | undefined
  /** The age of its data; undefined while it loads, and for an index that catches up before each answer. */
  lagSeconds?: number | undefined
  /** Number of queries that SQL had to answer. */
  fallbacks: number
}

type IndexValue = (state: IndexState) => number | undefined

/** Measures the calling thread, which runs an index with this number of entries. */
export function measureIndex(entries: number): IndexSize {
  const { heapUsed, external } = process.memoryUsage()
  return { entries, memoryBytes: heapUsed + external }
}

/** Names of indexes. Alerts and dashboards in `infra/monitoring` use them. */
export const indexNames = ['catalogue', 'orders'] as const

/** Registers the sizes, lags and fallbacks of indexes, by name; undefined for one that does not run. */
export function registerIndexMetrics(
  metrics: Registry,
  indexes: Readonly<Partial<Record<(typeof indexNames)[number], () => IndexState | undefined>>>,
): void {
  const samplesOf = (pick: IndexValue) =>
    Object.entries(indexes).flatMap(([index, stateOf]): Sample[] => {
      const state = stateOf()
      const value = state && pick(state)
      return value === undefined ? [] : [{ labels: { index }, value }]
    })
  const register = (name: string, help: string, pick: IndexValue) =>
    registerGauge(metrics, { name, help, labelNames: ['index'], read: () => samplesOf(pick) })

  register('store_index_entries', 'Entries of an index.', ({ size }) => size?.entries)
  register(
    'store_index_memory_bytes',
    'Heap and buffers of the thread of an index.',
    ({ size }) => size?.memoryBytes,
  )
  register('store_index_lag_seconds', 'Age of the data of an index.', (state) => state.lagSeconds)
  const fallbacks = new Counter({
    name: 'store_index_fallbacks_total',
    help: 'Queries that SQL answered, because an index was loading, late or gone.',
    labelNames: ['index'],
    collect() {
      fallbacks.reset()
      for (const { labels, value } of samplesOf((state) => state.fallbacks)) {
        fallbacks.inc(labels, value)
      }
    },
    registers: [metrics],
  })
}
