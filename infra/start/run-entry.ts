import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ApiEntry, bundledEntry } from './api-bundle.ts'
import { Problem } from './problem.ts'
import { runCommand } from './run-command.ts'

export type EntryRun = {
  root: string
  entry: ApiEntry
  args?: readonly string[]
  env: NodeJS.ProcessEnv
  input?: string
  /** Folder for what the program says. */
  logs: string
}

/** Milliseconds for the longest of them, a catalogue of 100,000 products. */
const LIMIT = 30 * 60_000

/**
 * Runs one of the API's programs to its end; answers what it said.
 * @throws Problem with the sentence it failed with; all it said is in its log file
 */
export async function runEntry(run: EntryRun): Promise<string> {
  const { root, entry, args = [], env, input, logs } = run
  const { ok, output } = await runCommand({
    file: process.execPath,
    args: ['--enable-source-maps', bundledEntry(root, entry), ...args],
    cwd: root,
    env,
    timeout: LIMIT,
    ...(input === undefined ? {} : { input }),
  })
  await mkdir(logs, { recursive: true })
  const file = join(logs, `${entry}.log`)
  await writeFile(file, output)
  if (!ok) throw new Problem(`${entry} failed: ${faultIn(output)}\nAll it said is in ${file}`)
  return output
}

/** The sentence of the first error in a program's output, without its stack. */
export function faultIn(output: string): string {
  const named = /^(?:Uncaught )?\w*Error(?: \[\w+\])?: (.+)$/m.exec(output)?.[1]
  return named ?? output.trim().split('\n').at(-1) ?? 'it said nothing'
}
