import { join } from 'node:path'
import { type ApiEntry, bundleApi } from './api-bundle.ts'
import { apiEnvironment } from './api-environment.ts'
import { joinDatabase } from './database/start-database.ts'
import { runEntry } from './run-entry.ts'
import { readSecrets } from './secrets.ts'
import type { Shutdown } from './shutdown.ts'
import { dataFolderOf } from './start-command.ts'
import { step } from './steps.ts'

export type ProgramRun = {
  root: string
  entry: ApiEntry
  args?: readonly string[]
  input?: string
  shutdown: Shutdown
}

/**
 * Runs one of the API's programs on this site's data, whether the site runs or not; answers what it said.
 * @throws Problem when there is no database or the program fails
 */
export async function runOnSite({ root, shutdown, ...program }: ProgramRun): Promise<string> {
  const dataFolder = dataFolderOf(root)
  const database = await step(
    'database',
    (log) => joinDatabase({ folder: dataFolder, log }),
    ({ how }) => how,
  )
  await shutdown.add(database.stop)
  await bundleApi(root)
  const env = apiEnvironment({
    databaseUrl: database.url,
    dataFolder,
    demo: true,
    secrets: await readSecrets(dataFolder),
  })
  const common = { root, env, logs: join(dataFolder, 'log') }
  await runEntry({ ...common, entry: 'migrate' })
  return runEntry({ ...common, ...program })
}
