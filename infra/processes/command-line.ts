import { type Command, CommanderError, InvalidArgumentError } from 'commander'
import { describeError } from './command-error.ts'

/** Where a command line prints. */
export interface Terminal {
  print: (line: string) => void
  printError: (line: string) => void
}

/** Lets a program print to a terminal, and throw instead of exiting. Call it before adding subcommands, which inherit it. */
export function attachTerminal(program: Command, { print, printError }: Terminal): Command {
  return program
    .exitOverride()
    .showHelpAfterError()
    .configureOutput({
      writeOut: (text) => print(text.trimEnd()),
      writeErr: (text) => printError(text.trimEnd()),
    })
}

/**
 * Runs a command line.
 * @returns the exit code: 0 success, 1 rejected or failed, 2 invalid usage
 */
export async function runCommandLine(program: Command, line: readonly string[]): Promise<number> {
  try {
    await program.parseAsync(line, { from: 'user' })
    return 0
  } catch (error) {
    // Commander has already printed the help or an error message.
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : 2
    program.configureOutput().writeErr?.(describeError(error))
    return 1
  }
}

/** Parses an argument or option. @throws InvalidArgumentError when it is not a whole number */
export function wholeNumber(text: string): number {
  if (/^\d+$/.test(text)) return Number(text)
  throw new InvalidArgumentError(`${text} is not a whole number.`)
}

/** Parses an argument or option. @throws InvalidArgumentError when it is not a positive number */
export function positiveNumber(text: string): number {
  if (Number(text) > 0) return Number(text)
  throw new InvalidArgumentError(`${text} is not a positive number.`)
}
