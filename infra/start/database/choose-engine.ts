import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { Problem } from '../problem.ts'
import {
  type ChosenEngine,
  forgetEngine,
  kindOf,
  type RecalledEngine,
  rememberEngine,
} from './chosen-engine.ts'
import { fetchDebianEngine } from './debian-engine.ts'
import { isDockerUsable } from './docker-database.ts'
import { findInstalledEngines } from './installed-engine.ts'

export type Choice<Started> = {
  /** Where the server's data lie. */
  folder: string
  /** Where downloaded packages are kept. */
  packages: string
  /** Set when the folder has data already, which only this kind of server can read. */
  kind: RecalledEngine['kind'] | undefined
  start: (engine: ChosenEngine) => Promise<Started>
  log: (line: string) => void
}

/**
 * Tries one server after the other until one starts; the folder remembers it.
 * @throws Problem with the ways to get one when none starts
 */
export async function chooseEngine<Started>(choice: Choice<Started>): Promise<Started> {
  const { folder, kind, start } = choice
  const data = join(folder, 'data')
  const isNew = !existsSync(data)
  const refusals: string[] = []
  for await (const engine of candidates(choice, refusals)) {
    if (kind && kindOf(engine) !== kind) continue
    try {
      await rememberEngine(folder, engine)
      return await start(engine)
    } catch (error) {
      // A server that cannot begin here (AppArmor keeps Ubuntu's mysqld out of our folder) is passed over.
      refusals.push(error instanceof Error ? error.message : String(error))
      if (!isNew) break
      await forgetEngine(folder)
      await rm(data, { recursive: true, force: true })
    }
  }
  throw new Problem(kind ? missingKind(kind, folder) : waysToGetOne(refusals))
}

async function* candidates(
  { packages, log }: Pick<Choice<unknown>, 'packages' | 'log'>,
  refusals: string[],
): AsyncGenerator<ChosenEngine> {
  yield* await findInstalledEngines()
  if (await isDockerUsable()) yield 'docker'
  const fetched = await fetchDebianEngine(packages, log)
  if (typeof fetched === 'string') refusals.push(fetched)
  else yield fetched
}

function missingKind(kind: string, folder: string): string {
  return [
    `The data in ${folder} was made by ${kind}, which is no longer to be found on this machine.`,
    'Install it again, or remove that folder to begin with an empty shop.',
  ].join('\n')
}

function waysToGetOne(refusals: readonly string[]): string {
  return [
    'No database can be started here. Any one of these is enough:',
    '  - DATABASE_URL=mysql://user:password@host:3306/database npm start',
    '  - install MariaDB 10.11 or newer, or MySQL 8 or newer (its service need not run)',
    '  - start Docker',
    '  - on Debian or Ubuntu: a network in which apt-get can download packages',
    'What was tried:',
    ...refusals.map((line) => `  - ${line}`),
  ].join('\n')
}
