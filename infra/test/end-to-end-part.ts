import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { startThrowAwayDatabase } from '../start/database/throw-away-database.ts'
import { startSite } from '../start/site.ts'
import { findChromium } from './chromium.ts'
import type { PartResult, PartRun } from './part.ts'
import { runJest } from './run-jest.ts'

/** The whole site, built as for visitors, on data that is gone afterwards; tests in a real browser, one at a time. */
export async function runEndToEndTests(run: PartRun): Promise<PartResult> {
  const { root, jestArguments, shutdown } = run
  const chromium = await findChromium((line) => console.log(line))
  const state = join(root, '.data')
  await mkdir(join(state, 'test'), { recursive: true })
  const dataFolder = await mkdtemp(join(state, 'test/site-'))
  await shutdown.add(() => rm(dataFolder, { recursive: true, force: true }))
  const siteFolder = join(dataFolder, 'site')
  const { address } = await startSite({
    root,
    dataFolder,
    siteFolder,
    host: '127.0.0.1',
    port: 0,
    demo: true,
    startDatabase: (log) => startThrowAwayDatabase({ folder: state, log }),
    shutdown,
  })
  return runJest({
    root,
    part: 'e2e',
    args: ['--config', join(root, 'infra/e2e/jest.config.mjs'), ...jestArguments],
    env: { SITE_URL: address, SITE_FOLDER: siteFolder, CHROMIUM: chromium },
    isAlone: true,
  })
}
