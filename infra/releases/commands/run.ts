import { parseArgs } from 'node:util'
import { currentUser } from '../current-user.ts'
import { openStore } from '../open-store.ts'
import { type Command, type Invocation, UsageError } from './command.ts'
import { commands } from './commands.ts'
import { commonOptions, formatCommandUsage, formatUsage } from './usage.ts'

/** Where a command runs, and where its words go. */
export interface CommandContext {
  root: string
  /** Folder it was called in. */
  cwd: string
  env: NodeJS.ProcessEnv
  print: (line: string) => void
  printError: (line: string) => void
}

/**
 * Runs one command line.
 * @returns the exit code: 0 done, 1 refused or failed, 2 called in a wrong way
 */
export async function runCommandLine(line: string[], context: CommandContext): Promise<number> {
  const [name = 'help', ...rest] = line
  if (['help', '--help', '-h'].includes(name)) return help(rest[0], context)
  const command = commands[name]
  if (command === undefined) {
    context.printError(`There is no command ${name}.\n\n${formatUsage(commands)}`)
    return 2
  }
  try {
    await runCommand(command, rest, context)
    return 0
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const isUsage = error instanceof UsageError
    context.printError(isUsage ? `${message}\n\n${formatCommandUsage(name, command)}` : message)
    return isUsage ? 2 : 1
  }
}

function help(name: string | undefined, { print }: CommandContext): number {
  const command = name === undefined ? undefined : commands[name]
  print(name && command ? formatCommandUsage(name, command) : formatUsage(commands))
  return 0
}

async function runCommand(
  command: Command,
  line: string[],
  context: CommandContext,
): Promise<void> {
  const { values, positionals } = parse(command, line)
  const { root, cwd, env, print, printError } = context
  const { store, reason, json } = values
  const answer = await command.run({
    args: positionals,
    options: values,
    root,
    cwd,
    env,
    store: openStore(typeof store === 'string' ? store : env.RELEASE_STORE, context),
    actor: { by: currentUser(env), ...(typeof reason === 'string' && { reason }) },
    // What is said underway is no part of what a program reads.
    log: json ? printError : print,
  })
  if (json) print(JSON.stringify(answer.data, null, 2))
  else for (const text of answer.lines) print(text)
}

function parse(command: Command, line: string[]) {
  const args = command.args.split(' ').filter((word) => word !== '')
  const needed = args.filter((word) => word.startsWith('<')).length
  const parsed = parseLine(command, line)
  const given = parsed.positionals.length
  if (given < needed) throw new UsageError(`${args[given]} is missing`)
  if (given > args.length) throw new UsageError(`${parsed.positionals[args.length]} is too much`)
  return parsed
}

function parseLine({ options = {} }: Command, args: string[]) {
  try {
    const known = { ...options, ...commonOptions }
    const { values, positionals } = parseArgs({ args, options: known, allowPositionals: true })
    const single: Invocation['options'] = {}
    for (const [name, value] of Object.entries(values)) {
      if (!Array.isArray(value)) single[name] = value
    }
    return { values: single, positionals }
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
