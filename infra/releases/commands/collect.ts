import { prune as collectReleases } from '../prune.ts'
import { type Command, parseWholeNumber } from './command.ts'

export const collect: Command = {
  args: '',
  summary: 'removes releases nobody can ask for any more',
  options: {
    days: {
      type: 'string',
      description: 'what was live or published since then stays, 7 if left out',
    },
    'dry-run': { type: 'boolean', description: 'only says what would go' },
  },
  run: async ({ store, actor, options }) => {
    const days = parseWholeNumber(options.days, '--days')
    const dryRun = options['dry-run'] === true
    const collection = await collectReleases(store, { actor, days, dryRun })
    const { releases, files } = collection
    const verb = dryRun ? 'would be' : 'are'
    return {
      data: collection,
      lines: [...releases, `${releases.length} releases, ${files} files ${verb} removed`],
    }
  },
}
