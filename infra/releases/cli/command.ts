import type { Actor } from '../site/site-revision.ts'
import type { ReleaseStore } from '../store/release-store.ts'

/** The values of all commands' options. */
export interface CommandOptions {
  store?: string
  reason?: string
  json?: boolean
  expect?: number
  to?: number
  days?: number
  dryRun?: boolean
  limit?: number
  publishes?: boolean
  hours?: number
  site?: string
  output?: string
}

/** The arguments of a command and what it works on. */
export interface Invocation {
  /** Positional arguments, as many as the usage lists. */
  args: string[]
  options: CommandOptions
  /** How this command line is called, e.g. `npm run release --`. */
  program: string
  /** Root of the repository, or the folder of the image. */
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

/** An option: `--days <…>` has a value, `--dry-run` has none. */
export interface CommandOption {
  flags: `--${string}`
  description: string
  parse?: (text: string) => number
}

/** A command of the release tool. */
export interface ReleaseCommand {
  /** Its name and positional arguments, `<required>` or `[optional]`. */
  usage: string
  summary: string
  /** Options besides those that every command accepts. */
  options?: readonly CommandOption[]
  run: (invocation: Invocation) => Promise<CommandResult>
}
