import { existsSync } from 'node:fs'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError, describeError } from '../processes/command-error.ts'
import { readPort } from '../processes/ports.ts'
import { runUntilStopped, type Shutdown } from '../processes/shutdown.ts'
import { logOf } from '../processes/steps.ts'
import { findRemotes } from '../releases/build/build-inputs.ts'
import { watchRemotes } from '../releases/build/watch-remotes.ts'
import { watchApi } from './api/api-bundle.ts'
import { startDatabase } from './database/start-database.ts'
import { type Site, startSite } from './site.ts'
import { dataFolderOf, demoSeed } from './start-command.ts'
import { startupMessage } from './startup-message.ts'

/**
 * `npm run dev`: runs the site and rebuilds on every change. `npm run dev mf-shop` (or `shell`, `api`, several) watches
 * only the named packages; the others come from their last release and are not built. Reload the page to see a change.
 */
export async function develop(root: string, requested: readonly string[]): Promise<void> {
  const dataFolder = dataFolderOf(root)
  // Separate from the site of `npm start`, which serves releases only.
  const siteFolder = join(dataFolder, 'dev-site')
  const host = process.env.HOST || '127.0.0.1'
  await runUntilStopped(async (shutdown) => {
    const names = namesToWatch(root, requested)
    const site = await startSite({
      root,
      dataFolder,
      siteFolder,
      host,
      port: readPort(process.env.PORT),
      demo: true,
      seedArguments: demoSeed,
      startDatabase: (log) => startDatabase({ folder: dataFolder, log }),
      ...((await hasReleasedSite(dataFolder, siteFolder)) &&
        requested.length > 0 && { prepareSite: async (log) => log('everything else as released') }),
      shutdown,
    })
    if (names.includes('api')) await restartApiOnChange(root, site, shutdown)
    const browserParts = names.filter((name) => name !== 'api')
    const log = logOf('dev')
    const stopWatching = await watchRemotes({ names: browserParts, folder: siteFolder, log })
    await shutdown.add(async () => stopWatching())
    console.log(startupMessage({ address: site.address, host, demo: true, dataFolder }))
    log(`watching ${names.join(', ')}`)
  })
}

/** Returns true if there is a released site to work in. Copies that of `npm start` if there is none yet. */
async function hasReleasedSite(dataFolder: string, siteFolder: string): Promise<boolean> {
  const releasedFolder = join(dataFolder, 'site')
  if (
    !existsSync(join(siteFolder, 'index.html')) &&
    existsSync(join(releasedFolder, 'index.html'))
  ) {
    await cp(releasedFolder, siteFolder, { recursive: true })
  }
  return existsSync(join(siteFolder, 'index.html'))
}

/** Restarts the API after each change that builds. After a failed build the last good one keeps running. */
async function restartApiOnChange(root: string, site: Site, shutdown: Shutdown): Promise<void> {
  const log = logOf('api')
  let last = Promise.resolve()
  const stopWatching = await watchApi(root, (errors) => {
    if (errors) return log(errors)
    last = last
      .then(site.restartApi)
      .then(() => log('restarted'))
      .catch((error: unknown) => log(describeError(error)))
  })
  await shutdown.add(stopWatching)
}

function namesToWatch(root: string, requested: readonly string[]): string[] {
  const all = ['api', 'shell', ...findRemotes(root)]
  const unknown = requested.filter((name) => !all.includes(name))
  if (unknown.length > 0) {
    throw new CommandError(
      `Unknown package: ${unknown.join(', ')}. Packages to watch: ${all.join(', ')}.`,
    )
  }
  return requested.length > 0 ? [...requested] : all
}
