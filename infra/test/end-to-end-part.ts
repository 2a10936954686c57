import { join } from 'node:path'
import type { PartResult, PartRun } from './part.ts'
import { runJest, secondLook } from './run-jest.ts'
import { startSiteUnderTest } from './site-under-test.ts'

/** Tests in a real browser, one file at a time, against a site of their own. */
export async function runEndToEndTests(run: PartRun): Promise<PartResult> {
  const { root, jestArguments, shutdown } = run
  const site = await startSiteUnderTest(root, shutdown)
  return runJest({
    root,
    part: 'e2e',
    // A test that fails may leave a server or a browser open, and the run has to end all the same.
    args: ['--config', join(root, 'infra/e2e/jest.config.mjs'), '--forceExit', ...jestArguments],
    env: { ...site, ...secondLook(jestArguments) },
    isAlone: true,
  })
}
