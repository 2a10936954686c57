import type { Telemetry } from '@store/contract/schemas/site/telemetry'

/** Beyond so many different labels they are counted as one. */
const mostSeries = 500
const others = 'remote="other"'

/** Counts what browsers report, by release; what else they say, anybody can make up, so it is no label. */
export class TelemetryCounts {
  readonly #counts = new Map<string, number>()

  add({ remote, version, cohort, kind }: Telemetry): void {
    const labels = Object.entries({ remote, version, cohort, kind })
      .map(([label, value]) => `${label}="${value}"`)
      .join(',')
    const isRoom = this.#counts.has(labels) || this.#counts.size < mostSeries
    const series = isRoom ? labels : others
    this.#counts.set(series, (this.#counts.get(series) ?? 0) + 1)
  }

  /** In the text form that Prometheus reads. */
  toText(): string {
    const name = 'store_telemetry_reports_total'
    const lines = [...this.#counts].map(([labels, count]) => `${name}{${labels}} ${count}`)
    const head = [`# HELP ${name} Reports of browsers by release.`, `# TYPE ${name} counter`]
    return `${[...head, ...lines].join('\n')}\n`
  }
}
