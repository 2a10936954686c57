import type { SiteOutcome } from '../change-site.ts'
import type { CommandResult } from './command.ts'

/** What a change of the site is answered with. */
export function describeOutcome(outcome: SiteOutcome, done: string): CommandResult {
  const { revision, isNew, notes } = outcome
  return {
    data: outcome,
    lines: isNew
      ? [...notes, `${done}: the site is at revision ${revision}`]
      : [`nothing to do: the site already is so, at revision ${revision}`],
  }
}
