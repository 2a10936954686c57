import { join } from 'node:path'
import { CommandError } from '../processes/command-error.ts'
import { promptAll } from '../processes/prompt.ts'
import { runOnce, type Shutdown } from '../processes/shutdown.ts'
import { step } from '../processes/steps.ts'
import { readSecrets } from '../settings/secrets.ts'
import { type ApiEntry, bundleApi } from './api/api-bundle.ts'
import { apiEnvironment } from './api/api-environment.ts'
import { runEntry } from './api/run-entry.ts'
import { reuseOrStartDatabase } from './database/start-database.ts'
import { dataFolderOf } from './start-command.ts'

/** `npm run seed`: fills the catalogue of this site. @param products number to reach; default: that of the demo */
export async function seed(root: string, products: number | undefined): Promise<void> {
  const args = products === undefined ? [] : ['--products', String(products)]
  await runOnce(async (shutdown) => {
    await step(
      'seed',
      () => runApiProgram({ root, entry: 'seed', args, shutdown }),
      (output) => output.trim().split('\n').at(-1) || 'done',
    )
  })
}

/**
 * `npm run create-superadmin`: asks for e-mail and password and creates the account. No account is shipped. Scripts
 * pass them as two lines on stdin.
 */
export async function createSuperadmin(root: string): Promise<void> {
  await runOnce(async (shutdown) => {
    const [email = '', password = ''] = await promptAll([
      { label: 'E-mail' },
      { label: 'Password', isSecret: true },
    ])
    if (!email.trim() || !password)
      throw new CommandError('An e-mail address and a password are required.')
    const input = JSON.stringify({ email: email.trim(), password })
    await runApiProgram({ root, entry: 'create-superadmin', input, shutdown })
    console.log(`${email.trim()} is a superadmin now.`)
  })
}

/** `npm run remove-second-factor <email>`: for the last superadmin, whom nobody else can help. */
export async function removeSecondFactor(root: string, email: string): Promise<void> {
  await runOnce(async (shutdown) => {
    await runApiProgram({ root, entry: 'remove-second-factor', args: [email], shutdown })
    console.log(`${email} can login with the password alone now.`)
  })
}

/** `npm run move-files`: moves proofs, bills, uploads, product pictures and documents into the configured bucket. */
export async function moveFiles(root: string, options: { delete?: boolean }): Promise<void> {
  const args = options.delete ? ['--delete'] : []
  await runOnce(async (shutdown) => {
    const output = await runApiProgram({ root, entry: 'move-files', args, shutdown })
    console.log(output.trim())
  })
}

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
async function runApiProgram({ root, shutdown, ...program }: ProgramOptions): Promise<string> {
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
