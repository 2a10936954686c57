import { setCanary } from '../canary.ts'
import { type Command, expectOption, parseWholeNumber, UsageError } from './command.ts'
import { describeOutcome } from './outcome.ts'

export const canary: Command = {
  args: '<remote> <version> <percent>',
  summary: 'gives a published release to a share of all browsers; 0 takes it away',
  options: expectOption,
  run: async ({ store, actor, args: [remote = '', version = '', share], options }) => {
    const expected = parseWholeNumber(options.expect, '--expect')
    const percent = parseWholeNumber(share, 'percent')
    if (percent === undefined) throw new UsageError('Say how many percent')
    const outcome = await setCanary(store, { remote, version, percent, actor, expected })
    const whom = percent === 0 ? 'nobody' : `${percent} % of all browsers`
    return describeOutcome(outcome, `${remote}@${version} goes to ${whom}`)
  },
}
