import { join, resolve } from 'node:path'
import { announce } from './announcement.ts'
import { startDatabase } from './database/start-database.ts'
import { startPlatformOf } from './platform.ts'
import { readPort } from './ports.ts'
import { runUntilStopped } from './shutdown.ts'
import { startSite } from './site.ts'

/** `npm start`: the whole site on this machine, until Ctrl-C. */
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
      startDatabase: (log) => startDatabase({ folder: dataFolder, log }),
      shutdown,
    })
    const place = { root, dataFolder, siteFolder, siteAddress: address }
    const platform = await startPlatformOf({ ...place, demo, shutdown })
    console.log(announce({ address, host, demo, dataFolder, platform }))
  })
}

/** Where the state of this machine's site lives; `DATA_FOLDER` puts it elsewhere. */
export function dataFolderOf(root: string): string {
  return process.env.DATA_FOLDER ? resolve(process.env.DATA_FOLDER) : join(root, '.data')
}
