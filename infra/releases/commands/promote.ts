import { promote as promoteRelease } from '../promote.ts'
import { type Command, expectOption, wholeNumber } from './command.ts'
import { answerTo } from './outcome.ts'

export const promote: Command = {
  words: '<remote> <version>',
  summary: 'gives a published release to everybody; the one before becomes its fallback',
  options: expectOption,
  run: async ({ store, actor, words: [remote = '', version = ''], options }) => {
    const expected = wholeNumber(options.expect, '--expect')
    const outcome = await promoteRelease(store, { remote, version, actor, expected })
    return answerTo(outcome, `${remote}@${version} goes to everybody`)
  },
}
