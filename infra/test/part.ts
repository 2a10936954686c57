import type { Shutdown } from '../start/shutdown.ts'

export type PartRun = {
  root: string
  /** Passed on to jest, e.g. a pattern of file names. */
  jestArguments: readonly string[]
  /** Takes what the part starts, so that Ctrl-C ends it too. */
  shutdown: Shutdown
}

export type PartResult = { passed: number; failed: number }

export function isFailed({ failed }: PartResult): boolean {
  return failed > 0
}

/** A line a part, and `N passed, N failed` as the last, which CI reads. */
export function summary(results: readonly (readonly [string, PartResult])[]): string {
  const total = { passed: 0, failed: 0 }
  const lines = results.map(([name, { passed, failed }]) => {
    total.passed += passed
    total.failed += failed
    return `${name.padEnd(6)} ${passed} passed, ${failed} failed`
  })
  return [...lines, `${total.passed} passed, ${total.failed} failed`].join('\n')
}
