import { promote as promoteRelease } from '../../compose/promote.ts'
import type { ReleaseCommand } from '../command.ts'
import { expectOption } from '../options.ts'
import { describeOutcome } from '../outcome.ts'

export const promote: ReleaseCommand = {
  usage: 'promote <remote> <version>',
  summary: 'gives a published release to all browsers; the previous one becomes its fallback',
  options: [expectOption],
  run: async ({ store, actor, args: [remote = '', version = ''], options }) => {
    const outcome = await promoteRelease(store, {
      remote,
      version,
      actor,
      expected: options.expect,
    })
    return describeOutcome(outcome, `${remote}@${version} goes to all browsers`)
  },
}
