import type { Shutdown } from '../processes/shutdown.ts'

export type SuiteRun = {
  root: string
  /** Passed to jest, for example a pattern of file names. */
  jestArguments: readonly string[]
  /** Stops what the suite started, also on Ctrl-C. */
  shutdown: Shutdown
}

export type SuiteResult = { passed: number; failed: number }

export function isFailed({ failed }: SuiteResult): boolean {
  return failed > 0
}

/** A line per suite, then `N passed, N failed`, which CI reads. */
export function summary(results: readonly (readonly [string, SuiteResult])[]): string {
  const total = { passed: 0, failed: 0 }
  const lines = results.map(([name, { passed, failed }]) => {
    total.passed += passed
    total.failed += failed
    return `${name.padEnd(6)} ${passed} passed, ${failed} failed`
  })
  return [...lines, `${total.passed} passed, ${total.failed} failed`].join('\n')
}
