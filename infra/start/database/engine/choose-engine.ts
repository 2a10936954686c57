import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError, describeError } from '../../../processes/command-error.ts'
import { isDockerUsable } from '../docker-database.ts'
import { fetchDebianEngine } from './debian-engine.ts'
import { findInstalledEngines } from './installed-engine.ts'
import {
  type ChosenEngine,
  deleteSavedEngine,
  kindOf,
  type SavedEngine,
  saveEngine,
} from './saved-engine.ts'

type EngineChoice<Started> = {
  /** The folder of the server's data. */
  folder: string
  /** The folder of downloaded packages. */
  packages: string
  /** Set if the folder already has data, which only this kind of server can read. */
  kind: SavedEngine['kind'] | undefined
  start: (engine: ChosenEngine) => Promise<Started>
  log: (line: string) => void
}

/**
 * Tries one server after the other until one starts, and saves the choice in the folder.
 * @throws CommandError with installation hints if none starts
 */
export async function chooseEngine<Started>(choice: EngineChoice<Started>): Promise<Started> {
  const { folder, kind, start } = choice
  const data = join(folder, 'data')
  const isNew = !existsSync(data)
  const failures: string[] = []
  for await (const engine of candidates(choice, failures)) {
    if (kind && kindOf(engine) !== kind) continue
    try {
      await saveEngine(folder, engine)
      return await start(engine)
    } catch (error) {
      // Skip servers that cannot start here: AppArmor denies Ubuntu's mysqld access to our folder.
      failures.push(describeError(error))
      if (!isNew) break
      await deleteSavedEngine(folder)
      await rm(data, { recursive: true, force: true })
    }
  }
  throw new CommandError(kind ? missingEngineMessage(kind, folder) : installationHints(failures))
}

async function* candidates(
  { packages, log }: Pick<EngineChoice<unknown>, 'packages' | 'log'>,
  failures: string[],
): AsyncGenerator<ChosenEngine> {
  yield* await findInstalledEngines()
  if (await isDockerUsable()) yield 'docker'
  const downloaded = await fetchDebianEngine(packages, log)
  if (typeof downloaded === 'string') failures.push(downloaded)
  else yield downloaded
}

function missingEngineMessage(kind: string, folder: string): string {
  return [
    `The data in ${folder} was made by ${kind}, which is no longer installed on this machine.`,
    'Install it again, or remove that folder to start with an empty shop.',
  ].join('\n')
}

function installationHints(failures: readonly string[]): string {
  return [
    'No database could be started. Any one of these is enough:',
    '  - DATABASE_URL=mysql://user:password@host:3306/database npm start',
    '  - install MariaDB 10.11 or newer, or MySQL 8 or newer (its service does not have to run)',
    '  - start Docker',
    '  - on Debian or Ubuntu: a network that lets apt-get download packages',
    'These were tried:',
    ...failures.map((line) => `  - ${line}`),
  ].join('\n')
}
