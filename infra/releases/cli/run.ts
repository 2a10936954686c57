import { Command, InvalidArgumentError } from 'commander'
import { attachTerminal, runCommandLine, type Terminal } from '../../processes/command-line.ts'
import { openStore } from '../store/open-store.ts'
import type { CommandOptions, ReleaseCommand } from './command.ts'
import { currentUser } from './current-user.ts'
import { commonOptions } from './options.ts'

/** The environment of a command line. */
interface CommandContext extends Terminal {
  /** How it is called, e.g. `npm run release --`. */
  program: string
  commands: readonly ReleaseCommand[]
  root: string
  /** Folder in which it was called. */
  cwd: string
  env: NodeJS.ProcessEnv
}

/**
 * Runs one line of the release tool.
 * @returns the exit code: 0 success, 1 rejected or failed, 2 invalid usage
 */
export async function runRelease(line: string[], context: CommandContext): Promise<number> {
  const program = attachTerminal(new Command(context.program), context).configureHelp({
    subcommandTerm: (command) =>
      [command.name(), ...command.registeredArguments.map(termOf)].join(' '),
  })
  for (const command of context.commands) addCommand(program, command, context)
  return runCommandLine(program, line.length === 0 ? ['help'] : line)
}

function termOf(argument: { name: () => string; required: boolean }): string {
  return argument.required ? `<${argument.name()}>` : `[${argument.name()}]`
}

function addCommand(program: Command, command: ReleaseCommand, context: CommandContext): void {
  const { usage, summary, options = [], run } = command
  const { program: name, root, cwd, env, print, printError } = context
  const added = program.command(usage).description(summary)
  for (const { flags, description, parse } of [...options, ...commonOptions]) {
    if (parse) added.option(flags, description, parse)
    else added.option(flags, description)
  }
  added.action(async () => {
    const values = added.opts<CommandOptions>()
    const { store, reason, json } = values
    const invocation = {
      args: added.args,
      options: values,
      program: name,
      root,
      cwd,
      env,
      store: await openStore(store ?? env.RELEASE_STORE, context),
      actor: { by: currentUser(env), ...(reason && { reason }) },
      // With --json, standard output contains nothing but the result.
      log: json ? printError : print,
    }
    const result = await run(invocation).catch((error: unknown) => {
      if (error instanceof InvalidArgumentError) return added.error(`error: ${error.message}`)
      throw error
    })
    if (json) print(JSON.stringify(result.data, null, 2))
    else for (const text of result.lines) print(text)
  })
}
