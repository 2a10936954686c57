import type { ReleaseStore } from '../release-store.ts'
import type { Actor } from '../site-revision.ts'

/** What a command was called with, and what it works on. */
export interface Invocation {
  /** Words after the command's name, as many as its usage names. */
  args: string[]
  /** Texts of options, and `true` for flags. */
  options: Record<string, string | boolean | undefined>
  /** The repository. */
  root: string
  /** Folder the command was called in. */
  cwd: string
  env: NodeJS.ProcessEnv
  store: ReleaseStore
  actor: Actor
  /** Says a step while it happens. */
  log: (line: string) => void
}

/** What a command has found or done: as data for programs, in lines for people. */
export interface CommandResult {
  data: unknown
  lines: string[]
}

/** One thing `npm run release` can do. */
export interface Command {
  /** Its words as people type them: `<needed>`, `[may be left out]`. */
  args: string
  summary: string
  /** Options of its own beside those every command takes, with what they mean. */
  options?: Record<string, { type: 'string' | 'boolean'; description: string }>
  run: (call: Invocation) => Promise<CommandResult>
}

/** The command was not called as it wants to be; nothing has happened. */
export class UsageError extends Error {}

/** @throws UsageError when the option is there and no whole number from 0 on */
export function parseWholeNumber(
  text: string | boolean | undefined,
  what: string,
): number | undefined {
  if (text === undefined) return undefined
  if (typeof text === 'string' && /^\d+$/.test(text)) return Number(text)
  throw new UsageError(`${what} is a whole number, not ${text}`)
}

/** The revision the caller believes the site to be at, from `--expect`. */
export const expectOption = {
  expect: { type: 'string', description: 'refuse unless the site is at this revision' },
} as const
