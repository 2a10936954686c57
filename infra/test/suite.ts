import type { Shutdown } from '../processes/shutdown.ts'

export type Change = {
  /** Changed files that exist, relative to the root. */
  files: readonly string[]
  /** Packages that contain them or compile them with their own sources. */
  packages: readonly string[]
}

export type SuiteRun = {
  root: string
  /** Passed to jest, for example a pattern of file names. */
  jestArguments: readonly string[]
  /** What the checks look at; everything by default. */
  change?: Change | undefined
  /** Folder of the site, if it is released in the background. */
  releasedSite?: Promise<string> | undefined
  /** Stops what the suite started, also on Ctrl-C. */
  shutdown: Shutdown
}

/**
 * Starts what the tests of a suite need; in a run of several suites while the one before is running.
 * @returns runs the tests
 */
export type Suite = (run: SuiteRun) => Promise<() => Promise<SuiteResult>>

export type SuiteResult = {
  passed: number
  failed: number
  /** Names of the tests that failed first and passed on retry. */
  retried: string[]
}

export function isFailed({ failed }: SuiteResult): boolean {
  return failed > 0
}

/** Combines the results of several runs. */
export function addResults(results: readonly SuiteResult[]): SuiteResult {
  return {
    passed: results.reduce((sum, { passed }) => sum + passed, 0),
    failed: results.reduce((sum, { failed }) => sum + failed, 0),
    retried: results.flatMap(({ retried }) => retried),
  }
}

/** A line per suite, the tests that passed on retry, then `N passed, N failed`, which CI reads. */
export function summary(results: readonly (readonly [string, SuiteResult])[]): string {
  const { passed, failed, retried } = addResults(results.map(([, result]) => result))
  return [
    ...results.map(
      ([name, each]) => `${name.padEnd(6)} ${each.passed} passed, ${each.failed} failed`,
    ),
    `passed on retry: ${retried.length}`,
    ...retried.map((name) => `  ${name}`),
    `${passed} passed, ${failed} failed`,
  ].join('\n')
}
