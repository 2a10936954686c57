import type { ReleaseReporter } from '../remotes/loader/remote-loader.ts'
import type { Reporter } from '../reporting/reporter.ts'

/** Records the reports, one line each: `opened mf-shop@1.0.0 canary`, `failed mf-shop@1.0.0 canary`. */
export interface FakeReports extends ReleaseReporter, Pick<Reporter, 'crashed' | 'blank'> {
  lines: string[]
}

/** Ignores all reports. */
export function fakeReports(): FakeReports {
  const lines: string[] = []
  return {
    lines,
    opened: ({ name, version, cohort }) => lines.push(`opened ${name}@${version} ${cohort}`),
    failed: ({ name, version, cohort }) => lines.push(`failed ${name}@${version} ${cohort}`),
    crashed: (release) => lines.push(`crashed ${release}`),
    blank: (release) => lines.push(`blank ${release}`),
  }
}
