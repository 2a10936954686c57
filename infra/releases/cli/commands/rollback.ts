import { rollback as rollBack } from '../../compose/rollback.ts'
import { type Command, expectOption, parseWholeNumber } from '../command.ts'
import { describeOutcome } from '../outcome.ts'

export const rollback: Command = {
  args: '[remote]',
  summary: 'restores the previous release of one remote, or of the whole site',
  options: {
    ...expectOption,
    to: { type: 'string', description: 'restores this revision; default: one step back' },
  },
  run: async ({ store, actor, args: [remote], options }) => {
    const expected = parseWholeNumber(options.expect, '--expect')
    const to = parseWholeNumber(options.to, '--to')
    const outcome = await rollBack(store, { remote, to, actor, expected })
    return describeOutcome(outcome, `${remote ?? 'the site'} is rolled back`)
  },
}
