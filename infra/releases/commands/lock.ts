import { lockSite, unlockSite } from '../site-lock.ts'
import { type Command, UsageError } from './command.ts'
import { answerTo } from './outcome.ts'

export const lock: Command = {
  words: '',
  summary: 'freezes the site: nothing is promoted, no canary grows (--reason is needed)',
  run: async ({ store, actor }) => {
    if (!actor.reason) throw new UsageError('Say why, with --reason')
    return answerTo(await lockSite(store, { actor }), 'locked')
  },
}

export const unlock: Command = {
  words: '',
  summary: 'lets the site be changed again',
  run: async ({ store, actor }) => answerTo(await unlockSite(store, { actor }), 'unlocked'),
}
