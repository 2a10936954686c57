import { releaseSiteTo } from '../../compose/release-site.ts'
import { readStatus } from '../../site/site-status.ts'
import type { Command } from '../command.ts'

export const site: Command = {
  args: '',
  summary: 'builds what changed, publishes it and composes the site, as npm start does',
  run: async ({ store, root, actor, log }) => {
    await releaseSiteTo(store, { root, log, by: actor.by })
    return { data: await readStatus(store), lines: [] }
  },
}
