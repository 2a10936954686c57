import { lockSite, unlockSite } from '../site-lock.ts'
import { type Command, UsageError } from './command.ts'
import { describeOutcome } from './outcome.ts'

export const lock: Command = {
  args: '',
  summary: 'freezes the site: nothing is promoted, no canary grows (--reason is needed)',
  run: async ({ store, actor }) => {
    if (!actor.reason) throw new UsageError('Say why, with --reason')
    return describeOutcome(await lockSite(store, { actor }), 'locked')
  },
}

export const unlock: Command = {
  args: '',
  summary: 'lets the site be changed again',
  run: async ({ store, actor }) => describeOutcome(await unlockSite(store, { actor }), 'unlocked'),
}
