import { setCanary } from '../canary.ts'
import { type Command, expectOption, UsageError, wholeNumber } from './command.ts'
import { answerTo } from './outcome.ts'

export const canary: Command = {
  words: '<remote> <version> <percent>',
  summary: 'gives a published release to a share of all browsers; 0 takes it away',
  options: expectOption,
  run: async ({ store, actor, words: [remote = '', version = '', share], options }) => {
    const expected = wholeNumber(options.expect, '--expect')
    const percent = wholeNumber(share, 'percent')
    if (percent === undefined) throw new UsageError('Say how many percent')
    const outcome = await setCanary(store, { remote, version, percent, actor, expected })
    const whom = percent === 0 ? 'nobody' : `${percent} % of all browsers`
    return answerTo(outcome, `${remote}@${version} goes to ${whom}`)
  },
}
