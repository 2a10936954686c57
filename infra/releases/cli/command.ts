import type { Actor } from '../site/site-revision.ts'
import type { ReleaseStore } from '../store/release-store.ts'

/** The arguments of a command and what it works on. */
export interface Invocation {
  /** Positional arguments, as many as the usage lists. */
  args: string[]
  /** Values of options; `true` for flags. */
  options: Record<string, string | boolean | undefined>
  /** Root of the repository. */
  root: string
  /** Folder in which the command was called. */
  cwd: string
  env: NodeJS.ProcessEnv
  store: ReleaseStore
  actor: Actor
  /** Reports progress. */
  log: (line: string) => void
}

/** The result of a command: as data for `--json`, and as lines for people. */
export interface CommandResult {
  data: unknown
  lines: string[]
}

/** A command of `npm run release`. */
export interface Command {
  /** Positional arguments as shown in the usage: `<required>`, `[optional]`. */
  args: string
  summary: string
  /** Options besides those that every command accepts. */
  options?: Record<string, { type: 'string' | 'boolean'; description: string }>
  run: (invocation: Invocation) => Promise<CommandResult>
}

/** The command was called with invalid arguments and has done nothing. */
export class UsageError extends Error {}

/** @throws UsageError when the value is present and not a whole number */
export function parseWholeNumber(
  text: string | boolean | undefined,
  what: string,
): number | undefined {
  if (text === undefined) return undefined
  if (typeof text === 'string' && /^\d+$/.test(text)) return Number(text)
  throw new UsageError(`${what} must be a whole number, not ${text}`)
}

/** `--expect`: the revision at which the caller expects the site. */
export const expectOption = {
  expect: { type: 'string', description: 'fails unless the site is at this revision' },
} as const
