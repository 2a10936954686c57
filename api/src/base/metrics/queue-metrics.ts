import type { Registry } from 'prom-client'
import { registerGauge, type Sample } from './gauges.ts'

/** Names of queues. Alerts and dashboards in `infra/monitoring` use them. */
export const queueNames = ['mails', 'imports', 'canary counts'] as const

/** Registers the lengths of queues, by name. */
export function registerQueueMetrics(
  metrics: Registry,
  queues: Readonly<Partial<Record<(typeof queueNames)[number], () => number | Promise<number>>>>,
): void {
  registerGauge(metrics, {
    name: 'store_queue_length',
    help: 'Entries of a queue that wait. Absent while its database does not answer.',
    labelNames: ['queue'],
    async read() {
      const read = async ([queue, lengthOf]: [string, () => number | Promise<number>]) => ({
        labels: { queue },
        value: await lengthOf(),
      })
      // The other metrics are needed most when the database does not respond.
      const settled = await Promise.allSettled(Object.entries(queues).map(read))
      return settled.flatMap((result): Sample[] =>
        result.status === 'fulfilled' ? [result.value] : [],
      )
    },
  })
}
