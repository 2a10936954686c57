import { lockSite, unlockSite } from '../../compose/site-lock.ts'
import { type Command, UsageError } from '../command.ts'
import { describeOutcome } from '../outcome.ts'

export const lock: Command = {
  args: '',
  summary: 'locks the site: nothing is promoted, no canary grows (requires --reason)',
  run: async ({ store, actor }) => {
    if (!actor.reason) throw new UsageError('--reason is missing')
    return describeOutcome(await lockSite(store, { actor }), 'locked')
  },
}

export const unlock: Command = {
  args: '',
  summary: 'unlocks the site',
  run: async ({ store, actor }) => describeOutcome(await unlockSite(store, { actor }), 'unlocked'),
}
