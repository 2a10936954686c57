import { promote as promoteRelease } from '../../compose/promote.ts'
import { type Command, expectOption, parseWholeNumber } from '../command.ts'
import { describeOutcome } from '../outcome.ts'

export const promote: Command = {
  args: '<remote> <version>',
  summary: 'gives a published release to all browsers; the previous one becomes its fallback',
  options: expectOption,
  run: async ({ store, actor, args: [remote = '', version = ''], options }) => {
    const expected = parseWholeNumber(options.expect, '--expect')
    const outcome = await promoteRelease(store, { remote, version, actor, expected })
    return describeOutcome(outcome, `${remote}@${version} goes to all browsers`)
  },
}
