import { existsSync } from 'node:fs'
import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { watchRemotes } from '../releases/dev.ts'
import { announce } from './announcement.ts'
import { watchApi } from './api-bundle.ts'
import { startDatabase } from './database/start-database.ts'
import { readPort } from './ports.ts'
import { explain, Problem } from './problem.ts'
import { runUntilStopped, type Shutdown } from './shutdown.ts'
import { type Site, startSite } from './site.ts'
import { dataFolderOf } from './start-command.ts'
import { logOf } from './steps.ts'

/**
 * `npm run dev`: the site with everything watched; `npm run dev mf-shop` (or `shell`, `api`, several) watches only
 * what is named, the rest is as released: it is not built, whatever its source says. A change is there at the next
 * reload.
 */
export async function develop(root: string, wanted: readonly string[]): Promise<void> {
  const dataFolder = dataFolderOf(root)
  // Apart from the site of `npm start`, which shows releases only.
  const siteFolder = join(dataFolder, 'dev-site')
  const host = process.env.HOST || '127.0.0.1'
  await runUntilStopped(async (shutdown) => {
    const names = await namesToWatch(root, wanted)
    const site = await startSite({
      root,
      dataFolder,
      siteFolder,
      host,
      port: readPort(process.env.PORT),
      demo: true,
      startDatabase: (log) => startDatabase({ folder: dataFolder, log }),
      ...((await isReleased(dataFolder, siteFolder)) &&
        wanted.length > 0 && { prepareSite: async (log) => log('the rest is as it was released') }),
      shutdown,
    })
    if (names.includes('api')) await followApi(root, site, shutdown)
    const browserParts = names.filter((name) => name !== 'api')
    const log = logOf('dev')
    const stopWatching = await watchRemotes({ names: browserParts, folder: siteFolder, log })
    await shutdown.add(async () => stopWatching())
    console.log(announce({ address: site.address, host, demo: true, dataFolder }))
    log(`watching ${names.join(', ')}`)
  })
}

/** True when there is a released site to work in: that of `npm start` is copied where there was none yet. */
async function isReleased(dataFolder: string, siteFolder: string): Promise<boolean> {
  const released = join(dataFolder, 'site')
  if (!existsSync(join(siteFolder, 'index.html')) && existsSync(join(released, 'index.html'))) {
    await cp(released, siteFolder, { recursive: true })
  }
  return existsSync(join(siteFolder, 'index.html'))
}

/** Restarts the API after each change that builds; after one that does not, the last good one goes on. */
async function followApi(root: string, site: Site, shutdown: Shutdown): Promise<void> {
  const log = logOf('api')
  let last = Promise.resolve()
  const stopWatching = await watchApi(root, (faults) => {
    if (faults) return log(faults)
    last = last
      .then(site.restartApi)
      .then(() => log('restarted'))
      .catch((error: unknown) => log(explain(error)))
  })
  await shutdown.add(stopWatching)
}

async function namesToWatch(root: string, wanted: readonly string[]): Promise<string[]> {
  const folders = await readdir(root)
  const remotes = folders.filter((name) => existsSync(join(root, name, 'remote.config.ts')))
  const all = ['api', 'shell', ...remotes]
  const unknown = wanted.filter((name) => !all.includes(name))
  if (unknown.length > 0) {
    throw new Problem(`There is no ${unknown.join(', ')} to watch. There are: ${all.join(', ')}.`)
  }
  return wanted.length > 0 ? [...wanted] : all
}
