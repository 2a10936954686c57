import { setCanary } from '../../compose/canary.ts'
import { type Command, expectOption, parseWholeNumber, UsageError } from '../command.ts'
import { describeOutcome } from '../outcome.ts'

export const canary: Command = {
  args: '<remote> <version> <percent>',
  summary: 'gives a published release to a share of all browsers; 0 ends the canary',
  options: expectOption,
  run: async ({ store, actor, args: [remote = '', version = '', share], options }) => {
    const expected = parseWholeNumber(options.expect, '--expect')
    const percent = parseWholeNumber(share, 'percent')
    if (percent === undefined) throw new UsageError('<percent> is missing')
    const outcome = await setCanary(store, { remote, version, percent, actor, expected })
    const audience = percent === 0 ? 'no browser' : `${percent} % of all browsers`
    return describeOutcome(outcome, `${remote}@${version} goes to ${audience}`)
  },
}
