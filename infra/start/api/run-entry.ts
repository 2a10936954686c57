import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommandError } from '../../processes/command-error.ts'
import { runCommand } from '../../processes/run-command.ts'
import { type ApiEntry, bundledEntry } from './api-bundle.ts'

type EntryOptions = {
  root: string
  entry: ApiEntry
  args?: readonly string[]
  env: NodeJS.ProcessEnv
  input?: string
  /** Folder of the log files. */
  logs: string
}

/** Enough for the slowest one, which seeds 100,000 products. */
const TIMEOUT_MS = 30 * 60_000

/**
 * Runs one of the API's entry points.
 * @returns its output
 * @throws CommandError with its error message; the whole output is in its log file
 */
export async function runEntry(run: EntryOptions): Promise<string> {
  const { root, entry, args = [], env, input, logs } = run
  const { ok, output } = await runCommand({
    file: process.execPath,
    args: ['--enable-source-maps', bundledEntry(root, entry), ...args],
    cwd: root,
    env,
    timeout: TIMEOUT_MS,
    ...(input === undefined ? {} : { input }),
  })
  await mkdir(logs, { recursive: true })
  const file = join(logs, `${entry}.log`)
  await writeFile(file, output)
  if (!ok)
    throw new CommandError(`${entry} failed: ${errorMessageIn(output)}\nIts output is in ${file}`)
  return output
}

/** The message of the first error in a program's output, without its stack. */
function errorMessageIn(output: string): string {
  const named = /^(?:Uncaught )?\w*Error(?: \[\w+\])?: (.+)$/m.exec(output)?.[1]
  return named ?? output.trim().split('\n').at(-1) ?? 'no output'
}
