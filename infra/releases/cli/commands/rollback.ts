import { wholeNumber } from '../../../processes/command-line.ts'
import { rollback as rollBack } from '../../compose/rollback.ts'
import type { ReleaseCommand } from '../command.ts'
import { expectOption } from '../options.ts'
import { describeOutcome } from '../outcome.ts'

export const rollback: ReleaseCommand = {
  usage: 'rollback [remote]',
  summary: 'restores the previous release of one remote, or of the whole site',
  options: [
    expectOption,
    {
      flags: '--to <…>',
      description: 'restores this revision; default: one step back',
      parse: wholeNumber,
    },
  ],
  run: async ({ store, actor, args: [remote], options }) => {
    const { to, expect: expected } = options
    const outcome = await rollBack(store, { remote, to, actor, expected })
    return describeOutcome(outcome, `${remote ?? 'the site'} is rolled back`)
  },
}
