import { parseArgs } from 'node:util'
import { currentUser } from '../current-user.ts'
import { openStore } from '../open-store.ts'
import { type Call, type Command, UsageError } from './command.ts'
import { commands } from './commands.ts'
import { commonOptions, usageOf, usageOfAll } from './usage.ts'

/** Where a command runs, and where its words go. */
export interface Surroundings {
  root: string
  /** Folder it was called in. */
  here: string
  env: NodeJS.ProcessEnv
  print: (line: string) => void
  complain: (line: string) => void
}

/**
 * Runs one command line.
 * @returns the exit code: 0 done, 1 refused or failed, 2 called in a wrong way
 */
export async function runCommandLine(line: string[], around: Surroundings): Promise<number> {
  const [name = 'help', ...rest] = line
  if (['help', '--help', '-h'].includes(name)) return help(rest[0], around)
  const command = commands[name]
  if (command === undefined) {
    around.complain(`There is no command ${name}.\n\n${usageOfAll(commands)}`)
    return 2
  }
  try {
    await runCommand(command, rest, around)
    return 0
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const isUsage = error instanceof UsageError
    around.complain(isUsage ? `${message}\n\n${usageOf(name, command)}` : message)
    return isUsage ? 2 : 1
  }
}

function help(name: string | undefined, { print }: Surroundings): number {
  const command = name === undefined ? undefined : commands[name]
  print(name && command ? usageOf(name, command) : usageOfAll(commands))
  return 0
}

async function runCommand(command: Command, line: string[], around: Surroundings): Promise<void> {
  const { values, positionals } = parse(command, line)
  const { root, here, env, print, complain } = around
  const { store, reason, json } = values
  const answer = await command.run({
    words: positionals,
    options: values,
    root,
    here,
    env,
    store: openStore(typeof store === 'string' ? store : env.RELEASE_STORE, around),
    actor: { by: currentUser(env), ...(typeof reason === 'string' && { reason }) },
    // What is said underway is no part of what a program reads.
    log: json ? complain : print,
  })
  if (json) print(JSON.stringify(answer.data, null, 2))
  else for (const text of answer.lines) print(text)
}

function parse(command: Command, line: string[]) {
  const words = command.words.split(' ').filter((word) => word !== '')
  const needed = words.filter((word) => word.startsWith('<')).length
  const parsed = parseLine(command, line)
  const given = parsed.positionals.length
  if (given < needed) throw new UsageError(`${words[given]} is missing`)
  if (given > words.length) throw new UsageError(`${parsed.positionals[words.length]} is too much`)
  return parsed
}

function parseLine({ options = {} }: Command, args: string[]) {
  try {
    const known = { ...options, ...commonOptions }
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true })
    const single: Call['options'] = {}
    for (const [name, value] of Object.entries(values)) {
      if (!Array.isArray(value)) single[name] = value
    }
    return { values: single, positionals }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
