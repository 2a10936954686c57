import { Gauge, type Registry } from 'prom-client'

/** A value with its labels. */
export interface Sample {
  labels: Readonly<Record<string, string>>
  value: number
}

/** A gauge whose samples are read for each scrape. */
export interface SampledGauge {
  name: string
  help: string
  labelNames: readonly string[]
  read: () => readonly Sample[] | Promise<readonly Sample[]>
}

/** Registers a gauge. Samples that `read` no longer returns disappear. */
export function registerGauge(metrics: Registry, { read, ...options }: SampledGauge): void {
  const gauge = new Gauge({
    ...options,
    async collect() {
      const samples = await read()
      gauge.reset()
      for (const { labels, value } of samples) gauge.set(labels, value)
    },
    registers: [metrics],
  })
}
