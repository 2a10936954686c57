import { wholeNumber } from '../../../processes/command-line.ts'
import { setCanary } from '../../compose/canary.ts'
import type { ReleaseCommand } from '../command.ts'
import { expectOption } from '../options.ts'
import { describeOutcome } from '../outcome.ts'

export const canary: ReleaseCommand = {
  usage: 'canary <remote> <version> <percent>',
  summary: 'gives a published release to a share of all browsers; 0 ends the canary',
  options: [expectOption],
  run: async ({ store, actor, args: [remote = '', version = '', share = ''], options }) => {
    const percent = wholeNumber(share)
    const outcome = await setCanary(store, {
      remote,
      version,
      percent,
      actor,
      expected: options.expect,
    })
    const audience = percent === 0 ? 'no browser' : `${percent} % of all browsers`
    return describeOutcome(outcome, `${remote}@${version} goes to ${audience}`)
  },
}
