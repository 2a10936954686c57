import { join } from 'node:path'
import { CommandError, describeError } from '../processes/command-error.ts'
import { step } from '../processes/steps.ts'
import { runJest } from './jest/run-jest.ts'
import { runJestTwice } from './jest/run-jest-twice.ts'
import { startEngines } from './site/engines.ts'
import { startSitesUnderTest } from './site/site-under-test.ts'
import type { Suite } from './suite.ts'

/**
 * The tests in a real browser against temporary sites: two files at a time, each worker with its own site. Named tests run
 * on one site. Those in Firefox and WebKit are skipped where these cannot be had.
 */
export const prepareEndToEndTests: Suite = async (run) => {
  const { root, jestArguments, releasedSite, shutdown } = run
  const isWhole = jestArguments.length === 0
  const workers = isWhole ? 2 : 1
  const sites = await startSitesUnderTest(root, { count: workers, releasedSite, shutdown })
  const programs = await step(
    'engines',
    (log) => startEngines(log, shutdown).catch(describeMissing),
    (found) => (typeof found === 'string' ? `skipped: ${found}` : 'Firefox and WebKit'),
  )
  const runTests = isWhole ? runJestTwice : runJest
  return () =>
    runTests({
      root,
      suite: 'e2e',
      args: [
        ...['--config', join(root, 'infra/e2e/jest.config.mjs')],
        ...['--testSequencer', join(root, 'infra/e2e/setup/longest-first.mjs')],
        // A failed test may leave a server or a browser open, which must not keep jest from exiting.
        '--forceExit',
        ...(typeof programs === 'string' ? ['--testPathIgnorePatterns', '/engines/'] : []),
        ...jestArguments,
      ],
      env: { SITES: JSON.stringify(sites), ...(typeof programs !== 'string' && programs) },
      workers,
    })
}

function describeMissing(error: unknown): string {
  if (error instanceof CommandError) return describeError(error)
  throw error
}
