import type { Telemetry } from '@store/contract/schemas/site/telemetry'
import { Counter, type Registry } from 'prom-client'

/** Above this number of different labels, further ones are counted as one. */
const mostSeries = 500

/** Counts the reports of browsers by release. Other contents are no labels, because anybody can invent them. */
export class TelemetryCounts {
  readonly #series = new Set<string>()
  readonly #reports: Counter

  constructor(metrics: Registry) {
    this.#reports = new Counter({
      name: 'store_telemetry_reports_total',
      help: 'Reports of browsers by release.',
      labelNames: ['remote', 'version', 'cohort', 'kind'],
      registers: [metrics],
    })
  }

  add({ remote, version, cohort, kind }: Telemetry): void {
    const series = [remote, version, cohort, kind].join(' ')
    if (this.#series.size < mostSeries) this.#series.add(series)
    const isKnown = this.#series.has(series)
    this.#reports.inc(isKnown ? { remote, version, cohort, kind } : { remote: 'other' })
  }
}
