import { join } from 'node:path'
import { runJest } from './jest/run-jest.ts'
import { runJestTwice } from './jest/run-jest-twice.ts'
import { startEngines } from './site/engines.ts'
import { startSitesUnderTest } from './site/site-under-test.ts'
import type { Suite } from './suite.ts'

/**
 * The browser tests in every engine that buyers have: Firefox, WebKit, Chromium of today and of years ago. They take
 * minutes, so `npm test` runs the fast ones among them only.
 */
export const prepareEngineTests: Suite = async ({ root, jestArguments, shutdown }) => {
  const isWhole = jestArguments.length === 0
  const workers = isWhole ? 2 : 1
  const programs = await startEngines((line) => console.log(line), shutdown)
  const sites = await startSitesUnderTest(root, { count: workers, shutdown })
  const runTests = isWhole ? runJestTwice : runJest
  return () =>
    runTests({
      root,
      suite: 'engines',
      args: [
        ...['--config', join(root, 'infra/e2e/engines/jest.config.mjs')],
        ...['--testSequencer', join(root, 'infra/e2e/setup/longest-first.mjs')],
        '--forceExit',
        ...jestArguments,
      ],
      env: { SITES: JSON.stringify(sites), ...programs },
      workers,
    })
}
