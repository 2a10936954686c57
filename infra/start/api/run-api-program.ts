import { join } from 'node:path'
import type { Shutdown } from '../../processes/shutdown.ts'
import { step } from '../../processes/steps.ts'
import { readSecrets } from '../../settings/secrets.ts'
import { reuseOrStartDatabase } from '../database/start-database.ts'
import { dataFolderOf } from '../start-command.ts'
import { type ApiEntry, bundleApi } from './api-bundle.ts'
import { apiEnvironment } from './api-environment.ts'
import { runEntry } from './run-entry.ts'

type ProgramOptions = {
  root: string
  entry: ApiEntry
  args?: readonly string[]
  input?: string
  shutdown: Shutdown
}

/**
 * Runs one of the API's entry points on this site's data, whether or not the site is running.
 * @returns its output
 * @throws CommandError if there is no database or the program fails
 */
export async function runApiProgram({
  root,
  shutdown,
  ...program
}: ProgramOptions): Promise<string> {
  const dataFolder = dataFolderOf(root)
  const database = await step(
    'database',
    (log) => reuseOrStartDatabase({ folder: dataFolder, log }),
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
