import { releaseSiteTo } from '../../compose/release-site.ts'
import { readStatus } from '../../site/site-status.ts'
import type { ReleaseCommand } from '../command.ts'

export const site: ReleaseCommand = {
  usage: 'site',
  summary: 'builds what changed, publishes it and composes the site, as npm start does',
  run: async ({ store, root, actor, log }) => {
    await releaseSiteTo(store, { root, log, by: actor.by })
    return { data: await readStatus(store), lines: [] }
  },
}
