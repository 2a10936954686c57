import { join } from 'node:path'
import { CommandError } from '../processes/command-error.ts'
import type { Shutdown } from '../processes/shutdown.ts'
import type { Log } from '../processes/steps.ts'
import { runJest } from '../test/jest/run-jest.ts'
import { findChromium, startChromium } from '../test/site/chromium.ts'
import type { SiteInContainers } from './site-in-containers.ts'

/**
 * Orders in a real browser, from the registration to the bill: the browser test of the repository on this site.
 * @throws CommandError if a step fails
 */
export async function orderInBrowser(
  root: string,
  site: SiteInContainers,
  { log, shutdown }: { log: Log; shutdown: Shutdown },
): Promise<string> {
  const chromium = await findChromium(log)
  const BROWSER_URL = await startChromium(chromium, shutdown)
  const sites = [{ SITE_URL: site.origin, SITE_FOLDER: '', BROWSER_URL, PLATFORM_TOKEN: '' }]
  const { passed, failed } = await runJest({
    root,
    suite: 'deploy-check',
    args: ['--config', join(root, 'infra/e2e/jest.config.mjs'), '--forceExit', 'one-order.test'],
    env: { SITES: JSON.stringify(sites) },
    workers: 1,
  })
  if (failed > 0) throw new CommandError('The order in a browser failed.')
  return `${passed} steps of an order in a browser`
}
