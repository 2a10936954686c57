import { join } from 'node:path'
import { retrySettings, runJest } from './run-jest.ts'
import { startSiteUnderTest } from './site-under-test.ts'
import type { SuiteResult, SuiteRun } from './suite.ts'

/** Runs the tests in a real browser, one file at a time, against a temporary site. */
export async function runEndToEndTests(run: SuiteRun): Promise<SuiteResult> {
  const { root, jestArguments, shutdown } = run
  const site = await startSiteUnderTest(root, shutdown)
  return runJest({
    root,
    suite: 'e2e',
    // A failed test may leave a server or a browser open, which must not keep jest from exiting.
    args: ['--config', join(root, 'infra/e2e/jest.config.mjs'), '--forceExit', ...jestArguments],
    env: { ...site, ...retrySettings(jestArguments) },
    isSerial: true,
  })
}
