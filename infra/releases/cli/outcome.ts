import type { SiteOutcome } from '../compose/change-site.ts'
import type { CommandResult } from './command.ts'

/** The result of a command that changes the site. */
export function describeOutcome(outcome: SiteOutcome, done: string): CommandResult {
  const { revision, isNew, notes } = outcome
  return {
    data: outcome,
    lines: isNew
      ? [...notes, `${done}: the site is at revision ${revision}`]
      : [`nothing to do: the site is unchanged, at revision ${revision}`],
  }
}
