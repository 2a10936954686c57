import { rollback as rollBack } from '../rollback.ts'
import { type Command, expectOption, wholeNumber } from './command.ts'
import { answerTo } from './outcome.ts'

export const rollback: Command = {
  words: '[remote]',
  summary: 'gives everybody what they had before: of one remote, or of the whole site',
  options: {
    ...expectOption,
    to: { type: 'string', meaning: 'as it was in this revision; else one step back' },
  },
  run: async ({ store, actor, words: [remote], options }) => {
    const expected = wholeNumber(options.expect, '--expect')
    const to = wholeNumber(options.to, '--to')
    const outcome = await rollBack(store, { remote, to, actor, expected })
    return answerTo(outcome, `${remote ?? 'the site'} is as it was`)
  },
}
