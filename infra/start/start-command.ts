import { join, resolve } from 'node:path'
import { readPort } from '../processes/ports.ts'
import { runUntilStopped } from '../processes/shutdown.ts'
import { startDatabase } from './database/start-database.ts'
import { startSite } from './site.ts'
import { startSitePlatform } from './site-platform.ts'
import { startupMessage } from './startup-message.ts'

/** The demo's dashboards and desks are filled; a store that has orders stays as it is. */
export const demoSeed = ['--orders', '400'] as const

/** `npm start`: runs the whole site on this machine until Ctrl-C. */
export async function start(root: string): Promise<void> {
  const dataFolder = dataFolderOf(root)
  const host = process.env.HOST || '127.0.0.1'
  const demo = process.env.DEMO !== '0'
  const siteFolder = join(dataFolder, 'site')
  await runUntilStopped(async (shutdown) => {
    const { address } = await startSite({
      root,
      dataFolder,
      siteFolder,
      host,
      port: readPort(process.env.PORT),
      demo,
      seedArguments: demoSeed,
      startDatabase: (log) => startDatabase({ folder: dataFolder, log }),
      shutdown,
    })
    const options = { root, dataFolder, siteFolder, siteAddress: address }
    const platform = await startSitePlatform({ ...options, demo, shutdown })
    console.log(startupMessage({ address, host, demo, dataFolder, platform }))
  })
}

/** Folder of all state of the local site: `DATA_FOLDER`, by default `.data`. */
export function dataFolderOf(root: string): string {
  return process.env.DATA_FOLDER ? resolve(process.env.DATA_FOLDER) : join(root, '.data')
}
