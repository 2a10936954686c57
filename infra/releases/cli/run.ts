import { parseArgs } from 'node:util'
import { openStore } from '../store/open-store.ts'
import { type Command, type Invocation, UsageError } from './command.ts'
import { commands } from './commands.ts'
import { currentUser } from './current-user.ts'
import { commonOptions, formatCommandUsage, formatUsage } from './usage.ts'

/** The environment of a command line. */
export interface CommandContext {
  root: string
  /** Folder in which it was called. */
  cwd: string
  env: NodeJS.ProcessEnv
  print: (line: string) => void
  printError: (line: string) => void
}

/**
 * Runs one command line.
 * @returns the exit code: 0 success, 1 refused or failed, 2 invalid usage
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
  const result = await command.run({
    args: positionals,
    options: values,
    root,
    cwd,
    env,
    store: openStore(typeof store === 'string' ? store : env.RELEASE_STORE, context),
    actor: { by: currentUser(env), ...(typeof reason === 'string' && { reason }) },
    // With --json, standard output contains nothing but the result.
    log: json ? printError : print,
  })
  if (json) print(JSON.stringify(result.data, null, 2))
  else for (const text of result.lines) print(text)
}

function parse(command: Command, line: string[]) {
  const args = command.args.split(' ').filter((word) => word !== '')
  const required = args.filter((word) => word.startsWith('<')).length
  const parsed = parseLine(command, line)
  const count = parsed.positionals.length
  if (count < required) throw new UsageError(`${args[count]} is missing`)
  if (count > args.length) {
    throw new UsageError(`unexpected argument ${parsed.positionals[args.length]}`)
  }
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
