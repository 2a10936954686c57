import { InvalidArgumentError } from 'commander'
import { lockSite, unlockSite } from '../../compose/site-lock.ts'
import type { ReleaseCommand } from '../command.ts'
import { describeOutcome } from '../outcome.ts'

export const lock: ReleaseCommand = {
  usage: 'lock',
  summary: 'locks the site: nothing is promoted, no canary grows (requires --reason)',
  run: async ({ store, actor }) => {
    if (!actor.reason) throw new InvalidArgumentError('--reason is missing')
    return describeOutcome(await lockSite(store, { actor }), 'locked')
  },
}

export const unlock: ReleaseCommand = {
  usage: 'unlock',
  summary: 'unlocks the site',
  run: async ({ store, actor }) => describeOutcome(await unlockSite(store, { actor }), 'unlocked'),
}
